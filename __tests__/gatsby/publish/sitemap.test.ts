// Guards the days of last changes in the sitemap.
import { sitemapPages } from '../../../src/gatsby/publish/sitemap-options';

type Data = Parameters<typeof sitemapPages>[0];

test('articles, listings and text pages have their last change', () => {
  const page = (path: string, pageContext: object = {}) => ({ path, pageContext });
  const data = {
    allSitePage: {
      nodes: [
        page('/blog/rest/', { id: 'a' }),
        page('/blog/', { ids: ['a', 'b'] }),
        page('/terms/'),
        page('/about/'),
        page('/old/'),
      ],
    },
    allPage: {
      nodes: [
        { path: '/terms/', indexed: true, updated: '2026-05-01' },
        { path: '/about/', indexed: true, updated: null },
        { path: '/old/', indexed: false, updated: '2026-05-01' },
      ],
    },
    allPost: {
      nodes: [
        { id: 'a', date: '2024-03-12', updated: '2025-01-02' },
        { id: 'b', date: '2024-12-31', updated: null },
      ],
    },
  } as Data;
  expect(sitemapPages(data)).toEqual([
    { path: '/blog/rest/', lastmod: '2025-01-02' },
    { path: '/blog/', lastmod: '2025-01-02' },
    { path: '/terms/', lastmod: '2026-05-01' },
    { path: '/about/', lastmod: undefined },
  ]);
});
