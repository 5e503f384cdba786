import { BLOG, HOME } from '../../src/routes';
import { type BuiltPage, pages } from '../support/built-site';
import { type PageWeight, weigh } from '../support/page-weight';

/** Bytes of a kilobyte in the budgets. */
const KB = 1024;

const isNotFound = ({ path }: BuiltPage): boolean => path.startsWith('/404');
const isListing = ({ path }: BuiltPage): boolean => /^\/blog\/(page\/|category\/|$)/.test(path);

const isArticle = (page: BuiltPage): boolean => page.path.startsWith(BLOG) && !isListing(page);

/** The most script that a page may have once it is awake, in KB. */
const awakeBudget = (page: BuiltPage): number => (isArticle(page) ? 115 : 140);

const weights = new Map<BuiltPage, PageWeight>(pages.map((page) => [page, weigh(page)]));

/** The pages over a budget, as `path: KB (budget KB)`. */
function over(part: keyof PageWeight, budget: (page: BuiltPage) => number, among = pages): string[] {
  return among.flatMap((page) => {
    const kilobytes = (weights.get(page)?.[part] ?? 0) / KB;
    return kilobytes > budget(page) ? [`${page.path}: ${kilobytes.toFixed(1)} (${budget(page)})`] : [];
  });
}

it('weighs the home page, the listing and articles', () => {
  const paths = pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([HOME, BLOG]));
  expect(pages.filter(isArticle).length).toBeGreaterThanOrEqual(12);
  for (const { html, awakeScript } of weights.values()) expect(Math.min(html, awakeScript)).toBeGreaterThan(1000);
});

it('sends at most 4 KB of script before anything is pressed', () => {
  const waiting = pages.filter((page) => !isNotFound(page));
  expect(over('earlyScript', () => 4, waiting)).toEqual([]);
});

it('sends at most 20 KB of HTML', () => {
  expect(over('html', () => 20)).toEqual([]);
});

it('sends at most 120 KB for the first view, fonts and pictures included', () => {
  expect(over('firstView', () => 120)).toEqual([]);
});

it('has at most 115 KB of script on an awake article, and 140 KB on any other page', () => {
  expect(over('awakeScript', awakeBudget)).toEqual([]);
});
