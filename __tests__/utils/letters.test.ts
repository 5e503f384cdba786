// Guards grouping by letter.
import { compareNames, letterId, letterOf, lettersOf } from '../../src/utils/letters';

test('names are sorted without regard to capitals and accents', () => {
  const sorted = ['agency', 'AVPU', 'bay', 'Datix', 'e-roster', 'Étude', 'SBAR'];
  expect(sorted.toReversed().sort(compareNames)).toEqual(sorted);
});

test('a name is listed under its first letter, anything else under a sign', () => {
  expect(['obs', 'Étude', '4Cs'].map(letterOf)).toEqual(['O', 'E', '#']);
  expect(['O', '#'].map(letterId)).toEqual(['letter-o', 'letter-other']);
  expect(lettersOf(['obs', 'AVPU', 'OSCE', 'bay'])).toEqual(['A', 'B', 'O']);
});
