// Guards the length of titles and descriptions in search results.
import { isIndexed, meta, ordinaryPages } from '../built-site';

const indexedPages = ordinaryPages.filter(isIndexed);
const descriptions = indexedPages.map((page) => meta(page, 'description') ?? '');

it.each(indexedPages.map((page) => [page.path, page] as const))(
  '%s has a title of at most 70 and a description of 70 to 160 characters',
  (_path, page) => {
    expect(page.root.querySelector('title')?.textContent).toMatch(/^.{10,70}$/);
    expect(meta(page, 'description')).toMatch(/^.{70,160}$/);
  },
);

it('gives every page a description of its own', () => {
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});
