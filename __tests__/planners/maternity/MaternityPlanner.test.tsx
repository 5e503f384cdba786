// Guards the maternity planner on screen: results and letters. create-planner.test.tsx has what all planners share.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MaternityPlanner } from '../../../src/planners/maternity/MaternityPlanner';
import { enter } from '../../support/enter';
import { renderInTheme } from '../../support/render-in-theme';
import { COMPLETE_ANSWERS, MATERNITY_FACTS } from './maternity-facts';

// It takes as long to draw as the results; create-planner.test.tsx has one.
jest.mock('../../../src/planners/shared/PlannerExample', () => ({ PlannerExample: () => null }));

const KEY = 'tool:maternity-planner';

/** Renders the planner for a visitor with stored answers. */
function showKept(changes: object, facts = MATERNITY_FACTS): void {
  const file = { kind: 'nursing-tools', tool: 'maternity-planner', version: 1, saved: '2026-11-23' };
  localStorage.setItem(KEY, JSON.stringify({ ...file, data: { ...COMPLETE_ANSWERS, ...changes } }));
  renderInTheme(<MaternityPlanner facts={facts} />);
}

afterEach(() => localStorage.clear());

const sheet = () => screen.getByRole('region', { name: 'Your plan' });

/** Includes folded content. */
const rowOf = (table: string, name: string) =>
  within(within(sheet()).getByRole('table', { name: table, hidden: true })).getByRole('row', {
    name: new RegExp(`^${name}`),
    hidden: true,
  });

test('the next action has an editable letter, before all dates', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-12T10:00:00'), advanceTimers: true });
  showKept({ leaveStart: '2026-04-27' });
  const user = userEvent.setup();
  const next = within(screen.getByRole('region', { name: /^Tell your employer by Saturday 17.January.2026/ }));
  const letter = next.getByLabelText('Your letter, with your dates');
  expect(letter).toHaveDisplayValue(/baby is due on 1 May 2026.* on 27 April 2026/);
  expect(letter).not.toHaveDisplayValue(/NHS/);
  enter(letter, ' Grace');
  await user.click(next.getByRole('button', { name: 'Copy the letter' }));
  expect(await navigator.clipboard.readText()).toMatch(/^Dear[\s\S]* Grace$/);
  // Another element is announced again.
  const outcome = next.getByText(/^Copied/);
  await user.click(next.getByRole('button', { name: 'Copy the letter' }));
  await waitFor(() => expect(next.getByText(/^Copied/)).not.toBe(outcome));
  const dates = within(screen.getAllByRole('group', { name: 'Your dates in order' })[0] ?? document.body);
  const [passed, now, later] = dates.getAllByRole('listitem');
  expect(passed).toHaveTextContent(/^MATB1.*\(passed\)/);
  expect(now).toHaveAttribute('aria-current', 'step');
  expect(later).toHaveTextContent(/^Ask for your payby 30.Mar.2026$/);
  jest.useRealTimers();
});

test('each date has its own label', () => {
  showKept({ leaveStart: '2026-04-27', returnOn: '2026-11-02' });
  const table = within(sheet()).getByRole('table', { name: 'All dates, and what each means', hidden: true });
  const headers = within(table).getAllByRole('rowheader', { hidden: true });
  const dates = headers.map((header) => [header.textContent, header.nextElementSibling?.textContent]);
  expect(dates).toEqual(
    [
      ['Payslips that count', '22 November 2025 to 16 January 2026'],
      ['MATB1 from', 'Sunday 7 December 2025'],
      ['Qualifying week', '11 January 2026 to 17 January 2026'],
      ['Tell your employer by', 'Saturday 17 January 2026'],
      ['Earliest first day of leave', 'Sunday 8 February 2026'],
      ['A pregnancy-related absence starts leave from', 'Sunday 29 March 2026'],
      ['Ask for pay by', 'Monday 30 March 2026'],
      ['Week your baby is due', '26 April 2026 to 2 May 2026'],
      ['First day of leave', 'Monday 27 April 2026'],
      ['Your baby is due', 'Friday 1 May 2026'],
      ['Proof for statutory pay by', 'Monday 18 May 2026'],
      ['Last day to give notice of an earlier return', 'Monday 7 September 2026'],
      ['Ordinary leave ends', 'Sunday 25 October 2026'],
      ['Statutory pay ends', 'Sunday 24 January 2027'],
      ['Additional leave ends', 'Sunday 25 April 2027'],
    ].map(([label, date = '']) => [label, expect.stringMatching(`^${date.replaceAll(' ', '\\s')}`)]),
  );
});

