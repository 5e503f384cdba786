// Guards the site's URLs.
import { SITE_COLLECTIONS } from '../src/content/model/collections';
import * as routes from '../src/routes';
import { TRACKED } from './support/tracked-files';

test('the list of code pages is complete, with content files', () => {
  const names = TRACKED.flatMap((file) => /^src\/pages\/(?!404)(.*)\.tsx$/.exec(file)?.[1] ?? []);
  const paths = names.map((name) => `/${name}/`);
  expect(routes.CODE_PAGES.map(({ path }) => path).toSorted()).toEqual([...paths, routes.BLOG].toSorted());
  expect(routes.CODE_PAGES.filter((page) => !SITE_COLLECTIONS.some(({ file }) => file === page.file))).toEqual([]);
});

test.each([
  [routes.postPath('nmc-revalidation'), '/blog/nmc-revalidation/'],
  [routes.listingPath(1), '/blog/'],
  [routes.listingPath(2), '/blog/page/2/'],
  [routes.categoryPath('relocation'), '/blog/category/relocation/'],
  [routes.categoryPath('relocation', 3), '/blog/category/relocation/page/3/'],
  [routes.contactPath('a&b'), '/contact/?interest=a%26b'],
  [routes.absoluteUrl('https://www.example.com', '/about/'), 'https://www.example.com/about/'],
])('the route %s is %s', (made, address) => expect(made).toBe(address));

test('only paths below the blog lead back to it', () => {
  expect(['/blog/nothing/', '/blog/', '/blogger/'].map(routes.isBelowBlog)).toEqual([true, false, false]);
});
