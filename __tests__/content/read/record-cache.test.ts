import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ContentChecker } from '../../../src/content/check/check-content';
import { diskSource, readCache, writeCache } from '../../../src/content/read/disk-source';
import { readPostFile } from '../../../src/content/read/read-files';
import { RecordCache } from '../../../src/content/read/record-cache';
import { SPECIFIED_CONTENT } from '../../support/site-copy';

const DAY = '2026-11-21';
const SLUG = 'nmc-revalidation';

let folder: string;
let file: string;
let post: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'record-cache-'));
  cpSync(SPECIFIED_CONTENT, path.join(folder, 'content'), { recursive: true });
  file = path.join(folder, '.cache', 'content-check.json');
  post = path.join(folder, 'content', 'blog', SLUG, 'index.md');
});

afterEach(() => rmSync(folder, { recursive: true }));

const check = (cache?: RecordCache) => new ContentChecker(diskSource(path.join(folder, 'content')), cache).check(DAY);
const edit = (from: RegExp, to: string | ((match: string, part: string) => string)) =>
  writeFileSync(post, readFileSync(post, 'utf8').replace(from, to as string));

const title = /^title: (.*)$/m.exec(readFileSync(`${SPECIFIED_CONTENT}/blog/${SLUG}/index.md`, 'utf8'))?.[1];
const titles = ({ records }: RecordCache) => Object.values(records.posts).map(({ frontMatter }) => frontMatter.title);

/** Checks once and comes back with what the next check would find. */
async function cached(): Promise<RecordCache> {
  const cache = new RecordCache();
  await check(cache);
  await writeCache(file, 'code 1', cache);
  return readCache(file, 'code 1');
}

describe('RecordCache', () => {
  test('finds the same as a check without cache, at the same places', async () => {
    edit(/^category: .*/m, 'category: Gardening');
    const cache = await cached();
    const problems = await check(cache);
    expect(problems).toEqual(await check());
    expect(problems).toContainEqual(expect.objectContaining({ rule: 'category-unknown', line: expect.any(Number) }));
  });

  test('keeps posts and pictures without mistakes', async () => {
    const cache = await cached();
    await check(cache);
    expect(titles(cache)).toContain(title);
    expect(Object.keys(cache.records.pictures).length).toBeGreaterThan(5);
  });

  test('looks at a post again once it has changed, and forgets what has gone', async () => {
    const cache = await cached();
    edit(/\n---\n/, '\n---\n\n# A heading too high\n');
    expect(await check(cache)).toContainEqual(expect.objectContaining({ rule: 'heading-level-1' }));
    expect(titles(cache)).not.toContain(title);
  });

  test('does not read posts and pictures that are as they were', async () => {
    const cache = await cached();
    edit(/\n---\n/, '\n---\n\nNew.\n');
    const read = jest.spyOn(fs, 'readFile');
    await check(cache);
    const names = read.mock.calls.map(([name]) => String(name)).filter((name) => !name.endsWith('.yaml'));
    read.mockRestore();
    expect(names).toEqual([post]);
  });

  test('gives the posts that a check has read to whoever makes nodes of them', async () => {
    const cache = await cached();
    edit(/\n---\n/, '\n---\n\nNew words.\n');
    await check(cache);
    expect(Object.keys(cache.newPosts.posts)).toHaveLength(1);
    const read = jest.spyOn(fs, 'readFile');
    const content = diskSource(path.join(folder, 'content'));
    const { frontMatter, markdown } = await readPostFile(content, SLUG, new RecordCache(cache.newPosts));
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect(frontMatter?.title).toBe(title);
    expect(markdown).toContain('New words.');
  });

  test('notices a post of the same size that was given its old date', async () => {
    const cache = await cached();
    const { size, atime, mtime } = statSync(post);
    edit(/^category: (.*)/m, (_, name: string) => `category: ${'x'.repeat(name.length)}`);
    utimesSync(post, atime, mtime);
    expect(statSync(post)).toMatchObject({ size, mtime });
    expect(await check(cache)).toContainEqual(expect.objectContaining({ rule: 'category-unknown' }));
  });

  test('is empty for other code, and where the file is missing or rubbish', async () => {
    await cached();
    const text = readFileSync(file, 'utf8');
    for (const [version, written] of [
      ['code 2', text],
      ['code 1', text.slice(0, -9)],
    ] as const) {
      writeFileSync(file, written);
      const cache = await readCache(file, version);
      expect(cache.post(Object.keys(JSON.parse(text).records.posts)[0] ?? '')).toBeUndefined();
    }
    expect((await readCache(`${file}.none`, 'code 1')).records.posts).toEqual({});
  });
});
