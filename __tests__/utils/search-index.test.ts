// Guards the search in titles and excerpts.
import { findArticles } from '../../src/utils/search-index';

const articles = [
  { slug: 'a', title: 'Settling in', excerpt: 'The first winter abroad.', category: 'Relocation' },
  { slug: 'b', title: 'Night shifts', excerpt: 'Rest, food and WINTER light.', category: 'Bedside Diary' },
  { slug: 'c', title: 'A mentor', excerpt: 'Why you need one.', category: 'Career Development' },
];

test('search matches title or excerpt in any case', () => {
  expect(findArticles(articles, 'wInTeR', null).map(({ slug }) => slug)).toEqual(['a', 'b']);
  expect(findArticles(articles, 'mentor', null).map(({ slug }) => slug)).toEqual(['c']);
});

test('a category must match exactly, and together with the search', () => {
  expect(findArticles(articles, '', 'Relocation').map(({ slug }) => slug)).toEqual(['a']);
  expect(findArticles(articles, 'winter', 'Bedside Diary').map(({ slug }) => slug)).toEqual(['b']);
  expect(findArticles(articles, '', 'Bedside')).toEqual([]);
});

test.each(["a nurse's rota", 'a nurse’s rota', '2-3 days', '2–3 days', 'wait...', 'wait…'])(
  'quotes and dashes match however they are typed: %s',
  (typed) => {
    const [title, excerpt] = ['A nurse’s rota for 2–3 days', 'You wait… and wait.'];
    expect(findArticles([{ title, excerpt, category: 'Relocation' }], typed, null)).toHaveLength(1);
  },
);
