// Guards what the maternity planner keeps on the device.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayFields } from '../../../support/fill-in';
import { COMPLETE_ENTRIES } from '../../../support/maternity-facts';
import { showMaternityPlanner } from '../../../support/maternity-planner';

/** Shows the planner to a visitor whose browser keeps these answers. */
function showKept(changes: object): void {
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
