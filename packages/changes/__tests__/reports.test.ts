import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import type { Report } from '../report';
import { htmlReport } from '../report-html';
import { MARKER, markdownReport, plain } from '../report-markdown';
import { wordMarks } from '../word-marks';

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

/** The second job of the workflow, which writes the comment. */
const { env, steps } = parse(readFileSync('.github/workflows/changes.yml', 'utf8')).jobs.comment as {
  env: Readonly<Record<string, string>>;
  steps: readonly { run: string }[];
};
const SCRIPT = steps.at(-1)?.run ?? '';

/** In place of GitHub's command line tool: notes what it is told, and finds the comments that are named. */
const GH = `#!/bin/sh
printf '%s\n' "$*" >> told
case "$*" in *--jq*) printf '%s' "$FOUND" ;; esac
`;

/** Runs that job's script beside a report; returns what it told GitHub, and the text of the comment. */
function comment(write: (file: string) => void, found = '') {
  const folder = mkdtempSync(path.join(tmpdir(), 'report-'));
  mkdirSync(path.join(folder, 'report'));
  writeFileSync(path.join(folder, 'gh'), GH, { mode: 0o755 });
  write(path.join(folder, 'report', 'report.md'));
  const { status } = spawnSync('bash', ['-e', '-c', SCRIPT], {
    cwd: folder,
    env: {
      PATH: `${folder}:${process.env.PATH}`,
      FOUND: found,
      GH_REPO: 'owner/site',
      PULL_REQUEST: '7',
      RUN_URL: 'https://a.example/runs/1',
      LC_ALL: 'C.UTF-8',
      MARKER: env.MARKER,
    },
  });
  const left = (name: string): string => {
    const file = path.join(folder, name);
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const result = { status, told: left('told').trim().split('\n'), text: left('comment.md') };
  rmSync(folder, { recursive: true });
  return result;
}

const write = (text: string) => (file: string) => writeFileSync(file, text);

test('the workflow knows the report by the line with which it begins', () => {
  expect(env.MARKER).toBe(MARKER);
});

test('the first report is a new comment with a link to the pictures', () => {
  const { told, text } = comment(write(markdownReport(EMPTY)));
  expect(told[0]).toContain(`startswith("${MARKER}")`);
  expect(told.slice(1)).toEqual([
    'api --method POST repos/owner/site/issues/7/comments --field body=@comment.md --silent',
  ]);
  expect(text).toContain(markdownReport(EMPTY));
  expect(text).toContain('(https://a.example/runs/1#artifacts)');
});

test('the comment that is there is brought up to date', () => {
  expect(comment(write(markdownReport(EMPTY)), '42\n43').told.slice(1)).toEqual([
    'api --method PATCH repos/owner/site/issues/comments/42 --field body=@comment.md --silent',
  ]);
});

test.each<[string, (file: string) => void]>([
  ['that is missing', () => undefined],
  ['that is a link to another file', (file) => symlinkSync('/etc/hostname', file)],
  ['that is a folder', (file) => mkdirSync(file)],
  ['that begins in another way', write('# Approved\n')],
  ['that is too long', write(`${MARKER}\n${'a'.repeat(70_000)}`)],
])('a report %s is not published', (_what, make) => {
  const { status, told } = comment(make);
  expect([status, told]).toEqual([1, ['']]);
});

test('a report that somebody else has written calls nobody by name, and runs nothing', () => {
  const { text, told } = comment(write(`${MARKER}\n@nurse $(touch told) \`touch told\`\n`));
  expect(text).toContain('@<!-- -->nurse $(touch told)');
  expect(told).toHaveLength(2);
});
