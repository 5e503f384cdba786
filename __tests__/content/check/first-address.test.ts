// Guards the address by which feed readers know an article.
import { firstAddress } from '../../../src/content/check/redirects';

const LOCKED = ['/blog/first/', '/blog/second/', '/blog/third/'];

test.each([
  ['without aliases is its own', 'first', [], '/blog/first/'],
  ['after a rename is the former one', 'second', ['first'], '/blog/first/'],
  ['after two renames is the first', 'third', ['first', 'second'], '/blog/first/'],
  ['stays when the last rename is not recorded yet', 'new', ['first', 'second'], '/blog/first/'],
  ['is no alias that was never published', 'first', ['short'], '/blog/first/'],
  ['is the oldest when none is recorded yet', 'new', ['older', 'old'], '/blog/older/'],
])('the first address of an article %s', (_what, slug, aliases, address) => {
  expect(firstAddress({ slug, aliases }, LOCKED)).toBe(address);
});
