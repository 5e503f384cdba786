// Guards the first-year planner on the screen.
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstYearPlanner } from '../../../src/planners/first-year/FirstYearPlanner';
import { renderInTheme } from '../../support/render-in-theme';
import { FIRST_YEAR_FACTS } from './first-year-facts';

// It takes as long to draw as the results; create-planner.test.tsx has one.
jest.mock('../../../src/planners/shared/PlannerExample', () => ({ PlannerExample: () => null }));

const KEY = 'tool:first-year-planner';

/** A value that applies long after the days of these tests, from another page. */
const LATER = {
  from: '2090-01-01',
  until: null,
  value: '1',
  checked: '2026-11-23',
  source: { title: 'The regulator: later rules', url: 'https://regulator.example/later-rules' },
};
const FACTS = FIRST_YEAR_FACTS.map(({ periods, ...known }) => ({
  ...known,
  periods: [...periods.map((period) => ({ ...period, until: '2089-12-31' })), LATER],
}));

/** Dates far ahead, so that none has passed whenever the test runs. */
const ANSWERS = {
  hasPin: 'yes',
  firstDay: '2067-01-10',
  pinDay: '2066-12-14',
  hours: '30',
  visaEnds: '2069-11-20',
  sponsor: 'yes',
};

/** Renders the planner for a visitor with stored answers. */
function showKept(changes: object = {}): void {
  const file = { kind: 'nursing-tools', tool: 'first-year-planner', version: 1, saved: '2026-11-23' };
  localStorage.setItem(KEY, JSON.stringify({ ...file, data: { ...ANSWERS, ...changes } }));
  renderInTheme(<FirstYearPlanner facts={FACTS} resultsArticle="See [the list](/blog/payslips/)." />);
}

afterEach(() => localStorage.clear());

const sheet = () => within(screen.getByRole('region', { name: 'Your first year' }));
/** Includes folded content. */
const task = (name: RegExp) => sheet().getByRole('checkbox', { name, hidden: true });
const rowOf = (name: string) => sheet().getByRole('row', { name: new RegExp(`^${name}`), hidden: true });
const giveHours = (value: string) =>
  fireEvent.change(screen.getByLabelText('How many hours a week does your contract say?'), { target: { value } });

test('each date has its action and its source, and stays while an answer is unreadable', () => {
  showKept();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('The next date is 10 January 2067: First day at work.');
  expect(rowOf('First preceptor meeting')).toHaveTextContent('23 January 2067');
  expect(rowOf('Revalidation due')).toHaveTextContent('1 December 2069');
  const rule = within(rowOf('Meeting halfway')).getByRole('link', { hidden: true });
  expect(rule).toHaveAttribute('href', 'https://regulator.example/rules');
  expect(rowOf('Meeting halfway')).toHaveTextContent('22 November 2026');
  expect(rowOf('Supernumerary at least until')).toHaveTextContent('2.5 weeks');
  expect(rowOf('Talk about your visa')).toHaveTextContent('20 May 2069');
  expect(rowOf('Talk about your visa')).toHaveTextContent('Our advice, not a rule');
  giveHours('many');
  expect(screen.getByText(/the plan below is still the one from before/)).toBeVisible();
  giveHours('29,6');
  expect(screen.queryByText(/the one from before/)).toBeNull();
  expect(sheet().getByText(/29.6 hours a week/)).toBeVisible();
});

test('dates without a PIN, sponsor or visa are left out', () => {
  showKept({ hasPin: 'no', pinDay: '', sponsor: 'no', visaEnds: '' });
  for (const absent of ['Revalidation due', 'Visa ends', /name of your preceptor/])
    expect(sheet().queryByText(absent)).not.toBeInTheDocument();
  expect(task(/who helps you prepare for the OSCE/)).not.toBeChecked();
  expect(sheet().getByText(/you are not on the register/)).toBeInTheDocument();
  expect(sheet().getByText(/has its own conditions/)).toBeInTheDocument();
});

test('ticks are counted, stored with the answers, and stay while answers change', async () => {
  showKept();
  const ticked = () => JSON.parse(localStorage.getItem(KEY) ?? '').data.ticked;
  await userEvent.click(task(/ID badge/));
  expect(sheet().getByText('1 of 5 done')).toBeVisible();
  await userEvent.click(task(/payslip/));
  expect(ticked()).toBe('badge payslip');
  await userEvent.click(task(/ID badge/));
  expect(ticked()).toBe('payslip');
  giveHours('20');
  expect(task(/payslip/)).toBeChecked();
  expect(rowOf('Supernumerary at least until')).toHaveTextContent('3.8 weeks');
});

test('tasks of the checklist come next while their day is first', async () => {
  const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  showKept({ hasPin: 'no', pinDay: '', firstDay: daysAgo(20) });
  // Only the next part is unfolded.
  expect(task(/payslip/)).toBeVisible();
  expect(task(/ID badge/)).not.toBeVisible();
  expect(sheet().getByRole('heading', { name: /^First month: / })).toBeVisible();
  expect(sheet().getAllByText(/^0 of \d+ done$/)[0]).toBeVisible();
  for (const box of sheet().getAllByRole('checkbox', { hidden: true })) fireEvent.click(box);
  expect(sheet().queryByRole('heading', { name: /^First (month|quarter): / })).not.toBeInTheDocument();
  expect(sheet().getByRole('heading', { name: /^Talk about your visa: / })).toBeVisible();
});
