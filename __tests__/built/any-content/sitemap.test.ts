// Guards the sitemap: exactly the indexable pages.
import { XMLParser } from 'fast-xml-parser';
import { builtFile, canonical, indexedPages, siteUrl } from '../built-site';

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' });

interface Entry {
  readonly loc: string;
  readonly lastmod?: string;
}

const index: readonly Entry[] = parser.parse(builtFile('sitemap-index.xml')).sitemapindex.sitemap;
const entries: readonly Entry[] = index.flatMap(
  ({ loc }) => parser.parse(builtFile(new URL(loc).pathname)).urlset.url as Entry[],
);

it('lists exactly the pages that search engines may show, by their canonical address', () => {
  expect(entries.map(({ loc }) => loc).sort()).toEqual(indexedPages.map(canonical).sort());
});

it('makes no claim about frequency or priority', () => {
  expect(Object.keys(Object.assign({}, ...entries)).sort()).toEqual(['lastmod', 'loc']);
});

it('dates every article as its page does, the listing as its newest article, and nothing after the build', () => {
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

it('is found under the name that people try first, and from robots.txt', () => {
  expect(builtFile('sitemap.xml')).toBe(builtFile('sitemap-index.xml'));
  const robots = builtFile('robots.txt');
  expect(robots).toContain(`Sitemap: ${siteUrl}/sitemap-index.xml`);
  expect(robots).not.toMatch(/^Disallow: \S/m);
});
