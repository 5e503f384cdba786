// Guards the address that identifies an article in feed readers.
import { firstAddress } from '../../../src/content/resolve/redirects';

const LOCKED = ['/blog/first/', '/blog/second/', '/blog/third/'];

test.each([
  ['without aliases is its own', 'first', [], '/blog/first/'],
  ['after a rename is the former', 'second', ['first'], '/blog/first/'],
  ['after two renames is the first', 'third', ['first', 'second'], '/blog/first/'],
  ['stays when the last rename is not recorded yet', 'new', ['first', 'second'], '/blog/first/'],
  ['ignores aliases that were never published', 'first', ['short'], '/blog/first/'],
  ['is the oldest when none is recorded yet', 'new', ['older', 'old'], '/blog/older/'],
])('the first address of an article %s', (_what, slug, aliases, address) => {
  expect(firstAddress({ slug, aliases }, LOCKED)).toBe(address);
});
