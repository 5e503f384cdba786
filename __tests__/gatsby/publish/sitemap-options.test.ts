// Guards the sitemap's pages and dates.
import { sitemapPages } from '../../../src/gatsby/publish/sitemap-options';

const posts = [
  { id: 'a', date: '2024-01-01', updated: null },
  { id: 'b', date: '2023-01-01', updated: '2024-06-01' },
];
const pagesOf = (nodes: { readonly path: string; readonly pageContext: Record<string, unknown> | null }[]) =>
  sitemapPages({ allSitePage: { nodes }, allPage: { nodes: [{ path: '/thanks/' }] }, allPost: { nodes: posts } });

it('dates a post by its last change and a listing by its newest post', () => {
  const pages = [
    { path: '/about/', pageContext: null },
    { path: '/blog/', pageContext: { ids: ['a', 'b'], total: 2 } },
    { path: '/blog/a/', pageContext: { id: 'a' } },
    { path: '/contact/', pageContext: {} },
  ];
  expect(pagesOf(pages)).toEqual([
    { path: '/about/' },
    { path: '/blog/', lastmod: '2024-06-01' },
    { path: '/blog/a/', lastmod: '2024-01-01' },
    { path: '/contact/' },
  ]);
});

it('leaves out what search engines are asked to leave out, and lists without articles', () => {
  const pages = ['/404/', '/404.html', '/thanks/', '/dev-404-page/'].map((path) => ({ path, pageContext: null }));
  expect(pagesOf([...pages, { path: '/blog/category/empty/', pageContext: { ids: [], total: 0 } }])).toEqual([]);
});
