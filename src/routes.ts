/** Every internal address is made here. All end with a slash. */
export const HOME = '/';
export const BLOG = '/blog/';
export const SERVICES = '/services/';
export const ABOUT = '/about/';
export const CONTACT = '/contact/';
export const FOUR_CS_PROGRAM = '/4cs-program/';
export const CAREER_GUIDANCE = '/career-guidance/';
export const FAQ = '/faq/';
export const NOT_FOUND = '/404.html';

/** The file that search on the listing reads; see `src/utils/article-index.ts`. */
export const ARTICLE_INDEX = '/blog/articles.json';

/** The words of all articles, for what is also found in the text; see `src/utils/article-words.ts`. */
export const ARTICLE_WORDS = '/blog/words.json';

/** The page of one post. */
export function postPath(slug: string): string {
  return `${BLOG}${slug}/`;
}

/** A page of the listing; the first has no number. */
export function listingPath(page: number): string {
  return page === 1 ? BLOG : `${BLOG}page/${page}/`;
}

/** A page of one category's listing. */
export function categoryPath(slug: string, page = 1): string {
  return page === 1 ? `${BLOG}category/${slug}/` : `${BLOG}category/${slug}/page/${page}/`;
}

/** The framework's file with the data of one page. */
export function pageDataPath(path: string): string {
  return `/page-data${path}page-data.json`;
}

/** The contact page with an interest chosen. */
export function contactPath(interest: string): string {
  return `${CONTACT}?interest=${encodeURIComponent(interest)}`;
}

/** Whether a path lies below the blog, where an unknown slug leads back to the listing. */
export function isBelowBlog(pathname: string): boolean {
  return pathname.startsWith(BLOG) && pathname !== BLOG;
}

/** The absolute address of a path. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}

/** Where the services page describes one service. */
export function servicePath(slug: string): string {
  return `${SERVICES}#${slug}`;
}
