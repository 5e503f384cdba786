// Guards the length of titles and descriptions in search results.
import { isIndexed, meta, ordinaryPages } from '../built-site';

const indexedPages = ordinaryPages.filter(isIndexed);
const descriptions = indexedPages.map((page) => meta(page, 'description') ?? '');

test.each(indexedPages.map((page) => [page.path, page] as const))(
  '%s has a title and description that search results show whole',
  (_path, page) => {
    expect(page.root.querySelector('title')?.textContent).toMatch(/^.{10,70}$/);
    expect(meta(page, 'description')).toMatch(/^.{70,160}$/);
  },
);

test('descriptions are unique', () => {
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});
