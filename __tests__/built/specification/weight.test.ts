// Guards the weight of HTML, data and first pictures, which depends on the content.
import { statSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { type BuiltPage, builtFile, ordinaryPages, PUBLIC } from '../built-site';
import { KB, limitOf, over, sum, weigh, weighFile } from '../weights';

/** Width of a picture on a 412 px wide phone, at two dots per pixel. */
const PHONE = 824;

/** The bytes of a picture that a phone loads. */
function pictureBytes(image: HTMLElement): number {
  const source = image.closest('picture')?.querySelector('source') ?? image;
  const set = (source.getAttribute('srcset') ?? source.getAttribute('srcSet') ?? '').split(',');
  const files = set
    .map((entry) => entry.trim().split(/\s+/))
    .map(([file = '', width = '']) => ({ file, width: Number.parseInt(width, 10) }));
  const { file = '' } = files.find(({ width }) => width >= PHONE) ?? files.at(-1) ?? {};
  const address = file || (image.getAttribute('src') ?? '');
  return address.startsWith('/') ? statSync(path.join(PUBLIC, decodeURI(address))).size / KB : 0;
}

/** What an author writes weighs what it weighs; this is what a page adds to it. */
function withoutWords({ root }: BuiltPage, weight: number): number {
  const words = root.querySelector('main')?.structuredText ?? '';
  return weight - weigh(words);
}

/** The data with which React starts. */
function dataOf(page: BuiltPage): number {
  const file = `page-data/${page.path.replace(/^\/|\/$/g, '') || 'index'}/page-data.json`;
  const { staticQueryHashes: queries }: { readonly staticQueryHashes: readonly string[] } = JSON.parse(builtFile(file));
  const files = ['page-data/app-data.json', ...queries.map((hash) => `page-data/sq/d/${hash}.json`)];
  return weighFile(file) + sum(files.map(weighFile));
}

test('HTML and data stay within their limits, besides the words of the page', () => {
  expect(
    over(
      () => limitOf('HTML'),
      (page) => withoutWords(page, weigh(page.html)),
    ),
  ).toEqual([]);
  expect(
    over(
      () => limitOf('data for React'),
      (page) => withoutWords(page, dataOf(page)),
    ),
  ).toEqual([]);
});

test('at most two pictures of 150 KB in total load eagerly', () => {
  for (const { path: address, root } of ordinaryPages) {
    const eager = root
      .querySelectorAll('img')
      .filter((image) => image.getAttribute('loading') !== 'lazy' && image.getAttribute('src')?.startsWith('/'));
    expect([address, eager.length > 2]).toEqual([address, false]);
    expect(eager.map(pictureBytes).reduce((total, bytes) => total + bytes, 0)).toBeLessThanOrEqual(150);
  }
});
