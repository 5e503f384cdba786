import { updateIssue } from '../../scripts/one-issue';
import { isUpkeep, laterReport, upkeepReport } from '../../scripts/upkeep-report';
import { ContentReader } from '../../src/content/read/content-reader';
import { diskSource } from '../../src/content/read/disk-source';
import type { Problem } from '../../src/content/read/problem';
import { postText } from '../content/check/bad-posts';
import { type Changes, ContentCopy } from '../support/content-copy';

const DAY = '2026-01-01';
const LATER = '2026-01-31';
const LINK = { url: 'https://a.example/page', places: [{ file: 'content/site.yaml', line: 3, column: 5 }] };

const NEXT = `  next:
    announced: 2026-01-20
    from: 2026-04-05
    source: { title: News, url: "https://www.gov.uk/news" }
`;

const SOURCES = `
  - title: "NMC: Practice hours"
    url: https://nmc.example/hours/
    checked: 2024-04-01
  - title: "GOV.UK: Leave"
    url: https://gov.example/leave
  - fact: notice-days`;

const copy = new ContentCopy();
afterAll(() => copy.remove());

const found = async (changes: Changes, day: string): Promise<Problem[]> =>
  (await copy.checkWith(changes, day, true)).filter(isUpkeep);

/** The report of a content with these changes on `DAY`. */
async function reportOf(changes: Changes): Promise<string> {
  const [now, ahead] = [await found(changes, DAY), await found(changes, LATER)];
  return upkeepReport({ links: [], now, ahead, aheadDay: LATER });
}

async function laterOf(changes: Changes, day: string): Promise<string> {
  const before = Object.keys(changes).map(
    (name) => [name, name.startsWith('blog/zz') ? null : copy.read(name)] as const,
  );
  for (const [name, text] of Object.entries(changes)) copy.put(name, text);
  const files = await new ContentReader(diskSource(copy.root)).read();
  for (const [name, text] of before) copy.put(name, text);
  return laterReport(files, day);
}

const expecting = (): Changes => ({ 'facts.yaml': copy.read('facts.yaml').replace('  nation: UK\n', `$&${NEXT}`) });
const post = (fields: Parameters<typeof postText>[0], slug = 'zz-post'): Changes => ({
  [`blog/${slug}/index.md`]: postText(fields),
});

test('links are tasks by file and line', () => {
  const links = [
    { ...LINK, state: 'broken' as const, answer: '404' },
    { ...LINK, url: 'https://b.example/', state: 'unknown' as const, answer: '403' },
    { ...LINK, url: 'https://c.example/', state: 'fine' as const, answer: '200' },
  ];
  const report = upkeepReport({ links, now: [], ahead: [], aheadDay: LATER });
  expect(report).toContain('- [ ] <https://a.example/page> (404) in `content/site.yaml:3`');
  expect(report).toMatch(/could not be tried[\s\S]*<https:\/\/b\.example\/> \(403\)/);
  expect(report).not.toContain('c.example');
});

test('nothing is reported where links could not be tried and no day is near', async () => {
  const links = [{ ...LINK, state: 'unknown' as const, answer: '429' }];
  expect(upkeepReport({ links, now: [], ahead: [], aheadDay: LATER })).toBe('');
  expect(await reportOf({})).toBe('');
});

test('a review that is due says what to compare and when that was last done', async () => {
  const report = await reportOf(post({ reviewed: '2024-04-02', reviewBy: '2025-01-01', sources: SOURCES }));
  expect(report).toMatch(
    /- \[ \] \*\*A post for the test \(last reviewed on 2024-04-02\)\*\* `content\/blog\/zz-post\/index\.md:\d+` .* by 2025-01-01/,
  );
  expect(report).toContain('  - [ ] [NMC: Practice hours](<https://nmc.example/hours/>), checked on 2024-04-01');
  expect(report).toContain('  - [ ] [GOV.UK: Leave](<https://gov.example/leave>), not checked');
  expect(report).toContain('(<https://www.gov.uk/maternity-pay-leave/how-to-claim>), checked on 2025-11-22');
  expect(await reportOf(post({ reviewBy: '2025-01-01' }))).toContain('(no review is recorded)');
});

test('a text whose day has passed and one whose day comes are told apart', async () => {
  const name = 'pages/4cs-program.yaml';
  const until = (day: string): Changes => ({ [name]: copy.read(name).replace('2099-12-31', day) });
  const passed = await reportOf(until('2025-12-31'));
  expect(passed).toMatch(/`content\/pages\/4cs-program\.yaml:\d+` .*2025-12-31, and is still shown: `Next cohort/);
  expect(passed).not.toContain(LATER);
  expect(await reportOf(until('2026-01-30'))).toMatch(/^# .*2026-01-31[\s\S]*2026-01-30, and is still shown/);
  expect(await reportOf(until(LATER))).toBe('');
});

test('a value that was checked over a year ago is a task with its page, until it is checked again', async () => {
  const old = await found({}, '2026-11-23');
  const report = upkeepReport({ links: [], now: old, ahead: old, aheadDay: '2026-12-23' });
  const line = copy.read('facts.yaml').split('\n').indexOf('      checked: 2025-11-22') + 1;
  expect(report).toContain(
    `- [ ] **The weekly rate** \`content/facts.yaml:${line}\` "weekly-rate" was checked on 2025-11-22, over a year ago
  - [ ] [GOV.UK: Maternity pay and leave, Pay](<https://www.gov.uk/maternity-pay-leave/pay>), checked on 2025-11-22`,
  );
  const again = { 'facts.yaml': copy.read('facts.yaml').replaceAll('checked: 2025-11-22', 'checked: 2026-11-22') };
  expect(await found(again, '2026-11-23')).toEqual([]);
});

test('a value that is expected is asked for from its announcement on, and known to come before', async () => {
  expect(await reportOf(expecting())).toMatch(/2026-01-31[\s\S]*\*\*The weekly rate \(from 2026-04-05\)\*\*/);
  expect(await laterOf(expecting(), DAY)).toContain('- 2026-01-20: the next value of **The weekly rate**');
  expect(await laterOf(expecting(), '2026-01-20')).not.toContain('The weekly rate');
});

test('the next review is known to come, and so are the articles without a day', async () => {
  const posts = {
    ...post({ reviewBy: '2026-03-01' }, 'zz-spring'),
    ...post({ reviewBy: '2026-02-01' }, 'zz-winter'),
    ...post({ reviewBy: '2025-12-01' }, 'zz-past'),
  };
  const later = await laterOf(posts, LATER);
  expect(later).toContain('- 2026-02-01: the next review, `content/blog/zz-winter/index.md`');
  expect(later).not.toMatch(/zz-(spring|past)/);
  expect(later).toContain('- `content/blog/nmc-revalidation/index.md`');
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
