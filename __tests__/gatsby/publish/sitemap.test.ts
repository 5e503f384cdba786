// Guards the days of last changes of articles and listings in the sitemap. The tests of the built one have pages.
import { sitemapPages } from '../../../src/gatsby/publish/sitemap-options';

test('an article has its last change, a listing the latest; one from elsewhere is left out', () => {
  const nodes = [
    { path: '/blog/rest/', pageContext: { id: 'a' } },
    { path: '/blog/elsewhere/', pageContext: { id: 'c' } },
    { path: '/blog/', pageContext: { ids: ['a', 'b'] } },
  ];
  const posts = [
    { id: 'a', path: '/blog/rest/', originally: null, date: '2024-03-12', updated: '2025-01-02' },
    { id: 'b', path: '/blog/b/', originally: null, date: '2024-12-31', updated: null },
    { id: 'c', path: '/blog/elsewhere/', originally: { url: 'https://a.uk/' }, date: '2024-12-31', updated: null },
  ];
  const data = { allSitePage: { nodes }, allPage: { nodes: [] }, allPost: { nodes: posts } };
  expect(sitemapPages(data as Parameters<typeof sitemapPages>[0])).toEqual([
    { path: '/blog/rest/', lastmod: '2025-01-02' },
    { path: '/blog/', lastmod: '2025-01-02' },
  ]);
});
