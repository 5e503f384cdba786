// Guards the site's URLs.
import { readdirSync } from 'node:fs';
import { typeOfFile } from '../src/content/model/collections';
import * as routes from '../src/routes';

test('the list of pages of code names every file of src/pages and the listing, with content that the model knows', () => {
  const files = readdirSync('src/pages', { recursive: true }).map(String);
  const pages = files.filter((file) => file.endsWith('.tsx') && file !== '404.tsx');
  const paths = pages.map((file) => `/${file.replace(/\.tsx$/, '/')}`);
  expect(routes.CODE_PAGES.map(({ path }) => path).toSorted()).toEqual([...paths, routes.BLOG].toSorted());
  expect(routes.CODE_PAGES.filter(({ file }) => typeOfFile(file) === undefined)).toEqual([]);
});

test.each([
  [routes.postPath('nmc-revalidation'), '/blog/nmc-revalidation/'],
  [routes.listingPath(1), '/blog/'],
  [routes.listingPath(2), '/blog/page/2/'],
  [routes.categoryPath('relocation'), '/blog/category/relocation/'],
  [routes.categoryPath('relocation', 3), '/blog/category/relocation/page/3/'],
  [routes.contactPath('a&b'), '/contact/?interest=a%26b'],
  [routes.absoluteUrl('https://www.example.com', '/about/'), 'https://www.example.com/about/'],
])('%s', (made, address) => expect(made).toBe(address));

test('only paths below the blog, not the listing itself, lead back to it', () => {
  expect(['/blog/nothing/', '/blog/', '/blogger/'].map(routes.isBelowBlog)).toEqual([true, false, false]);
});
