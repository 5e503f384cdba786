// Everything that CI checks: `npm test`.
import { spawn } from 'node:child_process';
import { testBrowser } from './browser/browser';
import { runForAuthor } from './for-author';
import { commandFile } from './run-package';

/** Files of Jest share one evaluation of what they import; see `jest.config.cjs`. */
const ENVIRONMENT = { ...process.env, TOGETHER: '1' };

/**
 * Runs a step, and prints what it said once it has ended, since two steps run at a time.
 * @returns whether it was green
 */
function run(name: string, ...args: readonly string[]): Promise<boolean> {
  const start = Date.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: ENVIRONMENT });
  const said: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output.on('data', (part) => said.push(part));
  return new Promise((resolve) => {
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(said));
      console.log(`${status === 0 ? 'Green' : 'RED'}: ${name}, ${Math.round((Date.now() - start) / 1000)} s\n`);
      resolve(status === 0);
    });
  });
}

const jest = (...projects: readonly string[]): string[] => [commandFile('jest'), '--selectProjects', ...projects];

/** Runs each step once what it needs exists. The site's build is the longest way: browser tests begin when it ends. */
async function test(): Promise<boolean> {
  const site = run('build of the site', commandFile('tsx'), 'scripts/test-site.ts');
  const units = run('unit tests', ...jest('node', 'components'), '-w', '2');
  const browser = site.then((isBuilt) =>
    isBuilt ? run('browser tests', commandFile('playwright'), 'test', '--project', 'chromium', 'editor') : false,
  );
  const isUnitsGreen = await units;
  // `check` reads the types of the queries, which the site's build writes last.
  const isBuilt = await site;
  const isChecked = isBuilt && (await run('check', process.env.npm_execpath ?? '', 'run', 'check'));
  const isHtmlGreen = isBuilt && (await run('tests of the built HTML', ...jest('built'), '-w', '1'));
  return (await browser) && isUnitsGreen && isChecked && isHtmlGreen;
}

void runForAuthor(async () => {
  const { whole } = testBrowser();
  if (!(await test())) process.exitCode = 1;
  if (!whole)
    console.log(
      'Left out: back-forward-cache.spec.ts and new-tab.spec.ts, which need a whole browser; only a headless shell was found.',
    );
});
