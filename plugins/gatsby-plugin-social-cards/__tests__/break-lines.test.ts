import { breakLines } from '../break-lines';

test('a title that fits is one line', () => {
  expect(breakLines('Thank you', 10)).toEqual(['Thank you']);
});

test('lines are as few as they can be, and alike', () => {
  expect(breakLines('Maternity leave in the UK, a plain guide for nurses', 10)).toEqual([
    'Maternity leave in',
    'the UK, a plain',
    'guide for nurses',
  ]);
});

test('a word that is longer than a line has one for itself', () => {
  expect(breakLines('On antidisestablishmentarianism today', 10)).toEqual([
    'On',
    'antidisestablishmentarianism',
    'today',
  ]);
});
