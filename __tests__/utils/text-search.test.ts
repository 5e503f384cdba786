// Guards the search over texts, with synonyms and mistakes.
import { toArticleIndex, toSearchable } from '../../src/utils/article-index';
import { type OtherPage, topTerms } from '../../src/utils/article-words';
import { createTextSearch, expandSynonyms } from '../../src/utils/text-search';

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
const words = ['Statutory maternity leave is 52 weeks, see GOV.UK.', 'Your registration.'];

const OTHERS: readonly OtherPage[] = [
  [0, 'Payslip', '/glossary/#payslip', '', 'Each line of it. Your salary and your PIN.'],
  [0, 'PIN', '/glossary/#pin', 'registration number', 'What the NMC gives you.'],
];

const searched = createTextSearch(articles, {
  synonyms: SYNONYMS,
  ignored: ['how', 'to'],
  articles: topTerms(words),
  kinds: ['Glossary'],
  others: OTHERS,
});
const search = async (text: string): Promise<number[]> => (await searched).find(text);
const others = async (text: string): Promise<string[]> => (await searched).findOthers(text).map(({ page }) => page[1]);

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

test('other pages are found by title and by words, with the mistakes and in the words of the readers', async () => {
  expect(await others('payslip')).toEqual(['Payslip']);
  expect(await others('paysllip')).toEqual(['Payslip']);
  expect(await others('pin number')).toEqual(['PIN']);
});

test('a page of this name comes first, with the sentence that matches and the words that do', async () => {
  const found = (await searched).findOthers('pin');
  expect(found.map(({ page, isAnswer, sentence }) => [page[1], isAnswer, sentence])).toEqual([
    ['PIN', true, ['What the NMC gives you.']],
    ['Payslip', false, ['Your salary and your ', 'PIN', '.']],
  ]);
});

test('a page that only a synonym names is no answer where the title of an article has the typed word', async () => {
  const find = await createTextSearch(
    toSearchable(toArticleIndex([{ slug: 'm', title: 'Find a mentor', excerpt: '', category: 'Leadership' }])),
    {
      synonyms: [
        ['mentor', 'preceptor'],
        ['guide', 'preceptor'],
      ],
      ignored: [],
      articles: [''],
      kinds: [],
      others: [[0, 'Preceptor', '/glossary/#preceptor', '', 'Who meets you in your first months.']],
    },
  );
  const answers = (search: string) => find.findOthers(search).map(({ isAnswer }) => isAnswer);
  expect(answers('mentor')).toEqual([false]);
  expect(answers('guide')).toEqual([true]);
  expect(answers('preceptor')).toEqual([true]);
});

test('words that say nothing are left out, unless there are no others', async () => {
  expect(await search('how to maternity')).toEqual([0]);
  expect(await search('how to')).toEqual([]);
});

test('an article is found by its category', async () => {
  expect(await search('relocation')).toEqual([0]);
});

test('only what was typed may be misspelt, not the other wordings of it', async () => {
  const { find } = await createTextSearch(articles, {
    synonyms: [['burnout', 'statutary']],
    ignored: [],
    articles: topTerms(words),
    kinds: [],
    others: [],
  });
  expect(find('statutary')).toEqual([0]);
  expect(find('burnout')).toEqual([]);
});

test('a word of two letters counts where it is an abbreviation, and so does a number', () => {
  expect(topTerms(['My CV is in the UK, or so, for band 6.'])).toEqual(['cv the uk for band 6']);
});

test('every word has to occur', async () => {
  expect(await search('maternity registration')).toEqual([]);
});

test('a phrase is replaced as a whole word only', () => {
  expect(expandSynonyms('Mat  leave pay', SYNONYMS)).toEqual(['mat leave pay', 'maternity leave pay']);
  expect(expandSynonyms('format leaves', SYNONYMS)).toEqual(['format leaves']);
});

test('each word is kept once', () => {
  expect(topTerms(['Leave and leave'])).toEqual(['leave and']);
});

test('a large blog keeps the words that tell its articles apart', () => {
  const bodies = Array.from(
    { length: 6000 },
    (_, index) =>
      `common words everywhere ${'x'.repeat(3)} special${index} ${Array.from({ length: 30 }, (_unused, word) => `filler${word}`).join(' ')}`,
  );
  const kept = topTerms(bodies);
  expect(kept[7]?.split(' ')).toHaveLength(20);
  expect(kept[7]).toContain('special7');
});
