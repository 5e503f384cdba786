import { readingMinutes } from '../../src/gatsby/post-fields';

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i minute(s)', (count, minutes) => {
  expect(readingMinutes(words(count))).toBe(minutes);
});

test('markup without letters or digits is not counted as words', () => {
  expect(readingMinutes(`${words(200)}\n\n${'- > ## '.repeat(200)}`)).toBe(1);
});
