// Guards that a field stays the same element whatever questions come beside it, and is drawn for its own letters alone.
import { act, screen } from '@testing-library/react';
import { QuestionFields } from '../../../src/planners/shared/QuestionFields';
import type { QuestionGroup, Questions } from '../../../src/planners/shared/questions';
import { renderInTheme } from '../../support/render-in-theme';

const mockDrawn: string[] = [];

jest.mock('../../../src/components/ui/TextInput', () => {
  const real = jest.requireActual('../../../src/components/ui/TextInput');
  return {
    TextInput: (props: { readonly label: string }) => {
      mockDrawn.push(props.label);
      return <real.TextInput {...props} />;
    },
  };
});

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

const fieldsFor = (kind: string, more = {}) => (
  <QuestionFields table={TABLE} answers={{ kind, ...more }} onAnswer={() => undefined} errors={[]} />
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

test.each([true, false])('every kind of field with isOptional: %s may be left empty if so', (isOptional) => {
  const choice = { kind: 'choice', label: 'Choice', options: { yes: 'Yes' } } as const;
  const all: Questions = { number: { ...NUMBER, label: 'Number' }, choice, list: { ...choice, none: 'None' } };
  const table = Object.fromEntries(Object.entries(all).map(([id, question]) => [id, { ...question, isOptional }]));
  renderInTheme(<QuestionFields table={table} answers={{}} onAnswer={() => undefined} errors={[]} />);
  for (const role of ['textbox', 'radio', 'combobox'])
    expect(screen.getByRole<HTMLInputElement>(role).required).toBe(!isOptional);
});

test('a letter in a field draws that field alone', () => {
  const { rerender } = renderInTheme(fieldsFor('no'));
  mockDrawn.length = 0;
  rerender(fieldsFor('no', { one: '1' }));
  expect(mockDrawn).toEqual(['One']);
});
