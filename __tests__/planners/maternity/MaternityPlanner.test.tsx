// Guards the maternity planner on screen: questions, results, letters, focus, storage.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { MaternityPlanner } from '../../../src/planners/maternity/MaternityPlanner';
import { renderInTheme } from '../../support/render-in-theme';
import { dayFields, fillIn } from '../fill-in';
import { COMPLETE_ANSWERS, MATERNITY_FACTS } from './maternity-facts';

function show(): void {
  renderInTheme(<MaternityPlanner facts={MATERNITY_FACTS} />);
}

const KEY = 'tool:maternity-planner';

/** Renders the planner for a visitor with stored answers. */
function showKept(changes: object): void {
  const file = { kind: 'nursing-tools', tool: 'maternity-planner', version: 1, saved: '2026-11-23' };
  localStorage.setItem(KEY, JSON.stringify({ ...file, data: { ...COMPLETE_ANSWERS, ...changes } }));
  show();
}

afterEach(() => localStorage.clear());

const sheet = () => screen.getByRole('region', { name: 'Your plan' });
const submit = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Work out my dates and pay' }));

const EMPLOYEE = {
  'When is your baby due?': '2026-05-01',
  'First day of leave': '2026-05-01',
  'When did you start with this employer?': '2020-01-06',
  'On which day of the month does your pay come?': '31',
  'Average weekly pay before tax': '1000',
};

/** Includes folded content; the example has tables of the same names. */
const rowOf = (table: string, name: string) =>
  within(within(sheet()).getByRole('table', { name: table, hidden: true })).getByRole('row', {
    name: new RegExp(`^${name}`),
    hidden: true,
  });

test('the next action has a countdown and an editable letter', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-12T10:00:00'), advanceTimers: true });
  showKept({});
  const user = userEvent.setup();
  const next = within(screen.getByRole('region', { name: /^Tell your employer by Saturday 17.January.2026/ }));
  expect(next.getByText('in 5 days')).toBeVisible();
  const letter = next.getByLabelText('Your letter, with your dates');
  expect(letter).toHaveDisplayValue(/baby is due on 1 May 2026.* on 1 May 2026/);
  expect(letter).not.toHaveDisplayValue(/NHS/);
  await user.click(next.getByText('Read or change the letter'));
  await user.type(letter, ' Grace');
  await user.click(next.getByRole('button', { name: 'Copy the letter' }));
  expect(await navigator.clipboard.readText()).toMatch(/^Dear[\s\S]* Grace$/);
  await waitFor(() => expect(next.getByRole('status')).toHaveTextContent(/^Copied/));
  const outcome = next.getByText(/^Copied/);
  await user.click(next.getByRole('button', { name: 'Copy the letter' }));
  await waitFor(() => expect(next.getByText(/^Copied/)).not.toBe(outcome));
  const dates = within(screen.getAllByRole('group', { name: 'Your dates in order' })[0] ?? document.body);
  const [passed, now, later] = dates.getAllByRole('listitem');
  expect(passed).toHaveTextContent(/^MATB1.*\(passed\)/);
  expect(now).toHaveAttribute('aria-current', 'step');
  expect(later).toHaveTextContent(/^Ask for your payby 3.Apr.2026$/);
  jest.useRealTimers();
});

test('every failed condition is named, with the alternative', () => {
  showKept({ employedSince: '2026-01-05', weeklyPay: '100' });
  const values = within(within(sheet()).getByRole('list', { name: 'What you can have' })).getAllByRole('listitem');
  const [leave, statutory] = values;
  expect(leave).toHaveTextContent(/^Leave: yes/);
  expect(statutory).toHaveTextContent(
    /^Statutory pay: no.*You needed to have started by.*You started on 5.January.2026/,
  );
  expect(statutory).toHaveTextContent('at least £125.00 a week');
  expect(within(sheet()).getByRole('link', { name: 'Maternity Allowance' })).toBeVisible();
  expect(rowOf('All dates, and what each means', 'Statutory pay ends')).toHaveTextContent(
    'Only if Statutory Maternity Pay turns out to be due',
  );
  const notice = rowOf('All dates, and what each means', 'Last day to give notice of an earlier return');
  expect(notice).toHaveTextContent(/weeks before the day you choose/);
});

