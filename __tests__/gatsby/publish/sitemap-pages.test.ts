import { ALL_COLLECTIONS } from '../../../src/content/model/collections';
import { lastChanges, parseGitLog, sitemapPages } from '../../../src/gatsby/publish/sitemap-pages';
import { CODE_PAGES } from '../../../src/routes';

const posts = [
  { id: 'a', date: '2024-01-01', updated: null },
  { id: 'b', date: '2023-01-01', updated: '2024-06-01' },
];

const owned = [
  { path: '/about/', indexed: true, files: ['pages/about.yaml', 'reasons.yaml'] },
  { path: '/thanks/', indexed: false, files: ['pages/thanks.yaml'] },
];

it('dates a post by its last change, a listing by its newest post, a page by its content files', () => {
  const pages = [
    { path: '/about/', pageContext: null },
    { path: '/blog/', pageContext: { ids: ['a', 'b'], total: 2 } },
    { path: '/blog/a/', pageContext: { id: 'a' } },
    { path: '/blog/b/', pageContext: { id: 'b' } },
    { path: '/contact/', pageContext: {} },
  ];
  const changes = new Map([
    ['content/reasons.yaml', '2024-05-05T10:00:00+01:00'],
    ['content/pages/about.yaml', '2023-05-05T10:00:00+01:00'],
  ]);
  expect(sitemapPages({ owned, pages, posts }, changes)).toEqual([
    { path: '/about/', lastmod: '2024-05-05T10:00:00+01:00' },
    { path: '/blog/', lastmod: '2024-06-01' },
    { path: '/blog/a/', lastmod: '2024-01-01' },
    { path: '/blog/b/', lastmod: '2024-06-01' },
    { path: '/contact/' },
  ]);
});

it('leaves out what search engines are asked to leave out, and lists without articles', () => {
  const pages = ['/404/', '/404.html', '/thanks/', '/dev-404-page/'].map((path) => ({ path, pageContext: null }));
  const empty = { path: '/blog/category/empty/', pageContext: { ids: [], total: 0 } };
  expect(sitemapPages({ owned, pages: [...pages, empty], posts }, new Map())).toEqual([]);
});

it('takes the first moment at which a file occurs in the log', () => {
  const log =
    '\u00002024-02-02T00:00:00Z\n\ncontent/a.yaml\ncontent/b.yaml\n\u00002023-01-01T00:00:00Z\n\ncontent/b.yaml\ncontent/c.yaml\n';
  expect([...parseGitLog(log)]).toEqual([
    ['content/a.yaml', '2024-02-02T00:00:00Z'],
    ['content/b.yaml', '2024-02-02T00:00:00Z'],
    ['content/c.yaml', '2023-01-01T00:00:00Z'],
  ]);
});

it('knows nothing where there is no repository', async () => {
  expect(await lastChanges('/')).toEqual(new Map());
});

it.each(CODE_PAGES.flatMap(({ path, files }) => files.map((file) => [path, file])))(
  '%s is dated by %s, which is there',
  (_path, file) => {
    expect(ALL_COLLECTIONS.map((collection) => collection.file)).toContain(file);
  },
);
