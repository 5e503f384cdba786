// Guards the sitemap.
import { XMLParser } from 'fast-xml-parser';
import { builtFile, canonical, indexedPages, ownUrl, siteUrl } from '../built-site';

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });

interface Entry {
  readonly loc: string;
  readonly lastmod?: string;
}

const index: readonly Entry[] = parser.parse(builtFile('sitemap-index.xml')).sitemapindex.sitemap;
const entries: readonly Entry[] = index.flatMap(
  ({ loc }) => parser.parse(builtFile(new URL(loc).pathname)).urlset.url as Entry[],
);

test('the sitemap lists the canonical URLs of indexed pages', () => {
  const own = indexedPages.filter((page) => canonical(page) === ownUrl(page));
  expect(entries.map(({ loc }) => loc).sort()).toEqual(own.map(canonical).sort());
});

test('entries lack frequency and priority', () => {
  expect(Object.keys(Object.assign({}, ...entries)).sort()).toEqual(['lastmod', 'loc']);
});

test('dates are those of the articles and never in the future', () => {
  const lastmodOf = (page: string) => entries.find(({ loc }) => loc === `${siteUrl}${page}`)?.lastmod;
  const articles = entries.filter(({ loc }) => /\/blog\/(?!page\/|category\/)./.test(loc));
  const dates = articles.map(({ lastmod = '' }) => lastmod);
  expect(lastmodOf('/blog/')).toBe(dates.toSorted().at(-1));
  for (const { loc, lastmod } of entries) {
    const page = indexedPages.find((candidate) => canonical(candidate) === loc);
    const modified = page?.root.querySelector('meta[property="article:modified_time"]')?.getAttribute('content');
    if (modified) expect([loc, Date.parse(lastmod ?? '')]).toEqual([loc, Date.parse(modified)]);
    if (lastmod) expect(Date.parse(lastmod)).toBeLessThanOrEqual(Date.now());
  }
});

test('sitemap.xml and robots.txt lead to the sitemap', () => {
  expect(builtFile('sitemap.xml')).toBe(builtFile('sitemap-index.xml'));
  const robots = builtFile('robots.txt');
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});
