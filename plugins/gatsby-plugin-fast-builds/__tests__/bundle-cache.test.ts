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

/** Stands for webpack's plugin of the same name. */
class DefinePlugin {
  constructor(readonly definitions: object) {}
}

function configured(definitions: object = {}) {
  replaceWebpackConfig.mockClear();
  const config = {
    cache: { type: 'filesystem', name: 'stage', buildDependencies: { config: ['gatsby'] } },
    plugins: [new DefinePlugin(definitions)],
  };
  tieCacheToLockfile({
    actions: { replaceWebpackConfig },
    getConfig: () => config,
    plugins: { define: (definitions: object) => new DefinePlugin(definitions) },
    reporter: { warn },
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as CreateWebpackConfigArgs);
  return replaceWebpackConfig.mock.calls[0]?.[0];
}

it('ties the bundles of the last build to the lockfile and to our own hooks', () => {
  const first = configured();
  expect(configured().cache.version).toBe(first.cache.version);
  for (const file of [
    'package-lock.json',
    '.cache/compiled/gatsby-node.js',
    '.cache/compiled/plugins/one/gatsby-node.js',
  ]) {
    const before = configured().cache.version;
    writeFileSync(path.join(directory, file), 'changed');
    expect(configured().cache.version).not.toBe(before);
  }
});

it('lets nothing follow the imports of Gatsby and of loaders', () => {
  const { cache, plugins } = configured();
  expect(cache).toMatchObject({ name: 'stage', buildDependencies: { defaultWebpack: [] } });
  const buildDependencies = new Set(['/loader.js']);
  const tap = (_name: string, forget: (compilation: object) => void) => forget({ buildDependencies });
  plugins.at(-1).apply({ hooks: { afterCompile: { tap } } });
  expect(buildDependencies.size).toBe(0);
});

it('compiles nothing again for a variable of the environment that no page sees', () => {
  const pages = { __PATH_PREFIX__: '""', 'process.env': '({})', 'process.env.GATSBY_PLACE': '"here"' };
  const build = {
    'process.env.GITHUB_RUN_ID': '"1"',
    'process.env.GATSBY_CPU_COUNT': '"1"',
    'process.env.HOME': '"/"',
  };
  const { plugins } = configured({ ...pages, ...build, 'process.env.NODE_ENV': '"production"' });
  expect(plugins[0].definitions).toEqual({ ...pages, 'process.env.NODE_ENV': '"production"' });
});

it('leaves webpack’s cache as it is where no lockfile says which packages are installed', () => {
  rmSync(path.join(directory, 'package-lock.json'));
  expect(configured()).toBeUndefined();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('needs package-lock.json'));
});
