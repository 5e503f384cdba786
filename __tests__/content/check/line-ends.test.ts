import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPost } from '../../../scripts/new-post';
import { ContentReader } from '../../../src/content/read/content-reader';
import { diskSource } from '../../../src/content/read/disk-source';
import { readPostFile } from '../../../src/content/read/read-files';
import { ContentCopy } from '../../support/content-copy';
import { BAD_POSTS } from './bad-posts';

jest.setTimeout(120_000);

const DAY = '2026-11-20';

const copies: ContentCopy[] = [];
afterAll(() => {
  for (const copy of copies) copy.remove();
});

/** A copy of the specified content; every text file in it has been changed. */
async function copyWith(change: (text: string) => string): Promise<ContentCopy> {
  const copy = new ContentCopy();
  copies.push(copy);
  for (const name of await diskSource(copy.root).names())
    if (/\.(md|yaml)$/.test(name)) copy.put(name, change(copy.read(name)));
  return copy;
}

async function told(copy: ContentCopy): Promise<unknown[]> {
  const broken = copy.read('pricing.yaml').replace('price: 597', 'price: many');
  return copy.checkWith({ 'pricing.yaml': broken }, DAY, true);
}

async function recordsOf(copy: ContentCopy): Promise<unknown> {
  const { data, posts } = await new ContentReader(diskSource(copy.root)).read();
  return JSON.parse(JSON.stringify({ data: data.map(({ entries }) => entries), posts }));
}

test('content with CRLF has the same findings, lines, columns and records', async () => {
  const plain = await copyWith((text) => text);
  const other = await copyWith((text) => text.replaceAll('\n', '\r\n'));
  expect(await told(plain)).not.toEqual([]);
  expect(await told(other)).toEqual(await told(plain));
  expect(await recordsOf(other)).toEqual(await recordsOf(plain));
});

test.each(BAD_POSTS.flatMap(({ name, text }) => (typeof text === 'string' ? [[name, text] as const] : [])))(
  'a post with %s is reported the same with CRLF',
  (_name, text) => {
    const read = (written: string) => readPostFile(Buffer.from(written), 'a').problems;
    expect(read(text.replaceAll('\n', '\r\n'))).toEqual(read(text));
  },
);

test('a new post is made from a template with CRLF', async () => {
  const copy = await copyWith((text) => text.replaceAll('\n', '\r\n'));
  copy.put('images/covers/ladder.png', readFileSync(path.join(copy.root, 'blog/nmc-revalidation/cover.png')));
  const file = await createPost(copy.root, { title: 'On Windows' });
  expect(readFileSync(file, 'utf8')).not.toContain('\r');
});

test('a working copy on Windows has LF and untouched pictures, and commits LF', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'attributes-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'core.autocrlf=true', '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    });
  const picture = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
  copyFileSync('.gitattributes', path.join(folder, '.gitattributes'));
  writeFileSync(path.join(folder, 'index.md'), 'One\r\nTwo\r\n');
  writeFileSync(path.join(folder, 'cover.png'), picture);
  git('init', '-q');
  git('add', '-A');
  git('commit', '-qm', 'a');
  rmSync(path.join(folder, 'index.md'));
  rmSync(path.join(folder, 'cover.png'));
  git('checkout', '-q', '.');
  expect(git('show', 'HEAD:index.md')).toBe('One\nTwo\n');
  expect(readFileSync(path.join(folder, 'index.md'), 'utf8')).toBe('One\nTwo\n');
  expect(readFileSync(path.join(folder, 'cover.png'))).toEqual(picture);
  rmSync(folder, { recursive: true });
});
