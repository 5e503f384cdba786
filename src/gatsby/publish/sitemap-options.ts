import { z } from 'zod';
import { lastChanges, type SitemapPage, sitemapPages } from './sitemap-pages';

/** What matters here of the contexts of pages, which GraphQL does not type. */
const pageContext = z.object({
  id: z.string().optional(),
  ids: z.array(z.string()).optional(),
  total: z.int().optional(),
});

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
      allPage {
        nodes {
          path
          indexed
          files
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
  resolvePages: async ({ allSitePage, allPage, allPost }: Queries.SitemapQuery): Promise<SitemapPage[]> => {
    const pages = allSitePage.nodes.map(({ path, pageContext: context }) => ({
      path,
      pageContext: pageContext.nullable().parse(context),
    }));
    return sitemapPages({ owned: allPage.nodes, pages, posts: allPost.nodes }, await lastChanges(process.cwd()));
  },
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
};
