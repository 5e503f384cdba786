import { z } from 'zod';
import { NOT_INDEXED } from '../../routes';

/** What matters here of the contexts of pages, which GraphQL does not type: posts, and how many a listing has in all. */
const pageContext = z
  .object({ id: z.string().optional(), ids: z.array(z.string()).default([]), total: z.int().optional() })
  .nullable();

/** One address of the sitemap; `lastmod` is left out where nothing true can be said. */
interface SitemapPage {
  readonly path: string;
  readonly lastmod?: string;
}

type SitemapData = Pick<Queries.SitemapQuery, 'allSitePage' | 'allPage' | 'allPost'>;

/** The pages that search engines may find; those that show posts with the day of the last change of any of them. */
export function sitemapPages({ allSitePage, allPage, allPost }: SitemapData): SitemapPage[] {
  const hidden = [...NOT_INDEXED, ...allPage.nodes.map(({ path }) => path)];
  const days = new Map(allPost.nodes.map(({ id, date, updated }) => [id, updated ?? date]));
  return allSitePage.nodes.flatMap(({ path, pageContext: context }): SitemapPage[] => {
    const { id, ids = [], total } = pageContext.parse(context) ?? {};
    if (hidden.includes(path) || total === 0) return [];
    const shown = [id, ...ids].flatMap((post) => (post && days.get(post)) ?? []);
    return [{ path, lastmod: shown.toSorted().at(-1) }];
  });
}

/** Options of gatsby-plugin-sitemap: only pages that may be found, and no date that is not true. */
export const sitemapOptions = {
  output: '/',
  createLinkInHead: false,
  query: /* GraphQL */ `
    query Sitemap {
      siteSettings {
        siteUrl
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
          pageContext
        }
      }
      allPage(filter: { indexed: { eq: false } }) {
        nodes {
          path
        }
      }
      allPost {
        nodes {
          id
          date
          updated
        }
      }
    }
  `,
  resolveSiteUrl: ({ siteSettings }: Queries.SitemapQuery): string => siteSettings.siteUrl,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
};
