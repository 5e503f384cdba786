import { NOT_INDEXED, PAGES } from '../routes';

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

const filesOf = (path: string): readonly string[] => PAGES.find((page) => page.path === path)?.files ?? [];

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
        ...filesOf(path).map((file) => changes.get(`content/${file}`)),
      ]);
      return lastmod === undefined ? { path } : { path, lastmod };
    });
}
