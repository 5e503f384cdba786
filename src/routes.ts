/** Every internal address is made here. Those of pages end with a slash, but for the page of an unknown address. */
export const HOME = '/';
export const BLOG = '/blog/';
export const SERVICES = '/services/';
export const ABOUT = '/about/';
export const CONTACT = '/contact/';
export const FAQ = '/faq/';
export const GLOSSARY = '/glossary/';
export const TOOLS = '/tools/';
/** Where a browser lands that has posted a form without script. */
export const THANKS = '/thanks/';
export const NOT_FOUND = '/404.html';

/** The planners, by the names of their pages, of what is around them in `content/copy`, and of their saved files. */
export const PLANNERS = ['maternity-planner', 'revalidation-planner', 'first-year-planner'] as const;

export type PlannerName = (typeof PLANNERS)[number];

/** The page of a planner. */
export function plannerPath(name: PlannerName): string {
  return `${TOOLS}${name}/`;
}

/** A page that is made by code, with its own copy; the others are files of `content/pages`. */
export interface CodePage {
  readonly path: string;
  /** The file of its copy, below `content/`. */
  readonly file: string;
}

/** Posts, categories and further pages of lists come from the content. */
export const CODE_PAGES: readonly CodePage[] = [
  { path: BLOG, file: 'copy/blog.yaml' },
  { path: CONTACT, file: 'copy/contact.yaml' },
  { path: GLOSSARY, file: 'copy/glossary.yaml' },
  ...PLANNERS.map((name): CodePage => ({ path: plannerPath(name), file: `copy/${name}.yaml` })),
];

/** Pages of `content/pages` to which code leads: forms, the search, the cards of services, the logo. */
export const NEEDED_PAGES: readonly string[] = [HOME, SERVICES, ABOUT, FAQ, TOOLS, THANKS];

/** The page that a file of `content/pages` makes. */
export function pagePath(slug: string): string {
  return slug === 'home' ? HOME : `/${slug}/`;
}

/** Pages of code that search engines are asked to leave out. */
export const NOT_INDEXED: readonly string[] = [NOT_FOUND, '/404/', '/dev-404-page/'];

/** What the listing fetches to search, filter and load more; see `src/utils/search-index.ts`. */
export const SEARCH_INDEX = `${BLOG}search.json`;

/** The editor for authors, where `content/site.yaml` asks for it. */
export const EDITOR = '/edit/';

/** Where the built site keeps its icons and the manifest that names them. */
export const ICON_SVG = '/favicon.svg';
export const ICON_32 = '/icons/32.png';
export const ICON_TOUCH = '/icons/180.png';
export const ICON_192 = '/icons/192.png';
export const ICON_512 = '/icons/512.png';
export const WEB_MANIFEST = '/manifest.webmanifest';

/** Where to report a security hole (RFC 9116, section 3). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** The index of the sitemap, under the name that people try first as well. */
export const SITEMAP_INDEX = '/sitemap-index.xml';
export const SITEMAP = '/sitemap.xml';

/** The address of a feed: of all articles, or of one category. */
export function feedPath(format: 'rss' | 'json', category?: string): string {
  const file = format === 'rss' ? 'rss.xml' : 'feed.json';
  return category === undefined ? `/${file}` : `${categoryPath(category)}${file}`;
}

/** The format of social cards: JPEG, which every site that shows previews accepts, is small and quick to write. */
export const SOCIAL_CARD = { type: 'image/jpeg', width: 1200, height: 630 };

/** The folder of the social cards, one for every page. */
export const SOCIAL_CARDS = '/cards/';

/** Where the glossary explains a term; `id` is the anchor of the term. */
export function termPath(id: string): string {
  return `${GLOSSARY}#${id}`;
}

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

/** The contact page with an interest chosen. */
export function contactPath(interest: string): string {
  return `${CONTACT}?interest=${encodeURIComponent(interest)}`;
}

/** Whether a path is below the blog, where an unknown slug leads back to the listing. */
export function isBelowBlog(pathname: string): boolean {
  return pathname.startsWith(BLOG) && pathname !== BLOG;
}

/** The absolute address of a path. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}

/** Where the FAQ answers a question; `id` is the anchor of the question. */
export function questionPath(id: string): string {
  return `${FAQ}#${id}`;
}

/** Where the services page describes one service. */
export function servicePath(slug: string): string {
  return `${SERVICES}#${slug}`;
}
