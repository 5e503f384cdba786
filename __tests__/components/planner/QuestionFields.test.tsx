import { screen } from '@testing-library/react';
import { QuestionFields } from '../../../src/components/planner/QuestionFields';
import type { Questions } from '../../../src/planners/questions';
import { giveSite } from '../../support/give-site';
import { renderInTheme } from '../../support/render-in-theme';

const VALUES = ['a', 'b'] as const;

/** A question of each kind, all with a note. */
const QUESTIONS = {
  day: { kind: 'day', copy: () => ({ label: 'Day', note: '(of a day)' }) },
  money: { kind: 'money', copy: () => ({ label: 'Money', note: '(of an amount)' }) },
  choice: {
    kind: 'choice',
    values: VALUES,
    labels: () => VALUES,
    copy: () => ({ label: 'Choice', note: '(of a choice)' }),
  },
  list: {
    kind: 'choice',
    values: VALUES,
    labels: () => VALUES,
    none: () => 'Choose',
    copy: () => ({ label: 'List', note: '(of a list)' }),
  },
} as const satisfies Questions<unknown>;

test('every kind of question shows its note', () => {
  giveSite();
  renderInTheme(
    <QuestionFields
      table={QUESTIONS}
      copy={{}}
      dates={{ hint: 'For example, 1 2 2027', day: 'Day', month: 'Month', year: 'Year' }}
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
