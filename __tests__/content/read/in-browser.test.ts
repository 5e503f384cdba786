import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { checkContent } from '../../../src/content/check/check-content';
import type { ContentSource } from '../../../src/content/read/content-files';
import { diskSource } from '../../../src/content/read/disk-source';
import type { Problem } from '../../../src/content/read/problem';
import { SPECIFIED_CONTENT } from '../../support/site-copy';

const DAY = '2026-11-22';

/** What a browser has of what the check uses; nothing of Node is among it. */
const BROWSER_GLOBALS = { atob, TextDecoder, TextEncoder, URL, crypto, Uint8Array };

/** The check as one script for browsers; fails where a file of it needs Node. */
async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { checkContent } from './src/content/check/check-content';
        export { pictureFormat } from './src/content/read/picture-info';`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    platform: 'browser',
    // As in a web worker: one package of the parser would otherwise decode entities with an element of the page.
    conditions: ['worker'],
    format: 'iife',
    globalName: 'check',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** The files of a folder, held in memory; pictures are looked at on disk, as a browser would with its own means. */
function inMemory(root: string, changes: Readonly<Record<string, string>> = {}): ContentSource {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = new Map<string, Uint8Array>(
    entries.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(root, file).split(path.sep).join('/'), readFileSync(file)];
    }),
  );
  for (const [name, text] of Object.entries(changes)) files.set(name, new TextEncoder().encode(text));
  const { picture, staticAddresses } = diskSource(root);
  return {
    names: async () => [...files.keys()],
    staticAddresses,
    read: async (name) => files.get(name),
    picture,
  };
}

type Check = (content: ContentSource, day: string) => Promise<Problem[]>;
let checkInBrowser: Check;

beforeAll(async () => {
  const context = createContext({ ...BROWSER_GLOBALS });
  runInContext(await bundle(), context);
  checkInBrowser = runInContext('check.checkContent', context) as Check;
});

const plain = (problems: readonly Problem[]): unknown => JSON.parse(JSON.stringify(problems));

test.each(['content', SPECIFIED_CONTENT])('finds in %s what the check on disk finds', async (root) => {
  const found = await checkInBrowser(inMemory(root), DAY);
  expect(plain(found)).toEqual(plain(await checkContent(diskSource(path.resolve(root)), DAY)));
});

test('finds mistakes in files that are on no disk', async () => {
  const post = readFileSync(path.join(SPECIFIED_CONTENT, 'blog/nmc-revalidation/index.md'), 'utf8');
  const changes = {
    'blog/nmc-revalidation/index.md': `${post}\n# Too high\n\n[Nowhere](/nowhere/)\n`,
    'pricing.yaml': '- name: [',
  };
  const rules = (await checkInBrowser(inMemory(SPECIFIED_CONTENT, changes), DAY)).map(({ rule }) => rule);
  expect(rules).toEqual(expect.arrayContaining(['heading-level-1', 'link-page-unknown', 'yaml-syntax']));
});
