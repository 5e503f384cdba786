// Guards the slashes of an address.
import { posix } from 'node:path';
import { baseName, folderOf, resolveFrom } from '../../src/utils/paths';

test.each([
  ['content/blog/a/index.md', './cover.png'],
  ['content/blog/a/index.md', '../../images/b.png'],
  ['content/blog/a/index.md', '../../../outside.png'],
  ['content/blog/a/index.md', '../../../../../outside.png'],
  ['content/site.yaml', './images//mark.svg'],
  ['site.yaml', '../up.png'],
  ['content/blog/a/index.md', '../b/'],
])('resolves from %s the path %s as the platform does', (file, relative) => {
  expect(resolveFrom(file, relative)).toBe(posix.join(posix.dirname(file), relative));
});

test('tells a folder from a name', () => {
  expect([folderOf('a/b/c.md'), folderOf('c.md'), baseName('a/b/c.md'), baseName('c.md')]).toEqual([
    'a/b',
    '',
    'c.md',
    'c.md',
  ]);
});
