import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { updateComment } from '../../../scripts/changes/comment';
import type { Report } from '../../../scripts/changes/report';
import { htmlReport } from '../../../scripts/changes/report-html';
import { MARKER, markdownReport, plain } from '../../../scripts/changes/report-markdown';
import { wordMarks } from '../../../scripts/changes/word-marks';

const EMPTY: Report = { base: 'main', summary: [], prices: [], sections: [], weights: [] };
const withItem = (what: string, before: string, after: string): Report => ({
  ...EMPTY,
  summary: ['1 page changed'],
  sections: [
    { title: 'Changed pages', entries: [{ title: 'Home', notes: [], items: [{ what, before, after }], pictures: [] }] },
  ],
});

test('both reports say so where nothing changed', () => {
  expect(markdownReport(EMPTY)).toContain('Nothing: every page is as before.');
  expect(htmlReport(EMPTY, new Map())).toContain('Nothing: every page is as before.');
});

test('words that differ are marked, prices and hyphened words as a whole', () => {
  const marks = wordMarks('A six-week course for $597.', 'A two-week course for $1,047.');
  expect(marks.before.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['six-week', '$597']);
  expect(marks.after.filter(({ isMarked }) => isMarked).map(({ text }) => text)).toEqual(['two-week', '$1,047']);
});

test('words of the site become no markup and notify nobody', () => {
  expect(plain('<b> [x](y) @nurse *a* `c` |')).toBe('&lt;b&gt; \\[x\\](y) @<!-- -->nurse \\*a\\* \\`c\\` \\|');
  expect(htmlReport(withItem('<script>', '<i>', '</p>'), new Map())).toContain('<li>&lt;script&gt;<p');
});

test('texts that have little in common are marked as a whole, and cut', () => {
  const { before } = wordMarks('long '.repeat(2000), 'other '.repeat(2000));
  expect(before).toEqual([{ text: expect.stringMatching(/… \(\d+ words in all\)$/), isMarked: true }]);
});

test('a report that is too long for a comment is cut at the end of a line, and says so', () => {
  const report = markdownReport({ ...EMPTY, summary: Array.from({ length: 9000 }, (_, at) => `Page ${at} changed`) });
  expect(report.length).toBeLessThan(65_536);
  expect(report).toMatch(/\n- Page \d+ changed\n\n_There is more; see the full report\._\n$/);
});

const PULL = { repository: 'owner/site', number: '7', picturesUrl: 'https://a.example/pictures' };

/** Comments through a `gh` that finds these comments of ours; returns what it was told after that. */
function comment(found: string): { readonly said: string; readonly told: readonly string[] } {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  const file = path.join(folder, 'report.md');
  writeFileSync(file, markdownReport(EMPTY));
  const told: string[] = [];
  const said = updateComment(file, PULL, (args, input = '') => {
    told.push([...args, input].join(' '));
    return args.includes('--jq') ? found : '';
  });
  rmSync(folder, { recursive: true });
  expect(told.shift()).toContain(`startswith("${MARKER}")`);
  return { said, told };
}

test('the first report is a new comment with a link to the pictures', () => {
  const { said, told } = comment('');
  expect(said).toBe('wrote a comment');
  expect(told).toEqual([
    expect.stringMatching(/^api --method POST repos\/owner\/site\/issues\/7\/comments --input - /),
  ]);
  expect(told[0]).toContain('https://a.example/pictures');
});

test('the comment that is there is brought up to date', () => {
  const { said, told } = comment('42\n43');
  expect(said).toBe('brought comment 42 up to date');
  expect(told).toEqual([expect.stringMatching(/^api --method PATCH repos\/owner\/site\/issues\/comments\/42 /)]);
});
