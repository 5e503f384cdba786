import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Compression, compressionFor } from '../files/compression';
import { isHashed } from '../files/hashed-files';
import { postProcess } from '../files/post-process';
import { publicFiles } from '../files/public-files';
import type { Policy } from '../index';

const TEXT = 'A nurse reads this after a shift. '.repeat(100);
const QUALITY = { hashed: 4, other: 4 };

const PAGE = `<!DOCTYPE html><html><head><meta charset="utf-8"><script>1</script></head><body>${TEXT}</body></html>`;

let project: string;
const at = (name: string): string => path.join(project, 'public', name);
const read = (name: string): string => readFileSync(at(name), 'utf8');
const files = (): string[] => publicFiles(at(''));
const run = async (compression: Compression | undefined = QUALITY, policy: Policy = { 'script-src': ["'self'"] }) =>
  postProcess(project, files(), { policy, compression });

beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'post-process-'));
  mkdirSync(at('_gatsby'), { recursive: true });
  writeFileSync(at('index.html'), PAGE);
  writeFileSync(at('small.txt'), 'short');
  writeFileSync(at('data.json'), TEXT);
  writeFileSync(at('picture.png'), TEXT);
  writeFileSync(at('_gatsby/slice.html'), PAGE);
});

afterEach(() => rmSync(project, { recursive: true }));

describe('postProcess', () => {
  test('gives pages a policy, and texts copies that hold the same', async () => {
    await run();
    expect(read('index.html')).toContain('<meta charset="utf-8"><meta http-equiv="Content-Security-Policy"');
    expect(read('_gatsby/slice.html')).toBe(PAGE);
    expect(brotliDecompressSync(readFileSync(at('index.html.br'))).toString()).toBe(read('index.html'));
    expect(gunzipSync(readFileSync(at('data.json.gz'))).toString()).toBe(TEXT);
    expect(files().filter((name) => name.endsWith('.br'))).toEqual([
      '_gatsby/slice.html.br',
      'data.json.br',
      'index.html.br',
    ]);
  });

  test('leaves a page that brings its own policy as it is, and compresses it', async () => {
    mkdirSync(at('admin'));
    writeFileSync(at('admin/index.html'), PAGE);
    writeFileSync(at('administration.html'), PAGE);
    const policy = { 'script-src': ["'self'"] };
    await postProcess(project, files(), { policy, ownPolicies: ['/admin/'], compression: QUALITY });
    expect(read('admin/index.html')).toBe(PAGE);
    expect(gunzipSync(readFileSync(at('admin/index.html.gz'))).toString()).toBe(PAGE);
    expect(read('administration.html')).toContain('Content-Security-Policy');
  });

  test('touches again only what has changed', async () => {
    expect(await run()).toEqual({ processed: 4, total: 4 });
    expect(await run()).toEqual({ processed: 0, total: 4 });
    writeFileSync(at('data.json'), `${TEXT}!`);
    expect(await run()).toEqual({ processed: 1, total: 4 });
    expect(gunzipSync(readFileSync(at('data.json.gz'))).toString()).toBe(`${TEXT}!`);
  });

  test('makes again a copy that has been lost, and everything once policy or quality change', async () => {
    await run();
    rmSync(at('index.html.br'));
    expect(await run()).toEqual({ processed: 1, total: 4 });
    expect(await run({ hashed: 5, other: 5 })).toEqual({ processed: 4, total: 4 });
    await run({ hashed: 5, other: 5 }, { 'script-src': ["'none'"] });
    expect(read('index.html')).toContain("script-src 'none'");
  });

  test('treats no file as finished if the stamps are damaged', async () => {
    await run();
    writeFileSync(path.join(project, '.cache/post-processed.json'), 'rubbish');
    expect(await run()).toEqual({ processed: 4, total: 4 });
  });

  test('treats no file as finished after a build that was killed', async () => {
    await run();
    writeFileSync(at('broken.html'), '<html><head></head></html>');
    await expect(run()).rejects.toThrow('charset');
    rmSync(at('broken.html'));
    expect(await run()).toEqual({ processed: 4, total: 4 });
  });

  test('takes away the copies of a page that has gone, and all where none are wanted', async () => {
    await run();
    rmSync(at('data.json'));
    await run();
    expect(existsSync(at('data.json.br'))).toBe(false);
    await postProcess(project, files(), { policy: {}, compression: undefined });
    expect(files().filter((name) => /\.(br|gz)$/.test(name))).toEqual([]);
  });
});

it.each([
  ['app-36a71f665c09ce0aa3d4.js', true],
  ['app.js', false],
  ['cards/picture.jpg', true],
  ['static/picture.svg', false],
])('knows whether %s is named by its content: %s', (name, hashed) => {
  expect(isHashed(name, ['/cards/'])).toBe(hashed);
});

describe('compressionFor', () => {
  const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `${index}.html`);

  test('compresses harder on small sites, whose pictures and copies do not count', () => {
    expect(compressionFor({}, names(100))?.other).toBeGreaterThan(compressionFor({}, names(10_000))?.other ?? 0);
    const others = names(10_000).flatMap((name) => [`${name}.br`, `${name}.avif`]);
    expect(compressionFor({}, [...names(100), ...others])).toEqual(compressionFor({}, names(100)));
  });

  test('leaves hosts that compress by themselves alone', () => {
    expect(compressionFor({ NETLIFY: 'true' }, [])).toBeUndefined();
    expect(compressionFor({ CF_PAGES: '1' }, [])).toBeUndefined();
    expect(compressionFor({ PRECOMPRESS: 'off' }, [])).toBeUndefined();
  });

  test('follows PRECOMPRESS, and refuses a value that it does not know', () => {
    expect(compressionFor({ PRECOMPRESS: '3', NETLIFY: 'true' }, [])).toEqual({ hashed: 3, other: 3 });
    expect(() => compressionFor({ PRECOMPRESS: 'hard' }, [])).toThrow('PRECOMPRESS');
  });
});
