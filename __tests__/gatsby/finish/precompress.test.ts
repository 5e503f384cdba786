import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressionFor } from '../../../src/gatsby/finish/compression';
import { precompress } from '../../../src/gatsby/finish/precompress';
import { publicFiles } from '../../../src/gatsby/finish/public-files';

const TEXT = 'A nurse reads this after a shift. '.repeat(100);
const QUALITY = { hashed: 4, other: 4 };

let root: string;
const at = (name: string): string => path.join(root, name);
const run = async (): Promise<void> => precompress(root, await publicFiles(root), QUALITY);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'precompress-'));
  writeFileSync(at('index.html'), TEXT);
  writeFileSync(at('small.html'), 'short');
  writeFileSync(at('picture.png'), TEXT);
});

afterEach(() => rmSync(root, { recursive: true }));

describe('precompress', () => {
  test('writes copies of text that hold the same', async () => {
    await run();
    expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(TEXT);
    expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(TEXT);
    expect(await publicFiles(root)).toEqual([
      'index.html',
      'index.html.br',
      'index.html.gz',
      'picture.png',
      'small.html',
    ]);
  });

  test('compresses again only what has changed', async () => {
    await run();
    const old = new Date(Date.now() - 60_000);
    utimesSync(at('index.html'), old, old);
    const before = statSync(at('index.html.br')).mtimeMs;
    await run();
    expect(statSync(at('index.html.br')).mtimeMs).toBe(before);
    writeFileSync(at('index.html'), `${TEXT}!`);
    const later = new Date(Date.now() + 60_000);
    utimesSync(at('index.html'), later, later);
    await run();
    expect(gunzipSync(readFileSync(at('index.html.gz'))).toString()).toBe(`${TEXT}!`);
  });

  test('takes away the copies of a page that has gone, and all where none are wanted', async () => {
    await run();
    writeFileSync(at('gone.html.br'), 'x');
    await run();
    expect(existsSync(at('gone.html.br'))).toBe(false);
    await precompress(root, await publicFiles(root), undefined);
    expect(await publicFiles(root)).toEqual(['index.html', 'picture.png', 'small.html']);
  });
});

describe('compressionFor', () => {
  test('presses harder on small sites', () => {
    expect(compressionFor({}, 100)?.other).toBeGreaterThan(compressionFor({}, 10_000)?.other ?? 0);
  });

  test('leaves hosts that compress by themselves alone', () => {
    expect(compressionFor({ NETLIFY: 'true' }, 100)).toBeUndefined();
    expect(compressionFor({ CF_PAGES: '1' }, 100)).toBeUndefined();
    expect(compressionFor({ PRECOMPRESS: 'off' }, 100)).toBeUndefined();
  });

  test('follows the wish of whoever builds, and refuses nonsense', () => {
    expect(compressionFor({ PRECOMPRESS: '3', NETLIFY: 'true' }, 100)).toEqual({ hashed: 3, other: 3 });
    expect(() => compressionFor({ PRECOMPRESS: 'hard' }, 100)).toThrow('PRECOMPRESS');
  });
});
