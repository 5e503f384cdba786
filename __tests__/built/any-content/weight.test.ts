// Guards the weight of pages on a phone: HTML, scripts, first pictures.
import { statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { HTMLElement } from 'node-html-parser';
import { NOT_FOUND } from '../../../src/routes';
import { type BuiltPage, builtFile, builtFiles, PUBLIC, ordinaryPages as pages, siteContent } from '../built-site';

const KB = 1024;
/** Width of a picture on a 412 px wide phone, at two dots per pixel. */
const PHONE = 824;

const weigh = (text: string): number => gzipSync(text).length / KB;
const weights = new Map<string, number>();

function weighFile(address: string): number {
  const weight = weights.get(address) ?? weigh(builtFile(address));
  weights.set(address, weight);
  return weight;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const chunks: Readonly<Record<string, readonly string[]>> = JSON.parse(builtFile('chunk-map.json'));

/** The script that counts, if any, which the loader imports. */
const counters = builtFiles.filter((file) => /^late-.*\.js$/.test(file));

/** Scripts loaded before any interaction. */
function earlyScript(page: BuiltPage): number {
  const scripts = page.root.querySelectorAll('script:not([type="application/ld+json"])');
  const sources = scripts.flatMap((script) => [script.getAttribute('src'), script.getAttribute('data-loader')]);
  return sum([
    weigh(scripts.map(({ textContent }) => textContent).join('\n')),
    ...[...sources, ...counters].flatMap((source) => (source ? [weighFile(source)] : [])),
  ]);
}

/** Scripts that run once React does. */
function hydratedScript(page: BuiltPage): number {
  const component = page.root.querySelector('script[data-loader]')?.getAttribute('data-component') ?? '';
  const name = component.replace(/^\/|-[0-9a-f]{20}\.js$/g, '');
  return sum([...new Set([...(chunks.app ?? []), ...(chunks[name] ?? [component])])].map(weighFile));
}

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

/** Pages over their budget. */
const over = (most: number, weightOf: (page: BuiltPage) => number): string[] =>
  pages
    .filter(({ path: address }) => address !== NOT_FOUND && !address.startsWith('/404'))
    .map((page) => ({ page, weight: weightOf(page) }))
    .filter(({ weight }) => weight > most)
    .map(({ page, weight }) => `${page.path}: ${weight.toFixed(1)} KB`);

test('HTML has at most 30 KB, early script 5.5 KB or 6.5 with statistics', () => {
  const counting = siteContent('site').statistics ? 1 : 0;
  expect(counters).toHaveLength(counting);
  expect(over(30, ({ html }) => weigh(html))).toEqual([]);
  expect(over(5.5 + counting, earlyScript)).toEqual([]);
});

test('script has at most 190 KB once React runs', () => {
  expect(over(190, hydratedScript)).toEqual([]);
  expect(over(60, hydratedScript)).not.toEqual([]);
});

test('at most two pictures of 150 KB in total load eagerly', () => {
  const eager = ({ root }: BuiltPage): HTMLElement[] =>
    root
      .querySelectorAll('img')
      .filter((image) => image.getAttribute('loading') !== 'lazy' && image.getAttribute('src')?.startsWith('/'));
  expect(over(150, (page) => sum(eager(page).map(pictureBytes)))).toEqual([]);
  expect(pages.filter((page) => eager(page).length > 2).map((page) => page.path)).toEqual([]);
});

test('every picture has a width and height', () => {
  const pictures = pages.flatMap(({ root }) => root.querySelectorAll('img'));
  const without = pictures.filter((image) => !(image.getAttribute('width') && image.getAttribute('height')));
  expect(without.map(String)).toEqual([]);
});
