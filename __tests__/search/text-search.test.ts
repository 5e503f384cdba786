// Guards the search: matches, synonyms and ranking.
import type { Searched } from '../../src/search/make-index';
import { withSynonyms } from '../../src/search/text-search';
import { contains, plainText, splitAtTerms, wordsOf } from '../../src/search/words';
import { ARTICLES, pageOf } from './listing-fixture';
import { searchOver } from './search-over';

describe('plain text', () => {
  test.each([
    ['Résumé', 'resume'],
    ...['A&E', 'A+E', 'a/e', 'A.E.', 'Ａ＆Ｅ'].map((typed): [string, string] => [`in ${typed}`, 'in ae']),
    ['c/o U&Es, 3 m/s', 'co ues 3 ms'],
    ['and/or 24/7 C+', 'and or 24 7 c'],
    ['the N.M.C’s part‑time “bank”', 'the nmc part time bank'],
    ['pay\u00ADslip\u200B', 'payslip'],
    ['Line\nbreak\tand ＦＵＬＬ', 'line break and full'],
    ['£4.50 – 2–3 days…', '4 50 2 3 days'],
    ['maternity + pay = leave → 👩🏽‍⚕️ | plan', 'maternity pay leave plan'],
  ])('of %s is %s', (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });
});

test('words are indexed once, in the singular, compounds also as one', () => {
  expect(wordsOf('Part-time nurses, a nurse’s families; classes, status and NEWS2 in the news')).toBe(
    'part time parttime nurse family class status and news2 in the news',
  );
});

test('numbers with a slash are indexed as one too, and abbreviations as one alone', () => {
  expect(wordsOf('A&E 24/7, U+Es or and/or')).toBe('ae 24 7 247 ue or and');
});

test.each([
  ['wInTeR', 'WINTER light', true],
  ['int', 'winter', true],
  ['cvs', 'Your CV', true],
  ['familie', 'Families first', true],
  ["a mentor's rota", 'A mentor’s rota', true],
  ['resume', 'Résumé', true],
  ['m/s', 'The forms', false],
  ['m/s', 'At 5 M/S', true],
  ['A & E', 'a end', false],
  ['summer', 'winter', false],
])('the words "%s" are in "%s": %s', (search, text, expected) => {
  expect(contains(text, search)).toBe(expected);
});

test.each([
  ['cvs and cv', ['curriculum vitae and curriculum vitae', 'resume and resume']],
  ['archive', []],
  ['my mat leave pay', ['my maternity leave pay']],
  ['a pin number', ['a pin', 'a registration']],
])('synonyms of "%s" replace whole words', (search, expected) => {
  const groups = [
    ['cv', 'curriculum vitae', 'resume'],
    ['maternity leave', 'mat leave'],
    ['pin', 'pin number', 'registration'],
  ];
  const terms = search === 'cvs and cv' ? ['cv', 'and', 'cv'] : search.split(' ');
  expect(withSynonyms(terms, groups).map((words) => words.join(' '))).toEqual(expected);
});

test('matched words are marked as the text writes them', () => {
  expect(splitAtTerms('The Résumé of part-time nurses.', ['resume', 'nurse', 'time'])).toEqual(
    'The |Résumé| of |part-time| |nurses|.'.split('|'),
  );
  expect(splitAtTerms('Open in A&E, U&Es and/or notes.', ['ae', 'ue', 'or'])).toEqual(
    'Open in |A&E|, |U&Es| and/|or| notes.'.split('|'),
  );
});

describe('results', () => {
  const searched: Searched = {
    synonyms: [],
    ignored: ['the'],
    pages: [
      pageOf('Glossary', 'Suitcase', '/glossary/#suitcase', '', 'A bag.'),
      pageOf('Page', 'About', '/about/', '', 'We like winter.'),
    ],
    articles: ARTICLES.map((card, at) => ({ card, words: at === 2 ? 'winter suitcase' : 'ward payslip' })),
  };
  let find: Awaited<ReturnType<typeof searchOver>>;
  beforeAll(async () => {
    find = await searchOver(searched);
  });
  const slugs = (articles: readonly { readonly slug: string }[]) => articles.map(({ slug }) => slug);

  test.each([
    ['with all words in title or excerpt, then in the text', 'winter', ['article-13'], ['article-3']],
    ['whatever ignored words there are', 'the winter', ['article-13'], ['article-3']],
    ['with several words', 'winter suitcase', ['article-13'], ['article-3']],
    ['with only some of the words in title or excerpt below', 'winter payslip', [], ['article-13']],
    ['with misspelt words, unless they occur as typed', 'suitcsae', [], ['article-13', 'article-3']],
  ])('%s', (_what, search, named, inText) => {
    const found = find(search);
    expect([slugs(found.named), slugs(found.inText)]).toEqual([named, inText]);
  });

  test('include a page above the articles only if it matches better', () => {
    expect(find('suitcase').pages).toMatchObject([{ path: '/glossary/#suitcase', isAnswer: true }]);
    expect(find('winter').pages).toMatchObject([{ path: '/about/', isAnswer: false }]);
  });

  test.each(['A&E', 'A+E', 'a/e', 'A & E', 'a e', 'A. E.', 'N24/7', 'n 24 7'])(
    'of %s, whose synonym is in a text',
    async (typed) => {
      const synonyms = [
        ['a&e', 'suitcase'],
        ['N24/7', 'suitcase'],
      ];
      const found = (await searchOver({ ...searched, synonyms }))(typed);
      expect(slugs(found.inText)).toEqual(['article-13', 'article-3']);
    },
  );

  test('of compounds, long texts and punctuation', () => {
    expect(find('pay slips').inText).toHaveLength(13);
    const { inText } = find(`${'suitcase '.repeat(16)}and words that no article has`);
    expect(inText).toEqual(find('suitcase').inText);
    expect(find('?!').named).toHaveLength(ARTICLES.length);
  });
});
