// Guards full-text search, with synonyms and typos.
import { wordsOf } from '../../src/utils/search-index';
import { createTextSearch, expandSynonyms } from '../../src/utils/text-search';
import { ARTICLES, pageOf } from '../support/listing-fixture';

const SYNONYMS = [
  ['maternity leave', 'mat leave'],
  ['pin number', 'registration'],
];

const articleOf = (slug: string, title: string, excerpt: string, category: string, text: string) => {
  const [card] = ARTICLES;
  if (!card) throw new Error('The fixture has no articles.');
  return { ...card, slug, title, excerpt, category, words: wordsOf(text) };
};

const ARTICLE_A = articleOf('a', 'A plain guide', 'Basics.', 'Relocation', 'Statutory maternity leave is 52 weeks.');
const ARTICLE_B = articleOf('b', 'Every three years', 'No panic.', 'Leadership', 'Your registration.');

const searched = createTextSearch({
  synonyms: SYNONYMS,
  ignored: ['how', 'to'],
  articles: [ARTICLE_A, ARTICLE_B],
  pages: [
    pageOf('Glossary', 'Payslip', '/glossary/#payslip', '', 'Each line of it. Your salary and your PIN.'),
    pageOf('Glossary', 'PIN', '/glossary/#pin', 'registration number', 'What the NMC gives you.'),
  ],
});
test.each([
  ['STATUTORY', 'a'],
  ['matrenity', 'a'],
  ['wex', ''],
  ['mat leave', 'a'],
  ['pin number', 'b'],
  ['how to maternity', 'a'],
  ['how to', ''],
])(
  '"%s" is found in the text of %s: in any case, misspelt unless it is short, by synonyms, without empty words',
  (text, slugs) => {
    expect(searched.findArticles(text).map(({ slug }) => slug)).toEqual(slugs.split('').filter(Boolean));
  },
);

test.each([
  ['payslip', 'Payslip'],
  ['paysllip', 'Payslip'],
  ['pin number', 'PIN'],
])('other pages are found by title and by words, with mistakes and by synonyms: "%s"', (text, title) => {
  expect(searched.findPages(text).map((page) => page.title)).toEqual([title]);
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
    pages: [pageOf('Glossary', 'Preceptor', '/glossary/#preceptor', '', 'Who meets you in your first months.')],
  });
  const answers = (text: string) => find.findPages(text).map(({ isAnswer }) => isAnswer);
  expect(answers('mentor')).toEqual([false]);
  expect(answers('guide')).toEqual([true]);
  expect(answers('preceptor')).toEqual([true]);
});

test('a phrase is replaced as a whole word only', () => {
  expect(expandSynonyms('Mat  leave pay', SYNONYMS)).toEqual(['mat leave pay', 'maternity leave pay']);
  expect(expandSynonyms('format leaves', SYNONYMS)).toEqual(['format leaves']);
});
