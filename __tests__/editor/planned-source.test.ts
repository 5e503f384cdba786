import { plannedSave, plannedSource } from '../../src/editor/planned-source';
import type { ProjectFiles } from '../../src/editor/project-files';

const FILES: Readonly<Record<string, string>> = {
  'content/faq.yaml': 'old',
  'content/blog/a/index.md': 'text of a',
  'content/blog/a/cover.png': 'picture of a',
  'content/blog/b/index.md': 'text of b',
};

const FOLDERS = ['blog/', 'blog/a/', 'blog/b/'];

const files: ProjectFiles = {
  namesBelow: async () => [...FOLDERS, ...Object.keys(FILES).map((name) => name.replace('content/', ''))],
  fileAt: async (path) => (FILES[path] === undefined ? undefined : new Blob([FILES[path]])),
  holds: async () => false,
};

async function after(changes: Parameters<typeof plannedSave>[0]): Promise<Record<string, string>> {
  const source = plannedSource(files, plannedSave(changes));
  const read = await Promise.all(
    (await source.names()).map(async (name) => {
      const bytes = await source.read(name, 1000);
      return [name, bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : ''];
    }),
  );
  return Object.fromEntries(read);
}

test('a changed text and a new picture are read as they will be', async () => {
  const picture = new File(['new picture'], 'another name.png');
  const read = await after([
    { action: 'update', path: 'content/faq.yaml', data: 'new' },
    { action: 'create', path: 'content/blog/b/cover.png', data: picture },
  ]);
  expect(read).toMatchObject({
    'faq.yaml': 'new',
    'blog/b/cover.png': 'new picture',
    'blog/a/cover.png': 'picture of a',
  });
});

test('a renamed article is at its new place alone, with its pictures', async () => {
  const read = await after([
    { action: 'move', previousPath: 'content/blog/a/index.md', path: 'content/blog/c/index.md', data: 'text of c' },
    {
      action: 'move',
      previousPath: 'content/blog/a/cover.png',
      path: 'content/blog/c/cover.png',
      data: new File(['p'], 'x'),
    },
  ]);
  expect(Object.keys(read).filter((name) => name.startsWith('blog/a'))).toEqual([]);
  expect(read).toMatchObject({ 'blog/c/index.md': 'text of c', 'blog/c/cover.png': 'p', 'blog/b/': '' });
});

test('a deleted article is gone, with its folder', async () => {
  const read = await after([
    { action: 'delete', path: 'content/blog/a/index.md' },
    { action: 'delete', path: 'content/blog/a/cover.png' },
  ]);
  expect(Object.keys(read)).toEqual(['blog/', 'blog/b/', 'faq.yaml', 'blog/b/index.md']);
});

test('a folder that still has a file stays', async () => {
  const read = await after([{ action: 'delete', path: 'content/blog/a/index.md' }]);
  expect(Object.keys(read)).toContain('blog/a/');
});
