/** The article that is measured. */
export const ARTICLE = '/blog/nmc-revalidation/';

/** One address of every kind of page. */
export const ROUTES: readonly string[] = [
  '/',
  '/blog/',
  '/blog/page/2/',
  '/blog/category/relocation/',
  ARTICLE,
  '/services/',
  '/about/',
  '/contact/',
  '/4cs-program/',
  '/career-guidance/',
];

/** The middle one of some values; of an even number the lower middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}
