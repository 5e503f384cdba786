// Guards the distance between words, by which misspelt names are recognised.
import { editDistance } from '../../src/utils/suggest-closest';

test.each([
  ['mentor', 'mentro', 1, 1],
  ['mentor', 'mntor', 1, 1],
  ['mentor', 'mentors', 1, 1],
  ['mentor', 'tormen', 2, 3],
  ['mentor', 'tormen', 9, 6],
  ['a', 'abcd', 2, 3],
])('%s and %s, counted to %d, differ by %d', (a, b, most, distance) => {
  expect(editDistance(a, b, most)).toBe(distance);
});
