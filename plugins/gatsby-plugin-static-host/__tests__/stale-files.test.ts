// Guards that what was taken back is not published again with the next build.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GatsbyCache, Node } from 'gatsby';
import { filesBelow, removeStaleFiles, restoreUnused, setUnusedAside } from '../stale-files';

const directory = mkdtempSync(path.join(tmpdir(), 'stale-files-'));
afterAll(() => rmSync(directory, { recursive: true }));

const stored = new Map<string, unknown>();
const cache = {
  directory: path.join(directory, '.cache/host'),
  get: async (key: string) => stored.get(key),
  set: async (key: string, value: unknown) => stored.set(key, value),
} as Partial<GatsbyCache> as GatsbyCache;
const folders = { directory, cache };

function put(...files: readonly string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), file);
  }
}
const published = () => filesBelow(path.join(directory, 'public'));
const remove = (pages: readonly string[] = []) => {
  const getNodesByType = () => pages.map((page) => ({ path: page }) as Partial<Node> as Node);
  return removeStaleFiles(folders, { getNodesByType }, { isWritten: (name) => name === '/rss.xml' }, ['/static/']);
};

beforeEach(() => rmSync(path.join(directory, 'public'), { recursive: true, force: true }));

test('what this build makes, Gatsby keeps or a host has put there stays', async () => {
  const kept = [
    ...['index.html', '404.html', 'about/index.html', 'page-data/index/page-data.json', 'rss.xml'],
    ...['page-data/about/page-data.json', 'page-data/app-data.json', 'page-data/sq/d/123.json', 'static/a/b.webp'],
    ...['app-0123456789abcdef0123.js', '_gatsby/slices/a.html', '.nojekyll', 'CNAME', '.well-known/acme-challenge/x'],
  ];
  put(...kept.map((name) => `public/${name}`));
  mkdirSync(path.join(directory, 'public/static/c/d'), { recursive: true });
  await remove(['/', '/about/', '/404.html']);
  // A picture may be written there at this moment.
  expect(readdirSync(path.join(directory, 'public/static/c'))).toEqual(['d']);
  expect(await published()).toEqual(kept.sort());
});

test.each([
  ...['ics/gone.ics', 'blog/category/gone/rss.xml', 'gone/index.html', 'page-data/gone/page-data.json'],
  ...['Guide.PDF', 'files/deep/er/photo 1.jpg', 'index.html.bak', 'script.js', 'café.txt', '_headers', 'sitemap-0.xml'],
])('%s of an earlier build goes, with its folder', async (name) => {
  put(`public/${name}`);
  await remove(['/']);
  expect(readdirSync(path.join(directory, 'public'))).toEqual([]);
});

test('a file with a dot that was deleted from static/ goes', async () => {
  put('static/.well-known/gone', 'public/.well-known/gone', 'public/.well-known/other');
  await remove();
  rmSync(path.join(directory, 'static'), { recursive: true });
  await remove();
  expect(await published()).toEqual(['.well-known/other']);
});

test('a picture that nothing names is not published until something does', async () => {
  put('public/static/a1/b2/cover.webp', 'public/static/a1/b3/cover.webp', 'public/static/c4/my photo.jpg');
  put(
    'public/static/d5/gone photo.jpg',
    'public/static/font-e6.woff2',
    'public/static/own.pdf',
    'static/static/own.pdf',
  );
  writeFileSync(
    path.join(directory, 'public/index.html'),
    '<img srcset="/static/a1/b2/cover.webp 480w, /static/c4/my%20photo.jpg"><style>url(/static/font-e6.woff2)</style>',
  );
  const before = await published();
  const { mtimeMs } = statSync(path.join(directory, 'public/static/a1/b3/cover.webp'));
  const shown = before.filter((name) => !/b3|gone/.test(name));
  for (const _build of [1, 2]) {
    await setUnusedAside(folders, await published());
    expect(await published()).toEqual(shown);
    await restoreUnused(folders);
    expect(await published()).toEqual(before);
  }
  expect(statSync(path.join(directory, 'public/static/a1/b3/cover.webp')).mtimeMs).toBeCloseTo(mtimeMs, 0);
});
