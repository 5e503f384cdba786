import { type MonthAhead, monthsAhead } from '../../scripts/year-ahead';
import { ContentCopy } from '../support/content-copy';

const START = '2026-01-15';
const copy = new ContentCopy();
afterAll(() => copy.remove());

const NEXT = `  next:
    announced: 2026-03-10
    from: 2026-05-01
    source: { title: News, url: https://www.gov.uk/news }
`;

let months: MonthAhead[] = [];
const monthOf = (day: string): MonthAhead | undefined => months.find((month) => month.day === day);

beforeAll(async () => {
  const facts = copy.read('facts.yaml');
  const ending = facts
    .replace('from: 2020-04-05', '$&\n      until: 2026-04-30')
    .replace('  fallback', `${NEXT}  fallback`);
  const confirmed = `    - from: 2026-05-01
      value: 35
      source: { title: News, url: https://www.gov.uk/news }
      checked: 2026-01-10
      status: confirmed
`;
  const notice = ending
    .replace('- value: 28', '- until: 2026-04-30\n      value: 28')
    .replace('- id: next-fee', `${confirmed}- id: next-fee`);
  copy.put('facts.yaml', notice);
  copy.put('pages/4cs-program.yaml', copy.read('pages/4cs-program.yaml').replace('2099-12-31', '2026-06-15'));
  months = await monthsAhead(copy.root, START, 18);
}, 120_000);

it('looks at this day and at the first day of each of eighteen months', () => {
  expect(months.map(({ day }) => day).slice(0, 3)).toEqual([START, '2026-02-01', '2026-03-01']);
  expect(months).toHaveLength(19);
});

it('asks for a value from its announcement, and tells of an end before it comes', () => {
  expect(monthOf('2026-04-01')?.told.join('\n')).toMatch(/"weekly-rate" is expected since 2026-03-10/);
  expect(monthOf('2026-04-01')?.told.join('\n')).toMatch(/"weekly-rate" ends on 2026-04-30/);
  expect(monthOf('2026-07-01')?.told.join('\n')).toMatch(/4cs-program\.yaml/);
});

it('shows a confirmed value from its first day and never earlier, and a fallback after the last day', () => {
  const ours = /^(weekly-rate|notice-days):/;
  const changes = months.flatMap(({ day, shown }) =>
    shown.filter((text) => ours.test(text)).map((text) => `${day} ${text}`),
  );
  expect(changes).toEqual([
    '2026-05-01 weekly-rate: £1,510.20 a week -> the current rate',
    '2026-05-01 notice-days: 28 days -> 35 days',
  ]);
});

it('lets no value end without a word in an earlier month or in that one', () => {
  for (const { day, shown } of months) {
    const fallbacks = shown.filter((text) => text.endsWith('the current rate'));
    const said = months.filter((month) => month.day <= day).flatMap(({ told }) => told);
    for (const text of fallbacks) expect(said.some((line) => line.includes(text.split(':')[0] ?? ''))).toBe(true);
  }
});
