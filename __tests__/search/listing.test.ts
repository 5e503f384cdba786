// Guards how many results a search shows.
import { resultsOf } from '../../src/search/listing';
import { ARTICLES, sourceOf } from './listing-fixture';

test('a search shows six pages and six articles by their text, and three of the pages as answers', () => {
  const pages = ARTICLES.map(({ title, path }) => ({ kind: 'Question', title, path, sentence: [], isAnswer: true }));
  const find = () => ({ named: ARTICLES, inText: ARTICLES, pages });
  const view = { search: 'pay', category: null, limit: 9 };
  const results = resultsOf(sourceOf(), view, { find, page: () => undefined });
  expect(results).toMatchObject({ total: ARTICLES.length, nextPath: null });
  expect([results?.cards, results?.alsoFound, results?.elsewhere].map((found) => found?.length)).toEqual([9, 6, 6]);
  expect(results?.elsewhere.filter(({ isAnswer }) => isAnswer)).toHaveLength(3);
});
