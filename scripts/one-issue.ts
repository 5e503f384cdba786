import { spawnSync } from 'node:child_process';

/** Runs GitHub's command line tool with a text as its standard input, and returns what it prints. */
export type GitHub = (args: readonly string[], input?: string) => string;

/** The tool itself; throws with what it printed where it fails. */
export const runGh: GitHub = (args, input = '') => {
  const { status, stdout, stderr, error } = spawnSync('gh', args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`gh ${args.slice(0, 2).join(' ')} failed: ${error?.message ?? stderr}`);
  return stdout.trim();
};

/** What kind of report an issue holds; of each kind at most one is open. */
export interface IssueKind {
  /** By this label the one issue is found again. */
  readonly label: string;
  readonly title: string;
  /** What the label means. */
  readonly description: string;
}

/**
 * Makes the one open issue of a kind say what the report says: opens it, brings it up to date, or closes it.
 * @param report markdown; empty where nothing needs attention
 * @returns what was done, in a few words
 */
export function updateIssue({ label, title, description }: IssueKind, report: string, gh: GitHub = runGh): string {
  const listed = gh(['issue', 'list', '--label', label, '--state', 'open', '--json', 'number']);
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
  gh(['label', 'create', label, '--force', '--description', description]);
  return `opened ${gh(['issue', 'create', '--title', title, '--label', label, '--body-file', '-'], report)}`;
}
