// Guards how each kind of question is asked.
import { screen } from '@testing-library/react';
import { QuestionFields } from '../../../src/components/planner/QuestionFields';
import type { Questions } from '../../../src/planners/questions';
import { giveSite } from '../../support/give-site';
import { renderInTheme } from '../../support/render-in-theme';

const OPTIONS = { a: 'A', b: 'B' };

/** A question of each kind, all with a note. */
const QUESTIONS = {
  day: { kind: 'day', label: 'Day', note: '(of a day)' },
  money: { kind: 'money', label: 'Money', note: '(of an amount)' },
  choice: { kind: 'choice', options: OPTIONS, label: 'Choice', note: '(of a choice)' },
  list: { kind: 'choice', options: OPTIONS, none: 'Choose', label: 'List', note: '(of a list)' },
} as const satisfies Questions;

test('every kind of question shows its note', () => {
  giveSite();
  renderInTheme(
    <QuestionFields
      table={QUESTIONS}
      facts={[]}
      entries={{ day: '', money: '', choice: '', list: '' }}
      onEntry={() => undefined}
      limits={{}}
      errors={[]}
      prefix=""
    />,
  );
  expect(screen.getByRole('group', { name: /of a day/ })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /of an amount/ })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: /of a choice/ })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: /of a list/ })).toBeInTheDocument();
});
