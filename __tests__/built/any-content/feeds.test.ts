// Guards the feeds: well-formed, complete, dated, with absolute URLs.
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parse } from 'node-html-parser';
import { FEED_SIZE } from '../../../src/gatsby/publish/feeds';
import { builtFile, fileOf, indexedPages, meta, ownUrl, pages, siteUrl } from '../built-site';

const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'item' || name === 'atom:link' });

interface JsonItem {
  readonly url: string;
  readonly title: string;
  readonly content_html: string;
  readonly date_published: string;
  readonly image: string;
  readonly tags: readonly string[];
}

const itemsOf = (path: string): readonly JsonItem[] => JSON.parse(builtFile(path)).items;

/** The current URL of an item's id, which stays when the article is renamed. */
function currentUrl(id: string): string {
  const [, to] =
    builtFile('/_redirects')
      .split('\n')
      .map((line) => line.split(' '))
      .find(([from]) => from === new URL(id).pathname) ?? [];
  return to === undefined ? id : `${siteUrl}${to}`;
}

const categories = pages.filter(({ path }) => /^\/blog\/category\/[^/]+\/$/.test(path)).map(({ path }) => path);
const articles = indexedPages
  .filter((page) => page.root.querySelector('meta[property="og:type"][content="article"]'))
  .map(ownUrl);

test.each([
  ['application/rss+xml', 'rss.xml'],
  ['application/feed+json', 'feed.json'],
])('pages link to %s feeds of all articles and each category', (type, name) => {
  const links = pages.flatMap(({ root }) => root.querySelectorAll(`link[rel="alternate"][type="${type}"]`));
  const announced = new Set(links.map((link) => link.getAttribute('href')));
  expect([...announced].sort()).toEqual([...categories.map((path) => `${path}${name}`), `/${name}`]);
});

test.each(['/', ...categories])('the RSS feed of %s is valid, complete and dated', (folder) => {
  const xml = builtFile(`${folder}rss.xml`);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { channel } = parser.parse(xml).rss;
  expect(channel).toMatchObject({ title: expect.stringMatching(/./), description: expect.stringMatching(/./) });
  expect(channel['atom:link'][0]['@_href']).toBe(`${siteUrl}${folder}rss.xml`);
  for (const { guid, link, pubDate, title, ...item } of channel.item ?? []) {
    expect(articles).toContain(link);
    expect(currentUrl(guid['#text'])).toBe(link);
    const page = indexedPages.find((candidate) => ownUrl(candidate) === link);
    expect(Date.parse(pubDate)).toBe(Date.parse((page && meta(page, 'article:published_time')) ?? ''));
    expect(title).toBeTruthy();
    expect(parse(item['content:encoded'] ?? '').textContent).toMatch(/\S/);
  }
});

test.each(['/', ...categories])('the JSON feed of %s has the titles, and absolute links and pictures', (folder) => {
  expect(JSON.parse(builtFile(`${folder}feed.json`))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: expect.any(String),
    feed_url: `${siteUrl}${folder}feed.json`,
    home_page_url: expect.stringMatching(/\/$/),
  });
  for (const { content_html, image, title, url } of itemsOf(`${folder}feed.json`)) {
    const page = pages.find((candidate) => ownUrl(candidate) === url);
    expect(page?.root.querySelector('article h1')?.text.trim()).toBe(title);
    const elements = parse(content_html).querySelectorAll('[href], [src]');
    const targets = elements.map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '');
    for (const target of [image, ...targets]) {
      expect(target).toMatch(/^(https?:\/\/|mailto:|tel:)/);
      const { origin, pathname } = new URL(target);
      if (origin === siteUrl) expect([target, fileOf(pathname)]).toEqual([target, expect.any(String)]);
    }
  }
});

test('category feeds have one category each, newest first', () => {
  const all = itemsOf('/feed.json');
  expect(all).toHaveLength(Math.min(articles.length, FEED_SIZE));
  expect(all.filter(({ url }) => !articles.includes(url))).toEqual([]);
  const dates = all.map(({ date_published }) => date_published);
  expect(dates).toEqual(dates.toSorted().reverse());
  const inCategories = categories.flatMap((folder) => {
    const items = itemsOf(`${folder}feed.json`);
    expect(new Set(items.flatMap(({ tags }) => tags)).size).toBeLessThanOrEqual(1);
    return items.map(({ url }) => url);
  });
  expect(all.filter(({ url }) => !inCategories.includes(url))).toEqual([]);
});
