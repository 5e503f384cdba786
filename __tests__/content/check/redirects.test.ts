// Guards that the check refuses each redirect that the build could not write, and no other.
import { ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

const DAY = '2026-01-01';
const copy = new ContentCopy();
afterAll(() => copy.remove());

const POST = 'blog/nmc-revalidation/index.md';
const DRAFT = {
  'blog/zz-draft/index.md': postText({ draft: 'true', aliases: '[zz-older]', cover: '../../images/hero.png' }),
};
const alias = { [POST]: copy.read(POST).replace('\ndate:', '\naliases: [zz-former]\ndate:') };
const file = { '../static/files/plan.pdf': 'a plan' };

/** The rules broken by redirects, as pairs of addresses, with the lines of their entries. */
async function told(pairs: readonly (readonly [from: string, to: string])[]): Promise<string[]> {
  const text = pairs.map(([from, to]) => `- from: ${from}\n  to: ${to}\n`).join('');
  const findings = await copy.checkWith({ ...DRAFT, ...alias, ...file, 'redirects.yaml': text }, DAY);
  return findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
}

const IN_USE = [
  ...['/rss.xml', '/feed.json', '/rss.xml/', '/rss.xml/old/', '/blog/category/wellness/rss.xml', '/blog/search.json'],
  ...['/blog/page/2/', '/blog/category/relocation', '/index.html', '/about/index.html', '/404/', '/404.html'],
  ...['/sitemap-index.xml', '/sitemap.xml', '/sitemap-0.xml', '/robots.txt', '/favicon.svg', '/icons/32.png'],
  ...['/manifest.webmanifest', '/.well-known/security.txt', '/static/a.png', '/static', '/cards/about.jpg', '/edit/'],
  ...['/page-data/app-data.json', '/_headers', '/_redirects', '/app-1234.js', '/files/plan.pdf', '/files/plan.pdf/b/'],
  ...['/blog/zz-draft/', '/blog/nmc-revalidation', '/'],
];

test('no redirect may hide something', async () => {
  const lines = IN_USE.map((_, index) => `content/redirects.yaml:${2 * index + 1} redirect-wrong`);
  expect(await told(IN_USE.map((from) => [from, '/about/']))).toEqual(lines);
});

test('a redirect must end at a published page', async () => {
  const nowhere = [
    '/blog/zz-draft/',
    '/blog/zz-older/',
    '/nothing/',
    '/rss.xml',
    '/files/plan.pdf',
    '/old-0/',
    '/old-6/',
  ];
  const pairs = nowhere.map((to, index) => [`/old-${index}/`, to] as const);
  expect(await told(pairs)).toEqual(pairs.map((_, index) => `content/redirects.yaml:${2 * index + 2} redirect-wrong`));
});

test.each([
  ['an alias', [['/old/', '/blog/zz-former/']]],
  [
    'another redirect',
    [
      ['/old', '/older'],
      ['/older/', '/about'],
    ],
  ],
  [
    'another site by way of a redirect',
    [
      ['/old/', '/shop/'],
      ['/shop/', 'https://shop.nurses.uk/'],
    ],
  ],
  ['a page of the listing', [['/old.html', '/blog/page/2/']]],
  ['a folder of files', [['/files/', '/about/']]],
] as const)('a redirect to %s is followed', async (_what, pairs) => expect(await told(pairs)).toEqual([]));

test.each([
  ['an address that is none', [['/old/', 'https://www.x.uk:99999/']], 'field-value'],
  [
    'the same address twice',
    [
      ['/old/', '/about/'],
      ['/old/index.html', '/faq/'],
    ],
    'redirect-wrong',
  ],
] as const)('%s is refused', async (_what, pairs, rule) => {
  expect(await told(pairs)).toEqual([expect.stringContaining(rule)]);
});

test('an alias of a category may not be the name of another, and keeps its feeds', async () => {
  const categories = (alias: string) => ({
    'categories.yaml': copy.read('categories.yaml').replace('  slug: wellness\n', `$&  aliases: [${alias}]\n`),
  });
  const rules = async (alias: string, from = '/old/') => {
    const redirect = { 'redirects.yaml': `- from: ${from}\n  to: /about/\n` };
    return new Set((await copy.checkWith({ ...categories(alias), ...redirect }, DAY)).map(({ rule }) => rule));
  };
  expect(await rules('relocation')).toEqual(new Set(['redirect-wrong']));
  expect(await rules('rest')).toEqual(new Set());
});

test('a file of static/ that the build would overwrite is refused', async () => {
  const names = ['.well-known/security.txt', 'about/index.html', 'index.html', 'robots.txt', 'rss.xml'];
  const findings = await copy.checkWith(Object.fromEntries(names.map((name) => [`../static/${name}`, 'A'])), DAY);
  expect(findings.map(({ file, rule }) => [file, rule])).toEqual(names.map((name) => [`static/${name}`, 'name-taken']));
});
