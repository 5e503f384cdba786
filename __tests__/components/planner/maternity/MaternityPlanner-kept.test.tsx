import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetLeftData } from '../../../../src/hooks/use-tool-data';
import { dayFields } from '../../../support/fill-in';
import { COMPLETE_ENTRIES } from '../../../support/maternity-facts';
import { showMaternityPlanner } from '../../../support/maternity-planner';

/** Shows the planner to a visitor whose browser keeps these answers. */
function showKept(changes: object): void {
  forgetLeftData();
  localStorage.setItem(
    'tool:maternity-planner',
    JSON.stringify({
      kind: 'nursing-tools',
      tool: 'maternity-planner',
      version: 1,
      saved: '2026-11-23',
      data: { ...COMPLETE_ENTRIES, ...changes },
    }),
  );
  showMaternityPlanner();
}

const plan = () => screen.queryByRole('region', { name: 'Your plan' });

afterEach(() => localStorage.clear());

test('kept answers are there with their results and the day on which they were kept', () => {
  showKept({});
  expect(screen.getByText(/^Your plan, saved/)).toHaveTextContent(/23.November.2026/);
  expect(plan()).toHaveTextContent('£11,812.56');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  [{ dueDate: '9999-12-03', leaveStart: '9999-12-31', payday: '9999-12-30' }, 3],
  [{ employedSince: '0001-01-01' }, 1],
  [{ leaveStart: '2026-01-01' }, 1],
  [{ weeklyPay: 'a lot' }, 1],
])('kept answers that cannot be right are shown with what is wrong: %j', (changes, count) => {
  showKept(changes);
  expect(plan()).not.toBeInTheDocument();
  expect(screen.getByRole('alert').querySelectorAll('a')).toHaveLength(count);
});

test('answers that are not complete yet are no mistake', () => {
  showKept({ leaveStart: '', weeklyPay: '' });
  expect(plan()).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('leaving is asked about while answers have no results yet, and for another page of the site it loses nothing', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  forgetLeftData();
  showMaternityPlanner();
  const user = userEvent.setup();
  expect(isAsked()).toBe(false);
  await user.type(screen.getByLabelText('Average weekly pay before tax'), '612');
  expect(isAsked()).toBe(true);
  cleanup();
  expect(isAsked()).toBe(false);
  showMaternityPlanner();
  expect(screen.getByLabelText('Average weekly pay before tax')).toHaveValue('612');
  expect(localStorage).toHaveLength(0);
});

test('a date that is half typed is kept as it is typed', async () => {
  showKept({ leaveStart: '3//' });
  expect(dayFields('First day of leave').day).toHaveValue('3');
  expect(screen.getByRole('alert')).toHaveTextContent('First day of leave: give the month and year as well');
  const user = userEvent.setup();
  await user.type(dayFields('First day of leave').month, '4');
  expect(localStorage.getItem('tool:maternity-planner')).toContain('"leaveStart": "3/4/"');
  await user.type(dayFields('First day of leave').year, '2026');
  expect(localStorage.getItem('tool:maternity-planner')).toContain('"leaveStart": "2026-04-03"');
});
