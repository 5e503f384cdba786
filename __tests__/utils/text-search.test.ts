// Guards the search over texts, with synonyms and mistakes.
import { type IndexedPage, wordsOf } from '../../src/utils/search-index';
import { createTextSearch, expandSynonyms } from '../../src/utils/text-search';
import { ARTICLES } from '../support/listing-fixture';

const SYNONYMS = [
  ['maternity leave', 'mat leave'],
  ['pin number', 'registration'],
];

const articleOf = (slug: string, title: string, excerpt: string, category: string, text: string) => {
  const [card] = ARTICLES;
  if (!card) throw new Error('The fixture has no articles.');
  return { ...card, slug, title, excerpt, category, words: wordsOf(text) };
};

const ARTICLE_A = articleOf(
  'a',
  'A plain guide',
  'The basics.',
  'Relocation',
  'Statutory maternity leave is 52 weeks.',
);
const ARTICLE_B = articleOf('b', 'Every three years', 'No panic.', 'Leadership', 'Your registration.');

const page = (title: string, path: string, names: string, text: string): IndexedPage => ({
  kind: 'Glossary',
  title,
  path,
  names,
  text,
});

const searched = createTextSearch({
  synonyms: SYNONYMS,
  ignored: ['how', 'to'],
  articles: [ARTICLE_A, ARTICLE_B],
  pages: [
    page('Payslip', '/glossary/#payslip', '', 'Each line of it. Your salary and your PIN.'),
    page('PIN', '/glossary/#pin', 'registration number', 'What the NMC gives you.'),
  ],
});
const search = (text: string): string[] => searched.findArticles(text).map(({ slug }) => slug);
const others = (text: string): string[] => searched.findPages(text).map(({ title }) => title);

test('words of the text are found, in any case', () => {
  expect(search('STATUTORY')).toEqual(['a']);
});

test('a misspelt word is found, a short one is taken as it is', () => {
  expect(search('matrenity')).toEqual(['a']);
  expect(search('wex')).toEqual([]);
});

test("the readers' own words are understood", () => {
  expect(search('mat leave')).toEqual(['a']);
  expect(search('pin number')).toEqual(['b']);
});

test('other pages are found by title and by words, with the mistakes and in the words of the readers', () => {
  expect(others('payslip')).toEqual(['Payslip']);
  expect(others('paysllip')).toEqual(['Payslip']);
  expect(others('pin number')).toEqual(['PIN']);
});

test('a page of this name comes first, with the sentence that matches and the words that do', () => {
  expect(searched.findPages('pin').map(({ title, isAnswer, sentence }) => [title, isAnswer, sentence])).toEqual([
    ['PIN', true, ['What the NMC gives you.']],
    ['Payslip', false, ['Your salary and your ', 'PIN', '.']],
  ]);
});

test('a page that only a synonym names is no answer where the title of an article has the typed word', () => {
  const find = createTextSearch({
    synonyms: [
      ['mentor', 'preceptor'],
      ['guide', 'preceptor'],
    ],
    ignored: [],
    articles: [articleOf('m', 'Find a mentor', '', 'Leadership', '')],
    pages: [page('Preceptor', '/glossary/#preceptor', '', 'Who meets you in your first months.')],
  });
  const answers = (text: string) => find.findPages(text).map(({ isAnswer }) => isAnswer);
  expect(answers('mentor')).toEqual([false]);
  expect(answers('guide')).toEqual([true]);
  expect(answers('preceptor')).toEqual([true]);
});

test('words that say nothing are left out, unless there are no others', () => {
  expect(search('how to maternity')).toEqual(['a']);
  expect(search('how to')).toEqual([]);
});

test('a phrase is replaced as a whole word only', () => {
  expect(expandSynonyms('Mat  leave pay', SYNONYMS)).toEqual(['mat leave pay', 'maternity leave pay']);
  expect(expandSynonyms('format leaves', SYNONYMS)).toEqual(['format leaves']);
});
