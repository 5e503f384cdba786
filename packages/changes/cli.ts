import path from 'node:path';
import { runCommand } from '../../scripts/for-author';
import { builtSide, forgetOthers, keyOf } from './build-side';
import { claimPhrases } from './claim-phrases';
import { baseCommit, withWorktree } from './git';
import { HTML, writeReports } from './write-reports';

const HELP = `Tells what visitors will see changed, in words and pictures: the site as it is in this folder, compared with
main. What is not committed yet counts too. Both are built, which takes some minutes.

  npm run changes
  npm run changes -- --base HEAD~1    compared with another state in git
  npm run changes -- --no-pictures    the words only, which needs no browser`;

/** Where the reports are written. */
const FOLDER = path.join('reports', 'changes');

async function compare(base: string | undefined, withPictures: boolean): Promise<void> {
  const commit = baseCommit(base);
  console.log(`Compared with ${commit.label}. Building …`);
  const before = withWorktree(commit, (folder) => builtSide(folder, keyOf(folder)));
  const after = builtSide('.', keyOf('.'));
  forgetOthers([before, after]);
  const phrases = claimPhrases('content');
  const report = await writeReports({ base: before, head: after, label: commit.label, phrases, withPictures }, FOLDER);
  const lines = report.summary.length > 0 ? report.summary : ['Nothing: every page is as before.'];
  console.log(['', 'What visitors will see changed', ...lines.map((line) => `- ${line}`)].join('\n'));
  console.log(`\nThe report: ${path.resolve(FOLDER, HTML)}`);
}

runCommand(HELP, { options: { base: { type: 'string' }, 'no-pictures': { type: 'boolean' } } }, async ({ values }) => {
  await compare(values.base, !values['no-pictures']);
});