test('NHS pay is listed by month; the letter is selected without clipboard', async () => {
  jest.useFakeTimers({ now: new Date('2026-01-12T10:00:00'), advanceTimers: true });
  show();
  const user = userEvent.setup();
  const example = within(screen.getByRole('region', { name: 'A worked example' }));
  expect(example.getByText(/staff nurse/)).toBeVisible();
  fillIn(EMPLOYEE);
  await user.click(
    within(screen.getByRole('group', { name: /NHS employer on Agenda for Change/ })).getByLabelText('Yes'),
  );
  await submit(user);
  expect(screen.getByRole('alert')).toHaveTextContent('When did your NHS service begin');
  fillIn({ 'When did your NHS service begin?': '2023-02-06' });
  await submit(user);
  // The example folds once there is a plan.
  expect(example.getByText(/staff nurse/)).not.toBeVisible();
  expect(rowOf('Month by month, beside normal pay', 'Month')).toHaveTextContent('Below normal pay');
  const bars = within(within(sheet()).getByRole('group', { name: 'Pay before tax, month by month' }));
  const months = bars.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(months[0]).toMatch(/^May 26£/);
  expect(months).toContain('Apr 27part monthNo pay');
  expect(rowOf('Month by month, beside normal pay', 'March')).toHaveTextContent(/^March.2027No pay£/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await user.click(screen.getByRole('button', { name: 'Copy the letter' }));
  const letter = screen.getByLabelText<HTMLTextAreaElement>('Your letter, with your dates');
  await waitFor(() => expect(letter).toHaveFocus());
  expect(letter).toBeVisible();
  const selected = letter.value.slice(letter.selectionStart, letter.selectionEnd);
  expect(selected).toMatch(/^Dear[\s\S]*return to work for the NHS/);
  jest.useRealTimers();
});

test('the error of a field disappears with the field', async () => {
  showKept({ weeklyPay: '', nhs: 'yes' });
  const user = userEvent.setup();
  await submit(user);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('When did your NHS service begin');
  const group = screen.getByRole('group', { name: /NHS employer on Agenda for Change/ });
  await user.click(within(group).getByLabelText('No'));
  expect(within(alert).getByRole('link')).toHaveTextContent('Average weekly pay before tax: this is missing');
  expect(within(group).getByLabelText('No')).toHaveFocus();
  await submit(user);
  expect(alert).toHaveFocus();
});

test('the wrong part of a date is named, marked and focused', async () => {
  showKept({ leaveStart: '2026-13-01' });
  const user = userEvent.setup();
  const { day, month, year } = dayFields('First day of leave');
  await user.click(screen.getByRole('link', { name: /^First day of leave: check the month, as “13”/ }));
  expect(month).toHaveFocus();
  expect(month).toBeInvalid();
  expect(month).toHaveAccessibleDescription(/check the month, as “13” cannot be right/);
  expect(day).toBeValid();
  await user.clear(month);
  await user.clear(year);
  await submit(user);
  expect(screen.getByRole('alert')).toHaveTextContent('First day of leave: give the month and year as well');
  expect(day).toHaveValue('1');
});

test('a pasted date fills the three fields', async () => {
  show();
  const user = userEvent.setup();
  const { day, month, year } = dayFields('When is your baby due?');
  await user.click(day);
  await user.paste('10 March 2027');
  expect([day, month, year].map((field) => (field as HTMLInputElement).value)).toEqual(['10', '3', '2027']);
  await user.clear(year);
  await user.type(year, '26');
  expect(year).toHaveValue('26');
  expect(screen.getByText(/The earliest day allowed is 21 December 2025/)).toBeVisible();
});

test('an unusual answer is repeated as it was read', async () => {
  showKept({});
  const user = userEvent.setup();
  fillIn({ 'Average weekly pay before tax': '597,50' });
  expect(screen.getByLabelText('Average weekly pay before tax')).toHaveAccessibleDescription(/^Read as £597\.50/);
  const { day } = dayFields('First day of leave');
  await user.clear(day);
  await user.paste('05/14/2026');
  expect(screen.getByRole('group', { name: /^First day of leave/ })).toHaveAccessibleDescription(
    /^Read as 14.May.2026/,
  );
  fillIn({ 'Average weekly pay before tax': '4.899' });
  await submit(user);
  expect(screen.getByRole('alert')).toHaveTextContent('“4.899” can mean £4.90 or £4,899.00');
});

test('an incomplete date is stored as typed', async () => {
  showKept({ leaveStart: '3//' });
  const { day, month, year } = dayFields('First day of leave');
  expect(day).toHaveValue('3');
  expect(screen.getByRole('alert')).toHaveTextContent('First day of leave: give the month and year as well');
  const user = userEvent.setup();
  await user.type(month, '4');
  expect(localStorage.getItem(KEY)).toContain('"leaveStart": "3/4/"');
  await user.type(year, '2026');
  expect(localStorage.getItem(KEY)).toContain('"leaveStart": "2026-04-03"');
});
