import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GatsbyCache } from 'gatsby';
import { removeWithdrawnFiles, sitePathsIn } from '../../../src/gatsby/publish/withdrawn-files';

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
