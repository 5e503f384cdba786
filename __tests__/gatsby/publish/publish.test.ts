import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import type { EditorHost } from '../../../src/content/model/editor-host';
import { unlistedFolders } from '../../../src/gatsby/host-options';
import { removeWithdrawnFiles, sitePathsIn, writeEditor } from '../../../src/gatsby/publish/publish';

const PAGES: ReadonlySet<string> = new Set(['/', '/guide/']);

function memoryCache(): GatsbyCache {
  const values = new Map<string, unknown>();
  return {
    name: 'memory',
    directory: '',
    get: async (key: string) => values.get(key),
    set: async (key: string, value: unknown) => values.set(key, value),
    del: async (key: string) => void values.delete(key),
  } as unknown as GatsbyCache;
}

describe('removeWithdrawnFiles', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'withdrawn-'));
    for (const file of ['price-list.pdf', 'guide/index.html', 'blog/category/old/rss.xml', 'rss.xml']) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), file);
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('removes what the last build published and this one does not', async () => {
    const cache = memoryCache();
    await removeWithdrawnFiles(root, ['/rss.xml', '/price-list.pdf', '/blog/category/old/rss.xml'], PAGES, cache);
    expect(await sitePathsIn(root)).toHaveLength(4);
    await removeWithdrawnFiles(root, ['/rss.xml'], PAGES, cache);
    expect((await sitePathsIn(root)).toSorted()).toEqual(['/guide/index.html', '/rss.xml']);
  });

  it('leaves a page where a file was', async () => {
    const cache = memoryCache();
    await removeWithdrawnFiles(root, ['/guide/index.html'], PAGES, cache);
    await removeWithdrawnFiles(root, [], PAGES, cache);
    expect(existsSync(path.join(root, 'guide/index.html'))).toBe(true);
  });

  it('takes a missing folder as empty', async () => {
    expect(await sitePathsIn(path.join(root, 'nothing'))).toEqual([]);
  });
});

const PLACE = { repo: 'jane/website', branch: 'main' };
const OPENER = 'Cross-Origin-Opener-Policy';

test('a site that no longer has an editor loses what an earlier build wrote', async () => {
  const project = mkdtempSync(path.join(tmpdir(), 'editor-'));
  mkdirSync(path.join(project, 'public/edit'), { recursive: true });
  writeFileSync(path.join(project, 'public/edit/index.html'), '');
  await writeEditor(project, undefined);
  expect(existsSync(path.join(project, 'public/edit'))).toBe(false);
  rmSync(project, { recursive: true });
});

test('a site without an editor has no folder with headers of its own', () => {
  expect(unlistedFolders(undefined)).toEqual([]);
});

test.each<[EditorHost, object]>([
  [{ ...PLACE, host: 'github' }, {}],
  [{ ...PLACE, host: 'github', authenticator: 'https://a.example' }, { [OPENER]: 'same-origin-allow-popups' }],
  [{ ...PLACE, host: 'gitlab' }, {}],
  [{ ...PLACE, host: 'gitlab', appId: 'a1' }, { [OPENER]: 'unsafe-none' }],
])('%o loosens no header that its sign-in does not need', (host, headers) => {
  expect(unlistedFolders(host)).toEqual([{ folder: '/edit/', headers }]);
});
