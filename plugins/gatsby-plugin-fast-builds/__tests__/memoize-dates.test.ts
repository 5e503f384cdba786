import type { Node } from 'gatsby';
import { memoizeDates } from '../memoize-dates';

it('asks once for every day and form', () => {
  const originalResolver = jest.fn((source: Node, args: object) => `${source.date} ${JSON.stringify(args)}`);
  const resolve = memoizeDates();
  const ask = (date: string | undefined, formatString: string) =>
    resolve({ date } as unknown as Node, { formatString }, {}, { fieldName: 'date', originalResolver });
  const answers = [ask('2026-01-01', 'D'), ask('2026-01-01', 'D'), ask('2026-01-02', 'D'), ask('2026-01-01', 'YYYY')];
  expect(answers[1]).toBe(answers[0]);
  expect(new Set(answers).size).toBe(3);
  expect(originalResolver).toHaveBeenCalledTimes(3);
  expect(ask(undefined, 'D')).toBe('undefined {"formatString":"D"}');
});
