// Guards the feeds: well-formed, complete, dated, with addresses that work anywhere.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { FEED_SIZE } from '../../../src/gatsby/publish/feeds';
import { builtFile, canonical, fileOf, indexedPages, pages, siteUrl } from '../../support/built-site';

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' });

interface JsonItem {
  readonly url: string;
  readonly title: string;
  readonly content_html: string;
  readonly date_published: string;
  readonly image: string;
  readonly tags: readonly string[];
}

const announced = (type: string): string[] => [
  ...new Set(
    pages.flatMap((page) =>
      page.root
        .querySelectorAll(`link[rel="alternate"][type="${type}"]`)
        .map((link) => link.getAttribute('href') ?? ''),
    ),
  ),
];

const articles = indexedPages.filter((page) => page.root.querySelector('meta[property="og:type"][content="article"]'));

it('offers a feed of all articles and one per category, in both formats', () => {
  const categories = pages.filter(({ path }) => /^\/blog\/category\/[^/]+\/$/.test(path)).map(({ path }) => path);
  expect(announced('application/rss+xml').sort()).toEqual([...categories.map((path) => `${path}rss.xml`), '/rss.xml']);
  expect(announced('application/feed+json').sort()).toEqual([
    ...categories.map((path) => `${path}feed.json`),
    '/feed.json',
  ]);
});

describe.each(announced('application/rss+xml'))('%s', (path) => {
  const xml = builtFile(path);
  const { channel } = parser.parse(xml).rss;
  const items: Record<string, string>[] = channel.item ?? [];

  it('is well-formed and knows its own address', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(channel['atom:link'][0]?.['@_href'] ?? channel['atom:link']['@_href']).toBe(`${siteUrl}${path}`);
    expect(channel.title).toBeTruthy();
    expect(channel.description).toBeTruthy();
  });

  it('holds every article in full, dated, with its page as lasting name', () => {
    for (const { guid, link, pubDate, title, ...item } of items) {
      expect(articles.map(canonical)).toContain(link);
      expect(guid).toMatchObject({ '#text': link });
      expect(Number.isNaN(Date.parse(pubDate ?? ''))).toBe(false);
      expect(title).toBeTruthy();
      expect(parse(item['content:encoded'] ?? '').textContent).toMatch(/\S/);
    }
  });
});

describe.each(announced('application/feed+json'))('%s', (path) => {
  const feed = JSON.parse(builtFile(path)) as Record<string, unknown> & { items: JsonItem[] };

  it('is a JSON Feed that knows its own address', () => {
    expect(feed).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: expect.any(String),
      feed_url: `${siteUrl}${path}`,
      home_page_url: expect.stringMatching(/\/$/),
    });
  });

  it('has links and pictures that work from anywhere', () => {
    for (const { content_html, image } of feed.items) {
      expect(fileOf(new URL(image).pathname)).toBeDefined();
      for (const element of parse(content_html).querySelectorAll('[href], [src]')) {
        const target = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
        expect(target).toMatch(/^(https?:\/\/|mailto:|tel:)/);
        const { origin, pathname } = new URL(target);
        if (origin === siteUrl) expect([target, fileOf(pathname)]).toEqual([target, expect.any(String)]);
      }
    }
  });
});

it('puts into each category feed that category alone, newest first', () => {
  const all = JSON.parse(builtFile('/feed.json')).items as JsonItem[];
  const addresses = articles.map(canonical);
  expect(all).toHaveLength(Math.min(articles.length, FEED_SIZE));
  expect(all.filter(({ url }) => !addresses.includes(url))).toEqual([]);
  const dates = all.map(({ date_published }) => date_published);
  expect(dates).toEqual(dates.toSorted().reverse());
  const inCategories = announced('application/feed+json')
    .filter((path) => path !== '/feed.json')
    .flatMap((path) => {
      const items = JSON.parse(builtFile(path)).items as JsonItem[];
      expect(new Set(items.flatMap(({ tags }) => tags)).size).toBeLessThanOrEqual(1);
      return items.map(({ url }) => url);
    });
  expect(all.filter(({ url }) => !inCategories.includes(url))).toEqual([]);
});
