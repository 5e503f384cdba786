import { lastChanges } from '../../publishing/last-changes';
import { type SitemapData, type SitemapPage, sitemapPages } from '../../publishing/sitemap-pages';

interface SitemapQuery {
  readonly allSitePage: { readonly nodes: SitemapData['pages'] };
  readonly allPost: { readonly nodes: SitemapData['posts'] };
}

/** Options of gatsby-plugin-sitemap: only pages that may be found, and no date that is not true. */
export const sitemapOptions = {
  output: '/',
  createLinkInHead: false,
  query: /* GraphQL */ `
    {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSitePage(sort: { path: ASC }) {
        nodes {
          path
          pageContext
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
  resolvePages: async ({ allSitePage, allPost }: SitemapQuery): Promise<SitemapPage[]> =>
    sitemapPages({ pages: allSitePage.nodes, posts: allPost.nodes }, await lastChanges(process.cwd())),
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, lastmod }),
};
