// Guards that the check refuses exactly the redirects that the build could not write.
import { ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

const copy = new ContentCopy();

const POST = 'blog/nmc-revalidation/index.md';
const DRAFT = {
  'blog/zz-draft/index.md': postText({ draft: 'true', aliases: '[zz-older]', cover: '../../images/hero.png' }),
};
const alias = copy.replaced(POST, '\ndate:', '\naliases: [zz-former]\ndate:');
const file = { '../static/files/Plan.pdf': 'a plan' };

/** The rules broken by redirects, each as "from to", with the lines of their entries. */
async function reported(pairs: readonly string[]): Promise<string[]> {
  const text = pairs.map((pair) => `- from: ${pair.replace(' ', '\n  to: ')}\n`).join('');
  return copy.reportWith({ ...DRAFT, ...alias, ...file, 'redirects.yaml': text });
}

const IN_USE = [
  ...['/rss.xml', '/feed.json', '/rss.xml/', '/rss.xml/old/', '/blog/category/wellness/rss.xml', '/blog/search.json'],
  ...['/blog/page/2/', '/blog/category/relocation', '/index.html', '/about/index.html', '/404/', '/404.html'],
  ...['/sitemap-index.xml', '/sitemap.xml', '/sitemap-0.xml', '/robots.txt', '/favicon.svg', '/icons/32.png'],
  ...['/manifest.webmanifest', '/.well-known/security.txt', '/static/a.png', '/static', '/cards/about.jpg', '/edit/'],
  ...['/page-data/app-data.json', '/_headers', '/_redirects', '/app-1234.js', '/files/plan.pdf', '/files/plan.pdf/b/'],
  ...['/blog/zz-draft/', '/blog/nmc-revalidation', '/', '/blog/search/14147841f6e1.json'],
  // Where a disk ignores capital letters.
  ...['/About/', '/BLOG/NMC-Revalidation/', '/Files/Plan.PDF', '/Static/a.png', '/RSS.xml', '/Index.html'],
];

test('a redirect from an address in use is refused', async () => {
  const lines = IN_USE.map((_, index) => `content/redirects.yaml:${2 * index + 1} redirect-wrong`);
  expect(await reported(IN_USE.map((from) => `${from} /about/`))).toEqual(lines);
});

test('a redirect must end at a published page or a file', async () => {
  const nowhere = [
    '/blog/zz-draft/',
    '/blog/zz-older/',
    '/nothing/',
    '/files/none.pdf',
    'https://www.example.com/about/',
  ];
  const pairs = [...nowhere, '/old-5/'].map((to, index) => `/old-${index}/ ${to}`);
  const lines = pairs.map((_, index) => `content/redirects.yaml:${2 * index + 2} redirect-wrong`);
  expect(await reported(pairs)).toEqual(lines);
});

test('redirects to aliases, redirects, other sites, pages and files are accepted', async () => {
  const pairs = [
    ...['/old/ /blog/zz-former/', '/old-a /older', '/older/ /about', '/old-b/ /older.html', '/older.html /about/'],
    ...['/old-c/ /shop/', '/shop/ https://shop.nurses.uk/', '/old.html /blog/page/2/', '/files/ /about/'],
    ...['/brochure/ /files/Plan.pdf', '/feed/ /rss.xml', '/Old-Page/ /about/', '/old-page/ /about/'],
  ];
  expect(await reported(pairs)).toEqual([]);
});

test.each([
  ['an invalid address', ['/old/ https://www.x.uk:99999/'], 'field-value'],
  ['the address of another in other letters', ['/Old/ /about/', '/old/ /faq/'], 'redirects.yaml:3 redirect-wrong'],
  ['the address of another', ['/old/ /about/', '/old/index.html /faq/'], 'redirect-wrong'],
  ['a chain to nowhere', ['/old/ /older/', '/older/ /nothing/'], 'redirects.yaml:4 redirect-wrong'],
])('a redirect with %s is refused', async (_what, pairs, rule) => {
  expect(await reported(pairs)).toEqual([expect.stringContaining(rule)]);
});

test("a category's alias must be unused and keeps its feeds", async () => {
  const rules = async (alias: string, from = '/old/') => {
    const redirect = { 'redirects.yaml': `- from: ${from}\n  to: /about/\n` };
    const category = copy.replaced('categories.yaml', '  slug: wellness\n', `$&  aliases: [${alias}]\n`);
    return new Set((await copy.checkWith({ ...category, ...redirect })).map(({ rule }) => rule));
  };
  expect(await rules('relocation')).toEqual(new Set(['redirect-wrong']));
  expect(await rules('rest', '/blog/category/rest/')).toEqual(new Set(['redirect-wrong']));
  expect(await rules('rest')).toEqual(new Set());
});
