import { spawnSync } from 'node:child_process';

/** By this label the one issue is found again. */
export const LABEL = 'upkeep';
const TITLE = 'Links and dates to look after';

/** Runs GitHub's command line tool with a text as its standard input, and returns what it prints. */
type GitHub = (args: readonly string[], input?: string) => string;

const runGh: GitHub = (args, input = '') => {
  const { status, stdout, stderr, error } = spawnSync('gh', args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`gh ${args.slice(0, 2).join(' ')} failed: ${error?.message ?? stderr}`);
  return stdout.trim();
};

/**
 * Makes the one open issue say what the report says: opens it, brings it up to date, or closes it.
 * @param report markdown; empty where nothing needs attention
 * @returns what was done, in a few words
 */
export function updateIssue(report: string, gh: GitHub = runGh): string {
  const listed = gh(['issue', 'list', '--label', LABEL, '--state', 'open', '--json', 'number']);
  const [open] = JSON.parse(listed) as readonly { readonly number: number }[];
  if (open && report === '') {
    gh(['issue', 'close', String(open.number), '--comment', 'Nothing needs attention any more.']);
    return `closed #${open.number}`;
  }
  if (open) {
    gh(['issue', 'edit', String(open.number), '--body-file', '-'], report);
    return `brought #${open.number} up to date`;
  }
  if (report === '') return 'nothing to report';
  gh(['label', 'create', LABEL, '--force', '--description', 'Links that broke and texts that expire']);
  return `opened ${gh(['issue', 'create', '--title', TITLE, '--label', LABEL, '--body-file', '-'], report)}`;
}
