import { ageOfParagraphs, paragraphsOf, readingAge, readingAgeTable } from '../../scripts/reading-age';

const EASY = 'The cat sat on the mat. The dog ran to the door. She gave him a cup of tea.';
const HARD =
  'Notwithstanding considerable organisational difficulties, international recruitment necessitates comprehensive administrative coordination.';

it('finds long words and long sentences harder than short ones', () => {
  expect(readingAge(EASY)).toBeLessThan(8);
  expect(readingAge(HARD)).toBeGreaterThan(20);
  expect(readingAge('')).toBe(0);
});

it('reads a fact as its value and not as its name', () => {
  const age = (sentence: string) => ageOfParagraphs(paragraphsOf(sentence, 1));
  expect(age('You may take {fact:additional-maternity-leave-weeks unit} and then {fact:maternity-leave-weeks}.')).toBe(
    age('You may take 12 weeks and then 12.'),
  );
});

it('does not read the mark of a block as a word', () => {
  expect(paragraphsOf('> [!LETTER]\n> Dear manager,\n\n> [!STRIP]\n>\n> - 6 weeks', 5).map(({ text }) => text)).toEqual(
    ['Dear manager,', '6 weeks'],
  );
});

it('lists the hardest first and marks those that are too hard', () => {
  const ages = new Map([
    ['leave', 9],
    ['forms', 13],
    ['breaks', 11],
    ['ages', 11],
  ]);
  expect(readingAgeTable(ages)).toBe([' 13  forms  (hard)', ' 11  ages', ' 11  breaks', '  9  leave'].join('\n'));
});
