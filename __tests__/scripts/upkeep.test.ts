import { rmSync } from 'node:fs';
import path from 'node:path';
import { updateIssue } from '../../scripts/one-issue';
import { datedTexts, upkeepReport } from '../../scripts/upkeep-report';
import { ContentReader } from '../../src/content-reader/content-reader';
import { diskSource } from '../../src/content-reader/disk-source';
import { someContent } from '../support/some-content';

const PLACE = { file: 'content/site.yaml', line: 3, column: 5 };
const LINK = { url: 'https://a.example/page', places: [PLACE] };
const COHORT = {
  ...PLACE,
  field: 'cohort.until',
  lastDay: '2025-02-28',
  text: 'Next cohort `starts` soon',
  hasFallback: false,
};

test('texts with a last day are found with the days that are left, the nearest first', async () => {
  const root = someContent(['site.yaml', 'pages']);
  const files = await new ContentReader(diskSource(root)).read();
  rmSync(path.dirname(root), { recursive: true });
  const [first, ...rest] = datedTexts(files, '2025-02-26');
  expect(first).toMatchObject({
    file: 'content/pages/4cs-program.yaml',
    field: 'callToAction.cohort.until',
    lastDay: '2025-02-28',
    daysLeft: 2,
    text: expect.stringContaining('Next cohort'),
  });
  expect(rest.map(({ field }) => field)).toEqual(['security.expires']);
});

test('the report is a list of tasks by file and line', () => {
  const links = [
    { ...LINK, state: 'broken' as const, answer: '404' },
    { ...LINK, url: 'https://b.example/', state: 'unknown' as const, answer: '403' },
    { ...LINK, url: 'https://c.example/', state: 'fine' as const, answer: '200' },
  ];
  const report = upkeepReport({ links, dated: [{ ...COHORT, daysLeft: -1 }] });
  expect(report).toContain(
    "- [ ] `content/site.yaml:3` `cohort.until` 2025-02-28, passed 1 day ago: `Next cohort 'starts' soon`",
  );
  expect(report).toContain('- [ ] <https://a.example/page> (404) in `content/site.yaml:3`');
  expect(report).toMatch(/could not be tried[\s\S]*<https:\/\/b\.example\/> \(403\)/);
  expect(report).not.toContain('c.example');
});

test('nothing is reported where links could not be tried and no day is near', () => {
  const links = [{ ...LINK, state: 'unknown' as const, answer: '429' }];
  expect(upkeepReport({ links, dated: [] })).toBe('');
});

const KIND = { label: 'upkeep', title: 'Links and dates', description: 'What broke' };

/** Updates the issue through a `gh` that knows these open issues; returns what it was told after it had listed them. */
function update(report: string, open: readonly { readonly number: number }[]): { said: string; told: string[] } {
  const told: string[] = [];
  const said = updateIssue(KIND, report, (args, input = '') => {
    told.push([...args, input].join(' ').trim());
    return args[1] === 'list' ? JSON.stringify(open) : 'https://github.example/issues/8';
  });
  expect(told.shift()).toBe('issue list --label upkeep --state open --json number');
  return { said, told };
}

test('the issue is opened with the label by which it is found again', () => {
  const { said, told } = update('- [ ] a task', []);
  expect(said).toBe('opened https://github.example/issues/8');
  expect(told[0]).toMatch(/^label create upkeep --force/);
  expect(told[1]).toMatch(/^issue create .* --label upkeep --body-file - - \[ \] a task$/);
});

test('the issue is brought up to date where it is open', () => {
  expect(update('- [ ] a task', [{ number: 7 }])).toEqual({
    said: 'brought #7 up to date',
    told: ['issue edit 7 --body-file - - [ ] a task'],
  });
});

test('the issue is closed when nothing is left, and none is opened for nothing', () => {
  expect(update('', [{ number: 7 }]).told).toEqual([expect.stringMatching(/^issue close 7 /)]);
  expect(update('', [])).toEqual({ said: 'nothing to report', told: [] });
});
