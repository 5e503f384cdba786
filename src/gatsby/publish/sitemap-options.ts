import { NOT_INDEXED } from '../../routes';

/** The relevant part of page contexts, which GraphQL doesn't type: posts, and a listing's total. */
interface PageContext {
  readonly id?: string;
  readonly ids?: readonly string[];
  readonly total?: number;
}

type SitemapData = Pick<Queries.SitemapQuery, 'allSitePage' | 'allPage' | 'allPost'>;

/** Pages that search engines may index; those with posts or a text get the date of their latest change, if a true one is known. */
export function sitemapPages({ allSitePage, allPage, allPost }: SitemapData) {
  // Of an article that appeared elsewhere first, search engines show that page.
  const elsewhere = allPost.nodes.filter(({ originally }) => originally).map(({ path }) => path);
  const unindexed = allPage.nodes.filter(({ indexed }) => !indexed).map(({ path }) => path);
  const hidden = [...NOT_INDEXED, ...unindexed, ...elsewhere];
  const changed = new Map(allPage.nodes.map(({ path, updated }) => [path, updated ?? undefined]));
  const days = new Map(allPost.nodes.map(({ id, date, updated }) => [id, updated ?? date]));
  return allSitePage.nodes.flatMap(({ path, pageContext: context }) => {
    const { id, ids = [], total } = (context ?? {}) as PageContext;
    if (hidden.includes(path) || total === 0) return [];
    const shown = [id, ...ids].flatMap((post) => (post && days.get(post)) ?? []);
    return [{ path, lastmod: shown.toSorted().at(-1) ?? changed.get(path) }];
  });
}

/** Options of gatsby-plugin-sitemap: only indexable pages, and only true dates. */
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
          updated
        }
      }
      allPost {
        nodes {
          id
          path
          originally {
            url
          }
          date
          updated
        }
      }
    }
  `,
  resolveSiteUrl: ({ siteSettings }: Queries.SitemapQuery): string => siteSettings.siteUrl,
  resolvePages: sitemapPages,
  serialize: ({ path, lastmod }: ReturnType<typeof sitemapPages>[number]) => ({ url: path, lastmod }),
};
