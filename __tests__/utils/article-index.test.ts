// Guards the index in which the search looks for titles and excerpts.
import { findArticles, fromArticleIndex, toArticleIndex, toSearchable } from '../../src/utils/article-index';

const articles = [
  { slug: 'a', title: 'Settling in', excerpt: 'The first winter abroad.', category: 'Relocation' },
  { slug: 'b', title: 'Night shifts', excerpt: 'Rest, food and WINTER light.', category: 'Bedside Diary' },
  { slug: 'c', title: 'A mentor', excerpt: 'Why you need one.', category: 'Career Development' },
];

const searchable = toSearchable(toArticleIndex(articles));

test('packing and unpacking gives the same list', () => {
  expect(fromArticleIndex(JSON.parse(JSON.stringify(toArticleIndex(articles))))).toEqual(articles);
});

test('search matches title or excerpt in any case', () => {
  expect(findArticles(searchable, 'wInTeR', null).map(({ slug }) => slug)).toEqual(['a', 'b']);
  expect(findArticles(searchable, 'mentor', null).map(({ slug }) => slug)).toEqual(['c']);
});

test('a category must match exactly, and together with the search', () => {
  expect(findArticles(searchable, '', 'Relocation').map(({ slug }) => slug)).toEqual(['a']);
  expect(findArticles(searchable, 'winter', 'Bedside Diary').map(({ slug }) => slug)).toEqual(['b']);
  expect(findArticles(searchable, '', 'Bedside')).toEqual([]);
});

test('no search text and no category give everything, in order', () => {
  expect(findArticles(searchable, '  ', null)).toEqual(searchable);
});

test.each(["a nurse's rota", 'a nurse’s rota', '2-3 days', '2–3 days', 'wait...', 'wait…'])(
  'quotes and dashes match however they are typed: %s',
  (typed) => {
    const [title, excerpt] = ['A nurse’s rota for 2–3 days', 'You wait… and wait.'];
    const shown = toSearchable(toArticleIndex([{ slug: 'a', title, excerpt, category: 'Relocation' }]));
    expect(findArticles(shown, typed, null)).toHaveLength(1);
  },
);
