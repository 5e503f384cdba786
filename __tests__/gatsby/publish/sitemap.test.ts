// Guards the days of last changes of articles and listings in the sitemap. The tests of the built one have pages.
import { sitemapPages } from '../../../src/gatsby/publish/sitemap-options';

test('an article has its last change, a listing the latest of its articles', () => {
  const nodes = [
    { path: '/blog/rest/', pageContext: { id: 'a' } },
    { path: '/blog/', pageContext: { ids: ['a', 'b'] } },
  ];
  const posts = [
    { id: 'a', date: '2024-03-12', updated: '2025-01-02' },
    { id: 'b', date: '2024-12-31', updated: null },
  ];
  const data = { allSitePage: { nodes }, allPage: { nodes: [] }, allPost: { nodes: posts } };
  expect(sitemapPages(data as Parameters<typeof sitemapPages>[0])).toEqual([
    { path: '/blog/rest/', lastmod: '2025-01-02' },
    { path: '/blog/', lastmod: '2025-01-02' },
  ]);
});
