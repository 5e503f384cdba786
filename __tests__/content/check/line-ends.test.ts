// Guards that line ends change nothing but where they are none.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createPost } from '../../../scripts/new-post';
import { ContentReader } from '../../../src/content/read/content-reader';
import { diskSource } from '../../../src/content/read/disk-source';
import { ContentCopy } from '../../support/content-copy';

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

test('a new post is made from a template with CRLF', async () => {
  const copy = await copyWith((text) => text.replaceAll('\n', '\r\n'));
  copy.put('images/covers/ladder.png', readFileSync(path.join(copy.root, 'blog/nmc-revalidation/cover.png')));
  const file = await createPost(copy.root, { title: 'On Windows' });
  expect(readFileSync(file, 'utf8')).not.toContain('\r');
});
