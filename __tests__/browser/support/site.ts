import { NOT_FOUND, PAGES, postPath } from '../../../src/routes';

/** Every page, and one address of each kind of list and article; what holds for these is built the same way everywhere. */
export const ROUTES: readonly string[] = [
  ...PAGES.map(({ path }) => path),
  '/blog/page/2/',
  '/blog/category/relocation/',
  '/blog/category/wellness/',
  postPath('nmc-revalidation'),
  postPath('end-of-life-care-2020-review'),
  NOT_FOUND,
];

export const SCHEMES = ['light', 'dark'] as const;

/** A phone and a small laptop. */
export const WIDTHS = [360, 1280] as const;
