// Guards that a field stays the same element whatever other questions come before it or beside it.
import { act, screen } from '@testing-library/react';
import { QuestionFields } from '../../../src/planners/shared/QuestionFields';
import type { QuestionGroup, Questions } from '../../../src/planners/shared/questions';
import { renderInTheme } from '../../support/render-in-theme';

const YES = { kind: ['yes'] };
const PAIR: QuestionGroup = {};
const NUMBER = { kind: 'pieces', min: 0, max: 9 } as const;

const TABLE: Questions = {
  kind: { kind: 'choice', label: 'Both', options: { yes: 'Yes', no: 'No' } },
  extra: { ...NUMBER, label: 'Before', when: YES },
  one: { ...NUMBER, label: 'One', group: PAIR },
  two: { ...NUMBER, label: 'Beside', group: PAIR, when: YES },
  last: { ...NUMBER, label: 'Last' },
};

const fieldsFor = (kind: string) => (
  <QuestionFields table={TABLE} answers={{ kind }} onAnswer={() => undefined} errors={[]} />
);

test.each(['One', 'Last'])('the focus stays in %s when questions come before and beside it', (label) => {
  const { rerender } = renderInTheme(fieldsFor('no'));
  const field = screen.getByRole('textbox', { name: label });
  act(() => field.focus());
  rerender(fieldsFor('yes'));
  expect(screen.getByRole('textbox', { name: 'Before' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Beside' })).toBeInTheDocument();
  expect(field).toHaveFocus();
});