test('every failed condition is named, with the alternative', () => {
  showKept({ employedSince: '2026-01-05', weeklyPay: '100', nhs: 'yes', nhsSince: '2026-01-05' });
  const values = within(within(sheet()).getByRole('list', { name: 'What you can have' })).getAllByRole('listitem');
  const [leave, statutory, nhs] = values;
  expect(leave).toHaveTextContent(/^Leave: yes/);
  expect(statutory).toHaveTextContent(
    /^Statutory pay: no.*You needed to have started by.*You started on 5.January.2026.*at least £125.00 a week.*What to do without Statutory Maternity Pay/,
  );
  expect(nhs).toHaveTextContent(/^NHS pay: no/);
  expect(within(sheet()).queryByText('NHS pay on top')).toBeNull();
  expect(within(sheet()).getByRole('link', { name: 'Maternity Allowance' })).toBeVisible();
  for (const [name, note] of [
    ['Statutory pay ends', /Only if Statutory Maternity Pay turns out to be due/],
    ['Last day to give notice of an earlier return', /weeks before the day you choose/],
    ['Tell your employer by', /the first day of leave\.$/],
  ] as const)
    expect(rowOf('All dates, and what each means', name)).toHaveTextContent(note);
});

test.each([
  ['begins too late', { from: '2026-12-01' }, /^The standard rate before 1.December.2026 is not in our figures/],
  [
    'ends too early',
    { until: '2026-06-30' },
    /^The standard rate after 30.June.2026 is not known.*£194.32 a week, is used/,
  ],
])('a standard rate that %s is named among the assumptions', (_what, period, text) => {
  const known = MATERNITY_FACTS.map((fact) =>
    fact.name === 'smp-standard-rate'
      ? { ...fact, periods: fact.periods.slice(-1).map((last) => ({ ...last, ...period })) }
      : fact,
  );
  showKept({}, known);
  expect(within(sheet()).getByText(text)).toBeInTheDocument();
});

test('NHS pay is listed by month; the letter is selected without clipboard', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-12T10:00:00'), advanceTimers: true });
  showKept({ rhythm: 'monthly', dayOfMonth: '31', nhs: 'yes', nhsSince: '2023-02-06' });
  expect(rowOf('Month by month, beside normal pay', 'Month')).toHaveTextContent(
    /^MonthTogetherBelow normal payNormal pay/,
  );
  expect(rowOf('Month by month, beside normal pay', 'March')).toHaveTextContent(/^March.2027No pay£([\d,.]+)£\1/);
  const [, ...figures] = within(rowOf('Month by month, beside normal pay', 'October'))
    .getAllByRole('cell', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(figures).toEqual(['£1,496.58', '£4,428.57', '£860.56', '£2,071.43']);
  expect(rowOf('All dates, and what each means', 'Tell your employer by')).toHaveTextContent(/intend to return\.$/);
  const bars = within(within(sheet()).getByRole('group', { name: 'Pay before tax, month by month' }));
  const months = bars.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(months[0]).toMatch(/^May 26£/);
  expect(months).toContain('Apr 27part monthNo pay');

  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy the letter' }));
  const letter = screen.getByLabelText<HTMLTextAreaElement>('Your letter, with your dates');
  await waitFor(() => expect(letter).toHaveFocus());
  expect(letter).toBeVisible();
  const selected = letter.value.slice(letter.selectionStart, letter.selectionEnd);
  expect(selected).toMatch(/^Dear[\s\S]*return to work for the NHS/);
  jest.useRealTimers();
});
