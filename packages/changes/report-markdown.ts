import type { Item } from './items';
import type { Report, ReportSection } from './report';
import type { ReportEntry } from './report-entries';
import { type MarkedPart, wordMarks } from './word-marks';
import { shortened } from './wording';

/** By this the comment on a pull request is found again. */
export const MARKER = '<!-- what-visitors-will-see-changed -->';
/** GitHub takes no longer comment; some room is left for what is added to it. */
const LONGEST = 60_000;
const CUT = '\n\n_There is more; see the full report._\n';

/** Text of the site as plain text of markdown: nothing in it becomes markup, and nobody is notified. */
export function plain(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[\\`*_[\]|~#]/g, '\\$&')
    .replace(/@(?=\w)/g, '@<!-- -->');
}

function marked(parts: readonly MarkedPart[], tag: 'del' | 'ins'): string {
  return parts.map(({ text, isMarked }) => (isMarked ? `<${tag}>${plain(text)}</${tag}>` : plain(text))).join('');
}

function itemLines({ what, before, after }: Item): string[] {
  if (before === undefined && after === undefined) return [`- ${plain(what)}`];
  if (before === undefined) return [`- ${plain(what)}: ${plain(shortened(after ?? ''))}`];
  if (after === undefined) return [`- ${plain(what)}: <del>${plain(shortened(before))}</del>`];
  const marks = wordMarks(before, after);
  return [`- ${plain(what)}`, `  - Before: ${marked(marks.before, 'del')}`, `  - After: ${marked(marks.after, 'ins')}`];
}

function entryLines({ title, address, notes, items }: ReportEntry): string[] {
  const heading = address === undefined ? plain(title) : `${plain(title)} (\`${address}\`)`;
  const all = [...notes.map((note) => `- ${plain(note)}`), ...items.flatMap(itemLines)];
  return [`#### ${heading}`, '', ...(all.length > 0 ? [...all, ''] : [])];
}

function sectionLines({ title, entries }: ReportSection): string[] {
  return [`### ${title}`, '', ...entries.flatMap(entryLines)];
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [row(header), row(header.map(() => '---')), ...rows.map((cells) => row(cells.map(plain))), ''];
}

function priceLines({ prices }: Report): string[] {
  if (prices.length === 0) return [];
  const rows = prices.map(({ what, before, after, pages }) => [what, before, after, pages.join(', ')]);
  return ['### Prices', '', ...table(['Where', 'Before', 'After', 'On the pages'], rows)];
}

function weightLines({ weights }: Report): string[] {
  if (weights.length === 0) return [];
  const rows = weights.map(({ page, html, firstVisit }) => [page, html, firstVisit]);
  return ['### Weight', '', ...table(['Page', 'The page itself', 'A first visit on a phone'], rows)];
}

/** Writes the report as markdown, for a comment on a pull request; what is too long for one is cut. */
export function markdownReport(report: Report): string {
  const compared = `Compared with ${plain(report.base)}.`;
  const summary = report.summary.map((line) => `- ${plain(line)}`);
  const text = [
    MARKER,
    '## What visitors will see changed',
    '',
    ...(summary.length > 0 ? summary : ['Nothing: every page is as before.']),
    '',
    ...priceLines(report),
    ...report.sections.flatMap(sectionLines),
    ...weightLines(report),
    compared,
    '',
  ].join('\n');
  return text.length <= LONGEST ? text : `${text.slice(0, text.lastIndexOf('\n', LONGEST))}${CUT}`;
}
