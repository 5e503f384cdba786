/** Every internal URL is built here. Page URLs end with a slash, except that of the not-found page. */
export const HOME = '/';
export const BLOG = '/blog/';
export const SERVICES = '/services/';
export const ABOUT = '/about/';
export const CONTACT = '/contact/';
export const FAQ = '/faq/';
export const GLOSSARY = '/glossary/';
export const TOOLS = '/tools/';
/** Where a browser lands after posting a form without script. */
export const THANKS = '/thanks/';
export const NOT_FOUND = '/404.html';

/** The planners; the name is used for the page, its copy in `content/copy` and saved files. */
export const PLANNERS = [
  'maternity-planner',
  'revalidation-planner',
  'first-year-planner',
  'application-builder',
] as const;

export type PlannerName = (typeof PLANNERS)[number];

/** The page of a planner. */
export function plannerPath(name: string): string {
  return `${TOOLS}${name}/`;
}

/** A page implemented in code, with its own copy; all others are files in `content/pages`. */
export interface CodePage {
  readonly path: string;
  /** Its copy file, relative to `content/`. */
  readonly file: string;
}

const codePages = (): readonly CodePage[] => [
  { path: BLOG, file: 'copy/blog.yaml' },
  { path: CONTACT, file: 'copy/contact.yaml' },
  { path: GLOSSARY, file: 'copy/glossary.yaml' },
  ...PLANNERS.map((name) => ({ path: plannerPath(name), file: `copy/${name}.yaml` })),
];

/**
 * Posts, categories and further listing pages come from the content. Visitors load no list of them, since a site has only those
 * planners that `tools.yaml` has.
 */
export const CODE_PAGES: readonly CodePage[] = /* @__PURE__ */ codePages();

/** Pages of `content/pages` that code links to: forms, the search, service cards, the logo. */
export const NEEDED_PAGES: readonly string[] = [HOME, SERVICES, ABOUT, FAQ, TOOLS, THANKS];

/** The page made from a file in `content/pages`. */
export function pagePath(slug: string): string {
  return slug === 'home' ? HOME : `/${slug}/`;
}

/** Code pages hidden from search engines. */
export const NOT_INDEXED: readonly string[] = [NOT_FOUND, '/404/', '/dev-404-page/'];

/** What a search finds, and the folder of its index; see `src/search/text-search.ts`. */
export const SEARCH_INDEX = `${BLOG}search.json` as const;
export const SEARCH_PARTS = `${BLOG}search/` as const;

/** The mistakes in the content, in `gatsby develop` only. */
export const CONTENT_MISTAKES = '/__content-mistakes';

/** The authors' editor, if `content/site.yaml` enables it. */
export const EDITOR = '/edit/';

/** Icons and the manifest in the built site. */
export const ICON_SVG = '/favicon.svg';
export const ICON_32 = '/icons/32.png';
export const ICON_TOUCH = '/icons/180.png';
export const ICON_192 = '/icons/192.png';
export const ICON_512 = '/icons/512.png';
export const WEB_MANIFEST = '/manifest.webmanifest';

/** Where to report a security hole (RFC 9116, section 3). */
export const SECURITY_TXT = '/.well-known/security.txt';

/** What crawlers may read (RFC 9309). */
export const ROBOTS = '/robots.txt';

/** The rules for hosts, and Gatsby's lists of its scripts. */
const [HEADERS, REDIRECTS] = ['/_headers', '/_redirects'] as const;
const [CHUNKS, BUNDLES] = ['/chunk-map.json', '/webpack.stats.json'] as const;

/** The sitemap index, also served under the name that people try first. */
export const SITEMAP_INDEX = '/sitemap-index.xml';
export const SITEMAP = '/sitemap.xml';

/** The address of a feed. */
type FeedPath = `${string}/rss.xml` | `${string}/feed.json`;

/** The URL of a feed: of all articles, or of one category. */
export function feedPath(format: 'rss' | 'json', category?: string): FeedPath {
  const folder = category === undefined ? '' : categoryPath(category).slice(0, -1);
  return format === 'rss' ? `${folder}/rss.xml` : `${folder}/feed.json`;
}

/** Social cards are JPEG: every site that shows previews accepts it, and it is small and quick to encode. */
export const SOCIAL_CARD = { type: 'image/jpeg', width: 1200, height: 630 };

/** Folder of the social cards, one per page. */
export const SOCIAL_CARDS = '/cards/';

/** Folder of the calendar files, one per event. */
const CALENDARS = '/ics/';

/** The glossary entry of a term; `id` is its anchor. */
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

/** Cards per listing page, and per press of Load More. */
export const PAGE_SIZE = 6;

/** The pages of a listing of so many articles; one without any has a page too. */
export function listingPaths(articles: number, pathOf: (page: number) => string): string[] {
  const count = Math.max(1, Math.ceil(articles / PAGE_SIZE));
  return Array.from({ length: count }, (_, index) => pathOf(index + 1));
}

/** Below it are the listings of the categories. */
export const CATEGORIES = `${BLOG}category/`;

/** A page of a category's listing. */
export function categoryPath(slug: string, page = 1): string {
  return page === 1 ? `${CATEGORIES}${slug}/` : `${CATEGORIES}${slug}/page/${page}/`;
}

/** The contact page with an interest preselected. */
export function contactPath(interest: string): string {
  return `${CONTACT}?interest=${encodeURIComponent(interest)}`;
}

/** Whether a path is below the blog, where an unknown slug redirects to the listing. */
export function isBelowBlog(pathname: string): boolean {
  return pathname.startsWith(BLOG) && pathname !== BLOG;
}

/** The absolute URL of a path. */
export function absoluteUrl(siteUrl: string, path: string): string {
  return new URL(path, `${siteUrl}/`).href;
}

/** The calendar file of an event. */
export const calendarPath = (slug: string) => `${CALENDARS}${slug}.ics` as const;

/** A service on the services page. */
export function servicePath(slug: string): string {
  return `${SERVICES}#${slug}`;
}

/** Files that every build writes, apart from pages, feeds and what has a hash in its name; only these may be written. */
const BUILT_FILES = [
  ...[ICON_SVG, ICON_32, ICON_TOUCH, ICON_192, ICON_512, WEB_MANIFEST, SECURITY_TXT, ROBOTS, SEARCH_INDEX],
  ...[SITEMAP_INDEX, SITEMAP, NOT_FOUND, HEADERS, REDIRECTS, CHUNKS, BUNDLES],
] as const;

/** The path of such a file. */
export type BuiltFile = (typeof BUILT_FILES)[number];

/** The path of a text file that the build writes. */
export type TextFilePath = BuiltFile | FeedPath | ReturnType<typeof calendarPath>;

/** Whether the build writes a file at a path, whatever the content is. */
export function isBuiltFile(path: string): boolean {
  const files: readonly string[] = [...BUILT_FILES, feedPath('rss'), feedPath('json')];
  // An article called "search" has its page in the same folder.
  const isOfSearch = path.startsWith(SEARCH_PARTS) && path.endsWith('.json');
  return isOfSearch || files.includes(path) || /^\/sitemap-\d+\.xml$|^\/(?:page-data|_gatsby)\//.test(path);
}

/** Whether a path is taken by such a file, a script, or a folder of files. */
export function isSiteFile(path: string): boolean {
  const folders = ['/_gatsby/', '/icons/', '/page-data/', '/static/', SOCIAL_CARDS, CALENDARS, EDITOR];
  const isInFolder = folders.some((folder) => `${path}/`.startsWith(folder));
  return isBuiltFile(path) || isInFolder || /^\/(?:404|[^/]+\.js)$/.test(path);
}
