import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { tieCacheToLockfile } from '../bundle-cache';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'bundle-cache-'));
  mkdirSync(path.join(directory, '.cache/compiled/plugins/one'), { recursive: true });
  for (const file of ['package-lock.json', '.cache/compiled/gatsby-node.js'])
    writeFileSync(path.join(directory, file), '');
});

afterEach(() => rmSync(directory, { recursive: true }));

const replaceWebpackConfig = jest.fn();
const warn = jest.fn();

async function configured() {
  replaceWebpackConfig.mockClear();
  const config = {
    cache: { type: 'filesystem', name: 'stage', buildDependencies: { config: ['gatsby'] } },
    plugins: [],
  };
  await tieCacheToLockfile({
    actions: { replaceWebpackConfig },
    getConfig: () => config,
    reporter: { warn },
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.calls[0]?.[0];
}

it('ties the bundles of the last build to the lockfile and to our own hooks', async () => {
  const first = await configured();
  expect((await configured()).cache.version).toBe(first.cache.version);
  for (const file of [
    'package-lock.json',
    '.cache/compiled/gatsby-node.js',
    '.cache/compiled/plugins/one/gatsby-node.js',
  ]) {
    const before = (await configured()).cache.version;
    writeFileSync(path.join(directory, file), 'changed');
    expect((await configured()).cache.version).not.toBe(before);
  }
});

it('lets nothing follow the imports of Gatsby and of loaders', async () => {
  const { cache, plugins } = await configured();
  expect(cache).toMatchObject({ name: 'stage', buildDependencies: { defaultWebpack: [] } });
  const buildDependencies = new Set(['/loader.js']);
  const tap = (_name: string, forget: (compilation: object) => void) => forget({ buildDependencies });
  plugins[0].apply({ hooks: { afterCompile: { tap } } });
  expect(buildDependencies.size).toBe(0);
});

it('leaves webpack’s cache as it is where no lockfile says which packages are installed', async () => {
  rmSync(path.join(directory, 'package-lock.json'));
  expect(await configured()).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('needs package-lock.json'));
});
