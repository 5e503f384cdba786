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
