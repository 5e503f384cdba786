import {
  ABOUT,
  BLOG,
  CAREER_GUIDANCE,
  CONTACT,
  FAQ,
  FOUR_CS_PROGRAM,
  GLOSSARY,
  HOME,
  MATERNITY_PLANNER,
  NOT_INDEXED,
  PRIVACY,
  REVALIDATION_PLANNER,
  SERVICES,
  TOOLS,
} from '../routes';

/** What the sitemap needs to know of the site. */
export interface SitemapData {
  readonly pages: readonly { readonly path: string; readonly pageContext: PageContext | null }[];
  readonly posts: readonly SitemapPost[];
}

/** The part of a page's context that matters here: the posts of a listing, and how many there are in all. */
export interface PageContext {
  readonly id?: string;
  readonly ids?: readonly string[];
  readonly total?: number;
}

/** A post with its ISO days. */
export interface SitemapPost {
  readonly id: string;
  readonly date: string;
  readonly updated: string | null;
}

/** One address of the sitemap; `lastmod` is left out where nothing true can be said. */
export interface SitemapPage {
  readonly path: string;
  readonly lastmod?: string;
}

/**
 * The content files of each page, its own first: the sitemap dates the page by them, and the search reads `search:` in the
 * first.
 */
export const PAGE_FILES: Readonly<Record<string, readonly string[]>> = {
  [HOME]: ['pages/home.yaml', 'services.yaml'],
  [ABOUT]: ['pages/about.yaml', 'reasons.yaml'],
  [BLOG]: ['pages/blog.yaml'],
  [SERVICES]: ['pages/services.yaml', 'services.yaml', 'offers.yaml'],
  [CONTACT]: ['pages/contact.yaml', 'contact-form.yaml'],
  [FOUR_CS_PROGRAM]: ['pages/4cs-program.yaml', 'pillars.yaml', 'included.yaml', 'pricing.yaml'],
  [CAREER_GUIDANCE]: ['pages/career-guidance.yaml', 'career-services.yaml', 'process.yaml', 'pricing.yaml'],
  [FAQ]: ['pages/faq.yaml', 'faq.yaml'],
  [GLOSSARY]: ['pages/glossary.yaml', 'glossary.yaml'],
  [PRIVACY]: ['pages/privacy.yaml'],
  [TOOLS]: ['pages/tools.yaml'],
  [MATERNITY_PLANNER]: ['pages/maternity-planner.yaml', 'tool-text.yaml', 'facts.yaml'],
  [REVALIDATION_PLANNER]: ['pages/revalidation-planner.yaml', 'tool-text.yaml', 'facts.yaml'],
};

function newest(moments: readonly (string | undefined)[]): string | undefined {
  const known = moments.filter((moment) => moment !== undefined);
  return known.toSorted((a, b) => Date.parse(b) - Date.parse(a))[0];
}

/**
 * The pages that search engines may find, each with the moment of its last real change: that of its post or posts, or
 * of the content files of a page.
 * @param changes when each content file was last committed, by its path
 */
export function sitemapPages({ pages, posts }: SitemapData, changes: ReadonlyMap<string, string>): SitemapPage[] {
  const postChanges = new Map(posts.map(({ id, date, updated }) => [id, updated ?? date]));
  return pages
    .filter(({ path, pageContext }) => !NOT_INDEXED.includes(path) && pageContext?.total !== 0)
    .map(({ path, pageContext }) => {
      const shown = pageContext?.id ? [pageContext.id] : (pageContext?.ids ?? []);
      const lastmod = newest([
        ...shown.map((id) => postChanges.get(id)),
        ...(PAGE_FILES[path] ?? []).map((file) => changes.get(`content/${file}`)),
      ]);
      return lastmod === undefined ? { path } : { path, lastmod };
    });
}
