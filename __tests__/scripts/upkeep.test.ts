// Guards the list of due items.
import { fallsDue, upkeepReport } from '../../scripts/upkeep';
import { postText } from '../content/check/bad-posts';
import { type Changes, ContentCopy } from '../content/content-copy';

const DAY = '2026-01-01';
const PROGRAM = 'pages/4cs-program.yaml';

const SOURCES = `
  - title: "NMC: Practice hours"
    url: https://nmc.example/hours/
    checked: 2024-04-01
  - title: "GOV.UK: Leave"
    url: https://gov.example/leave
  - fact: notice-days`;

const copy = new ContentCopy();

/** The report on content with these changes: items due on the day, and later ones by heading. */
async function reportOf(changes: Changes, day = DAY, isWholeYear = false) {
  const check = async (on: string) =>
    isWholeYear || on === day ? copy.checkWith(changes, { day: on, keepNotes: true }) : [];
  const [due = '', ...later] = upkeepReport(await fallsDue({ check }, day)).split('\n\n## By ');
  return { due, later: Object.fromEntries(later.map((part) => [part.slice(0, 10), part])) };
}

/** A post with these fields, and a page text with this last day. */
const changes = (fields: Parameters<typeof postText>[0], until: string): Changes => ({
  'blog/zz-post/index.md': postText(fields),
  ...copy.replaced(PROGRAM, '2099-12-31', until),
});

test('a due item has its location, sources and last check', async () => {
  const review = { reviewed: '2024-04-02', reviewBy: '2025-01-01', sources: SOURCES };
  const { due } = await reportOf(changes(review, '2025-12-31'));
  expect(due).toMatch(
    /- \[ \] \*\*A post for the test \(last reviewed on 2024-04-02\)\*\* `content\/blog\/zz-post\/index\.md:\d+` .* by 2025-01-01/,
  );
  expect(due).toContain('  - [ ] [NMC: Practice hours](<https://nmc.example/hours/>), checked on 2024-04-01');
  expect(due).toContain('  - [ ] [GOV.UK: Leave](<https://gov.example/leave>), not checked');
  expect(due).toContain('(<https://www.gov.uk/maternity-pay-leave/how-to-claim>), checked on 2025-11-22');
  expect(due).toMatch(/`content\/pages\/4cs-program\.yaml:\d+` .*2025-12-31, and is still shown: `Next cohort/);
});

test('a coming item is listed once, in the month after its day', async () => {
  const { due, later } = await reportOf(changes({ reviewBy: '2026-03-15' }, '2026-01-31'), DAY, true);
  expect(due).toBe('Nothing is due today.');
  const months = Object.keys(later).filter((day) => later[day]?.includes('zz-post'));
  expect(months).toEqual(['2026-04-01']);
  expect(later['2026-02-01']).toMatch(/2026-01-31, and is still shown/);
});

test('an old value is a task until it is checked again', async () => {
  const line = copy.read('facts.yaml').split('\n').indexOf('      checked: 2025-11-22') + 1;
  expect((await reportOf({}, '2026-11-23')).due).toContain(
    `- [ ] **The weekly rate** \`content/facts.yaml:${line}\` "weekly-rate" was checked on 2025-11-22, over a year ago
  - [ ] [GOV.UK: Maternity pay and leave, Pay](<https://www.gov.uk/maternity-pay-leave/pay>), checked on 2025-11-22`,
  );
  const again = {
    'facts.yaml': copy.read('facts.yaml').replaceAll(/checked: 2025-11-2\d/g, 'checked: 2026-11-22'),
    'site.yaml': copy.read('site.yaml').replace(/expires: .*/, 'expires: 2027-10-31'),
  };
  expect((await reportOf(again, '2026-11-23')).due).toBe('Nothing is due today.');
});

test('what a planner announces is due once its time has passed', async () => {
  const check = async () => [];
  const [now, ...later] = await fallsDue({ check }, '2027-01-01');
  expect(now?.findings).toEqual([]);
  const [found] = later.flatMap(({ day, findings }) => findings.map(({ file, line }) => ({ day, file, line })));
  expect(found).toEqual({ day: '2027-12-01', file: 'src/planners/revalidation/messages.ts', line: expect.any(Number) });
  expect(found?.line).toBeGreaterThan(1);
});
