// Guards the first-year planner on the screen.
import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FirstYearPlanner } from '../../../src/planners/first-year/FirstYearPlanner';
import { renderInTheme } from '../../support/render-in-theme';
import { fillIn } from '../fill-in';
import { FIRST_YEAR_FACTS } from './first-year-facts';

// It takes as long to draw as the results; create-planner.test.tsx has one.
jest.mock('../../../src/planners/shared/PlannerExample', () => ({ PlannerExample: () => null }));

const PIN = 'Do you have your NMC PIN?';
const SPONSOR = 'Does your employer sponsor your visa?';
const KEY = 'tool:first-year-planner';

/** A value that applies long after the days of these tests, from another page. */
const LATER = {
  from: '2090-01-01',
  until: null,
  value: '1',
  number: 1,
  checked: '2026-11-23',
  source: { title: 'The regulator: later rules', url: 'https://regulator.example/later-rules' },
};
const FACTS = FIRST_YEAR_FACTS.map(({ periods, ...known }) => ({
  ...known,
  periods: [...periods.map((period) => ({ ...period, until: '2089-12-31' })), LATER],
}));

const show = () => renderInTheme(<FirstYearPlanner facts={FACTS} resultsArticle="See [the list](/blog/payslips/)." />);

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
  show();
}

afterEach(() => localStorage.clear());

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const choose = (user: UserEvent, question: string, answer: string) =>
  user.click(
    within(screen.getByRole('group', { name: new RegExp(`^${question.replace('?', '.')}`) })).getByLabelText(answer),
  );
const sheet = () => screen.getByRole('region', { name: 'Your first year' });
/** Includes folded content. */
const task = (name: RegExp) => within(sheet()).getByRole('checkbox', { name, hidden: true });
const rowOf = (name: string) => within(sheet()).getByRole('row', { name: new RegExp(`^${name}`), hidden: true });

test('each date has its action and its source', async () => {
  show();
  const user = userEvent.setup();
  await choose(user, PIN, 'Yes');
  fillIn({
    'What is your first day at work?': '2067-01-10',
    'When did you join the register?': '2066-12-14',
    'How many hours a week does your contract say?': '30',
    'When does your visa end?': '2069-11-20',
  });
  await choose(user, SPONSOR, 'Yes');
  await press(user, 'Plan my first year');
  expect(screen.getByRole('heading', { name: 'Your first year' })).toHaveFocus();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('The next date is 10 January 2067: First day at work.');
  const meeting = within(rowOf('First preceptor meeting')).getByText(/23 January 2067/);
  expect(meeting).toHaveAttribute('datetime', '2067-01-23');
  expect(rowOf('Revalidation due')).toHaveTextContent('1 December 2069');
  const rule = within(rowOf('Meeting halfway')).getByRole('link', { hidden: true });
  expect(rule).toHaveAttribute('href', 'https://regulator.example/rules');
  expect(rowOf('Meeting halfway')).toHaveTextContent('22 November 2026');
  expect(rowOf('Supernumerary at least until')).toHaveTextContent('2.5 weeks');
  expect(rowOf('Talk about your visa')).toHaveTextContent('20 May 2069');
  expect(rowOf('Talk about your visa')).toHaveTextContent('Our advice, not a rule');
});

test('dates without a PIN, sponsor or visa are left out', () => {
  showKept({ hasPin: 'no', pinDay: '', sponsor: 'no', visaEnds: '' });
  expect(within(sheet()).queryByText('Revalidation due')).not.toBeInTheDocument();
  expect(within(sheet()).queryByText('Visa ends')).not.toBeInTheDocument();
  expect(task(/who helps you prepare for the OSCE/)).not.toBeChecked();
  expect(within(sheet()).queryByText(/name of your preceptor/)).not.toBeInTheDocument();
  expect(within(sheet()).getByText(/you are not on the register/)).toBeInTheDocument();
  expect(within(sheet()).getByText(/has its own conditions/)).toBeInTheDocument();
});

test('ticks stay while answers change, and are stored on request', async () => {
  showKept();
  const user = userEvent.setup();
  await press(user, 'Forget');
  await user.click(task(/ID badge/));
  expect(task(/ID badge/)).toBeChecked();
  expect(within(sheet()).getByText('1 of 5 done')).toBeVisible();
  expect(localStorage.getItem(KEY)).toBeNull();
  await press(user, 'Remember on this device');
  await user.click(task(/payslip/));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '').data.ticked).toBe('badge payslip');
  await user.click(task(/ID badge/));
  expect(JSON.parse(localStorage.getItem(KEY) ?? '').data.ticked).toBe('payslip');
  fillIn({ 'How many hours a week does your contract say?': '20' });
  expect(task(/payslip/)).toBeChecked();
  expect(rowOf('Supernumerary at least until')).toHaveTextContent('3.8 weeks');
  await press(user, 'Start again');
  expect(screen.queryByRole('region', { name: 'Your first year' })).not.toBeInTheDocument();
});

test('an earlier plan is marked while an answer is unreadable', () => {
  showKept();
  fillIn({ 'How many hours a week does your contract say?': 'many' });
  expect(screen.getByText(/the plan below is still the one from before/)).toBeVisible();
  fillIn({ 'How many hours a week does your contract say?': '29,6' });
  expect(screen.queryByText(/the one from before/)).toBeNull();
  expect(within(sheet()).getByText(/29.6 hours a week/)).toBeVisible();
});

test('tasks of the checklist come next while their day is first', async () => {
  const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  showKept({ hasPin: 'no', pinDay: '', firstDay: daysAgo(20) });
  const user = userEvent.setup();
  // Only the next part is unfolded.
  expect(task(/payslip/)).toBeVisible();
  expect(task(/ID badge/)).not.toBeVisible();
  expect(within(sheet()).getByRole('heading', { name: /^First month: / })).toBeVisible();
  expect(within(sheet()).getAllByText(/^0 of \d+ done$/)[0]).toBeVisible();
  for (const box of within(sheet()).getAllByRole('checkbox', { hidden: true })) await user.click(box);
  expect(within(sheet()).queryByRole('heading', { name: /^First (month|quarter): / })).not.toBeInTheDocument();
  expect(within(sheet()).getByRole('heading', { name: /^Talk about your visa: / })).toBeVisible();
});
