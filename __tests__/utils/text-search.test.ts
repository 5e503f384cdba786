import { toArticleIndex, toSearchable } from '../../src/utils/article-index';
import { tellingWords } from '../../src/utils/article-words';
import { createTextSearch, wordings } from '../../src/utils/text-search';

const SYNONYMS = [
  ['maternity leave', 'mat leave'],
  ['pin number', 'registration'],
];

const articles = toSearchable(
  toArticleIndex([
    { slug: 'a', title: 'A plain guide', excerpt: 'The basics.', category: 'Relocation' },
    { slug: 'b', title: 'Every three years', excerpt: 'No panic.', category: 'Leadership' },
  ]),
);
const words = ['Statutory **maternity** leave is 52 weeks, see [GOV.UK](https://gov.uk/leave).', 'Your registration.'];

const search = async (text: string): Promise<number[]> =>
  (await createTextSearch(articles, { synonyms: SYNONYMS, articles: tellingWords(words) })).find(text);

test('words of the text are found, in any case', async () => {
  expect(await search('STATUTORY')).toEqual([0]);
});

test('a misspelt word is found, a short one is taken as it is', async () => {
  expect(await search('matrenity')).toEqual([0]);
  expect(await search('wex')).toEqual([]);
});

test("the readers' own words are understood", async () => {
  expect(await search('mat leave')).toEqual([0]);
  expect(await search('pin number')).toEqual([1]);
});

test('every word has to occur', async () => {
  expect(await search('maternity registration')).toEqual([]);
});

test('a phrase is replaced as a whole word only', () => {
  expect(wordings('Mat  leave pay', SYNONYMS)).toEqual(['mat leave pay', 'maternity leave pay']);
  expect(wordings('format leaves', SYNONYMS)).toEqual(['format leaves']);
});

test('link targets are no words, and each word is kept once', () => {
  expect(tellingWords(['[Leave](https://gov.uk/leave) and leave'])).toEqual(['leave and']);
});

test('a large blog keeps the words that tell its articles apart', () => {
  const bodies = Array.from(
    { length: 6000 },
    (_, index) =>
      `common words everywhere ${'x'.repeat(3)} special${index} ${Array.from({ length: 30 }, (_unused, word) => `filler${word}`).join(' ')}`,
  );
  const kept = tellingWords(bodies);
  expect(kept[7]?.split(' ')).toHaveLength(20);
  expect(kept[7]).toContain('special7');
});
