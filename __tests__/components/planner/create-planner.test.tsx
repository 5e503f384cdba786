// Guards that failing results leave the entries alone.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPlanner } from '../../../src/components/planner/create-planner';
import { answersIn, type EntriesOf, emptyEntries, type Questions } from '../../../src/planners/questions';
import { formatOf } from '../../../src/planners/saved-file';
import { giveSite } from '../../support/give-site';
import { renderInTheme } from '../../support/render-in-theme';

const QUESTIONS = {
  days: { kind: 'number', min: 0, max: 60, step: 1, label: 'Days of leave taken' },
} as const satisfies Questions;

const MESSAGES = {
  form: { title: 'Your leave', submit: 'Count' },
  results: { title: 'What is left' },
  calendar: { name: 'Leave', fileName: 'leave' },
  example: { title: 'An example', lead: 'Ama has taken seven days.', entries: { days: '7' }, today: '2026-11-27' },
};

/** Entries that make the results fail. */
const UNLUCKY = 13;

/** A planner without dates, folded details and events. */
const Planner = createPlanner<typeof MESSAGES, typeof QUESTIONS, EntriesOf<typeof QUESTIONS>, number>({
  path: '/tools/leave-planner/',
  format: formatOf('leave-planner', emptyEntries(QUESTIONS)),
  table: QUESTIONS,
  planOf: (entries) => {
    const { days } = answersIn(QUESTIONS, entries);
    if (days === UNLUCKY) throw new Error('no plan');
    return days;
  },
  resultsOf: (days) => ({
    entered: `${days} days`,
    summary: `${27 - days} days are left.`,
    headlines: [{ key: 'left', value: 27 - days, label: 'days left' }],
  }),
  messages: MESSAGES,
});

test('results that fail leave what is entered, however often they are tried, and come once they can', async () => {
  giveSite();
  const onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderInTheme(<Planner facts={[]} />);
  const days = screen.getByLabelText('Days of leave taken');
  await userEvent.type(days, String(UNLUCKY));
  await userEvent.click(screen.getByRole('button', { name: 'Count' }));
  for (const _attempt of [1, 2]) {
    expect(screen.getByRole('alert')).toHaveTextContent('stopped working');
    expect(days).toHaveValue(String(UNLUCKY));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  }
  await userEvent.clear(days);
  await userEvent.type(days, '20');
  expect(screen.getByRole('region', { name: 'What is left' })).toBeVisible();
  onError.mockRestore();
});
