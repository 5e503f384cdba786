import { type GitHub, runGh } from './gh';

/** By this label the one issue is found again. */
export const LABEL = 'upkeep';
const TITLE = 'Links and dates to look after';

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
