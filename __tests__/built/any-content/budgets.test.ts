import { brotliCompressSync } from 'node:zlib';
import { BLOG, HOME } from '../../../src/routes';
import { type BuiltPage, pages } from '../../support/built-site';
import type { PageWeight } from '../../support/page-scales';
import { weigh } from '../../support/page-weight';

/** Bytes of a kilobyte in the budgets. */
const KB = 1024;

const isNotFound = ({ path }: BuiltPage): boolean => path.startsWith('/404');
const isListing = ({ path }: BuiltPage): boolean => /^\/blog\/(page\/|category\/|$)/.test(path);

/** Of a category without articles, which search engines are asked to leave out; the suggestions are far down on it. */
const isEmptyListing = ({ root }: BuiltPage): boolean =>
  root.querySelector('meta[name=robots]')?.getAttribute('content')?.includes('noindex') === true;

const isArticle = (page: BuiltPage): boolean => page.path.startsWith(BLOG) && !isListing(page);

/** The most script that a page may have once React runs, in KB. */
const hydratedBudget = (page: BuiltPage): number => (isArticle(page) ? 140 : 165);

const weights = new Map<BuiltPage, PageWeight>(pages.map((page) => [page, weigh(page)]));

/** The pages over a budget, as `path: KB (budget KB)`. */
function over(part: keyof PageWeight, budget: (page: BuiltPage) => number, among = pages): string[] {
  return among.flatMap((page) => {
    const kilobytes = (weights.get(page)?.[part] ?? 0) / KB;
    return kilobytes > budget(page) ? [`${page.path}: ${kilobytes.toFixed(2)} (${budget(page)})`] : [];
  });
}

/** Two fonts weigh more than this. */
const FONTS_KB = 15;

it('weighs the home page, the listing and articles, with their fonts', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([HOME, BLOG]));
  expect(pages.filter(isArticle).length).toBeGreaterThanOrEqual(1);
  for (const { html, hydratedScript, firstViewBesidePictures } of weights.values()) {
    expect(Math.min(html, hydratedScript)).toBeGreaterThan(1000);
    expect(firstViewBesidePictures - html).toBeGreaterThan(FONTS_KB * KB);
  }
});

it('sends at most 4 KB of script before anything is pressed', () => {
  const waiting = pages.filter((page) => !isNotFound(page));
  expect(over('earlyScript', () => 4, waiting)).toEqual([]);
});

/** HTML without what authors have written may weigh this much; the words of a long article come on top. */
const FRAME_KB = 14;

/** What authors have written on a page weighs by itself, in KB: its words and the addresses of its links. */
function wordsOf({ root }: BuiltPage): number {
  const main = root.querySelector('main');
  const addresses = (main?.querySelectorAll('a') ?? []).map((link) => link.getAttribute('href') ?? '');
  return brotliCompressSync([main?.textContent ?? '', ...addresses].join('\n')).length / KB;
}

it('sends at most 20 KB of HTML, or 14 KB around a long text', () => {
  expect(over('html', (page) => Math.max(20, FRAME_KB + wordsOf(page)))).toEqual([]);
});

it('sends at most 50 KB for the first view beside pictures', () => {
  expect(over('firstViewBesidePictures', (page) => 30 + Math.max(20, FRAME_KB + wordsOf(page)))).toEqual([]);
});

it('has at most 140 KB of script on a hydrated article and 165 KB on any other page', () => {
  expect(over('hydratedScript', hydratedBudget)).toEqual([]);
});

it('fetches the first picture of a listing at once, and the others as they come near', () => {
  const loading = pages
    .filter((page) => isListing(page) && !isEmptyListing(page))
    .map(({ root }) => root.querySelectorAll('main article img').map((image) => image.getAttribute('loading')));
  for (const [first, ...others] of loading.filter((pictures) => pictures.length > 0)) {
    expect(first).toBe('eager');
    expect(others.filter((value) => value !== 'lazy')).toEqual([]);
  }
});
