/** One address of each kind of page; what holds for these is built the same way everywhere. */
export const ROUTES = [
  '/',
  '/blog/',
  '/blog/page/2/',
  '/blog/category/relocation/',
  '/blog/category/wellness/',
  '/blog/nmc-revalidation/',
  '/blog/end-of-life-care-2020-review/',
  '/services/',
  '/about/',
  '/contact/',
  '/4cs-program/',
  '/career-guidance/',
  '/faq/',
  '/glossary/',
  '/privacy/',
  '/tools/',
  '/tools/maternity-planner/',
  '/tools/revalidation-planner/',
  '/tools/first-year-planner/',
  '/thanks/',
  '/404.html',
] as const;

export const SCHEMES = ['light', 'dark'] as const;

/** A phone and a small laptop. */
export const WIDTHS = [360, 1280] as const;
