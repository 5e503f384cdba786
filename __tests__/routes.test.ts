// Guards the site's URLs.
import * as routes from '../src/routes';

test.each([
  [routes.postPath('nmc-revalidation'), '/blog/nmc-revalidation/'],
  [routes.listingPath(1), '/blog/'],
  [routes.categoryPath('relocation', 3), '/blog/category/relocation/page/3/'],
  [routes.contactPath('a&b'), '/contact/?interest=a%26b'],
  [routes.absoluteUrl('https://www.example.com', '/about/'), 'https://www.example.com/about/'],
])('the route %s is %s', (made, address) => expect(made).toBe(address));

test('only paths below the blog lead back to it', () => {
  expect(['/blog/nothing/', '/blog/', '/blogger/'].map(routes.isBelowBlog)).toEqual([true, false, false]);
});
