import { reportOf } from '../report';
import { reportSummary } from '../summary';
import { changesBetween } from './two-sites';

const HOME = '<h1>Home</h1><p>Welcome.</p>';
const ARTICLE = '<article><h1>Night shifts</h1><p>Eat before midnight. Sleep in the dark.</p></article>';
const link = (to: string): string => `${HOME}<p><a href="${to}">Read about night shifts</a></p>`;

test('two sites that are the same have no change', () => {
  const site = { pages: { '/': HOME, '/blog/nights/': ARTICLE } };
  const changes = changesBetween(site, site);
  expect(reportSummary(changes)).toEqual([]);
  expect(changes.unchanged).toBe(2);
});

test('names of files that another build writes differently are no change', () => {
  const site = (hash: string, folder: string) => ({
    pages: { '/': `${HOME}<img src="/static/${folder}/12ab3/cover.webp" alt="A cup">` },
    heads: {
      '/': `<title>Home</title><meta property="og:image" content="https://a.example/cards/${folder}.jpg">
<script src="/app-${hash}.js"></script><script type="application/ld+json">
{"@graph":[{"@type":"WebPage","name":"Home","image":"https://a.example/static/${folder}/12ab3/cover.webp"}]}</script>`,
    },
    files: {
      [`static/${folder}/12ab3/cover.webp`]: 'picture',
      [`cards/${folder}.jpg`]: 'card',
      [`app-${hash}.js`]: 'script',
    },
  });
  const one = site('0123456789abcdef0123', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
  const other = site('3210fedcba9876543210', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
  expect(reportSummary(changesBetween(one, other))).toEqual([]);
});

test('a picture with other bytes is another picture, and so is that for sharing', () => {
  const site = (bytes: string) => ({
    pages: { '/': `${HOME}<img src="/cup.webp" alt="A cup">` },
    heads: { '/': '<title>Home</title><meta property="og:image" content="https://a.example/cards/home.jpg">' },
    files: { 'cup.webp': bytes, 'cards/home.jpg': bytes },
  });
  const [page] = changesBetween(site('one'), site('other')).changed;
  expect(page?.changes.pictures).toMatchObject([{ what: 'replaced', after: { alt: 'A cup' } }]);
  expect(page?.changes.head).toEqual([{ what: 'Picture when shared', before: '', after: 'drawn again' }]);
});

test('a new page is named', () => {
  const changes = changesBetween({ pages: { '/': HOME } }, { pages: { '/': HOME, '/blog/nights/': ARTICLE } });
  expect(changes.added.map(({ name }) => name)).toEqual(['Night shifts']);
  expect(reportSummary(changes)).toEqual(['1 page is new: “Night shifts”', '1 page is as before']);
});

test('a page that moved with a redirect is one page, and links that follow it are no change', () => {
  const base = { pages: { '/': link('/blog/nights/'), '/blog/nights/': ARTICLE } };
  const head = {
    pages: { '/': link('/blog/night-shifts/'), '/blog/night-shifts/': ARTICLE.replace('Eat', 'Eat well') },
    files: { _redirects: '/blog/nights/ /blog/night-shifts/ 301\n/blog/nights /blog/night-shifts/ 301\n' },
  };
  const changes = changesBetween(base, head);
  expect([changes.added, changes.gone, changes.changed, changes.redirects]).toEqual([[], [], [], []]);
  expect(changes.moved).toMatchObject([{ before: { path: '/blog/nights/' }, isForwarded: true }]);
  expect(changes.moved[0]?.changes.texts).toMatchObject([{ after: 'Eat well before midnight.' }]);
});

test('a page that moved without a redirect is found by its title, with a warning', () => {
  const base = { pages: { '/': HOME, '/blog/nights/': ARTICLE } };
  const changes = changesBetween(base, { pages: { '/': HOME, '/blog/night-shifts/': ARTICLE } });
  expect(changes.moved).toMatchObject([{ after: { path: '/blog/night-shifts/' }, isForwarded: false }]);
  expect(reportSummary(changes)[0]).toBe('⚠ This address leads nowhere now: /blog/nights/');
});

test('a page that is gone says where its address leads', () => {
  const base = { pages: { '/': HOME, '/blog/nights/': ARTICLE } };
  const led = { pages: { '/': HOME }, files: { _redirects: '/blog/nights/ / 301\n' } };
  expect(changesBetween(base, led).gone).toMatchObject([{ page: { name: 'Night shifts' }, leadsTo: '/' }]);
  const lost = changesBetween(base, { pages: { '/': HOME } });
  expect(reportOf(lost, 'main').summary[0]).toContain('/blog/nights/');
});

test('an old address that leads elsewhere is reported', () => {
  const site = (to: string) => ({ pages: { '/': HOME }, files: { _redirects: `/old/ ${to} 301\n` } });
  const { redirects } = changesBetween(site('/'), site('https://b.example/'));
  expect(redirects).toEqual([{ from: '/old/', before: '/', after: 'https://b.example/' }]);
});

test('what more than two pages have in common is reported once, with the pages', () => {
  const site = (price: string) => ({
    pages: Object.fromEntries(['/', '/a/', '/b/'].map((page) => [page, `<h1>Page ${page}</h1><p>From ${price}</p>`])),
  });
  const changes = changesBetween(site('$597'), site('$547'));
  expect(changes.changed).toEqual([]);
  expect(changes.shared).toMatchObject([
    { change: { text: { label: 'price' } }, pages: [{ after: { path: '/a/' } }, {}, {}] },
  ]);
  expect(reportSummary(changes)).toContain('Prices: “Page /a/” $597 → $547');
});

test('a page that became heavier is reported with its weight', () => {
  const random = Array.from({ length: 3000 }, (_, at) => ((at * 7919) % 9973).toString(36)).join(' ');
  const changes = changesBetween({ pages: { '/': HOME } }, { pages: { '/': `${HOME}<p>${random}</p>` } });
  expect(changes.weights).toMatchObject([{ page: { path: '/' } }]);
  expect(reportOf(changes, 'main').weights[0]?.html).toMatch(/^0\.\d KB → \d+\.\d KB$/);
});
