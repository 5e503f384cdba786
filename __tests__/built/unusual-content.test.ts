/** @jest-environment jsdom */
// Guards the build of drafts, hostile texts, unusual names and redirects.
import path from 'node:path';
import ICAL from 'ical.js';
import { typographic } from '../../src/markdown/typography';
import { activeAttributes, activeMarkup, parseHtml } from '../support/active-markup';
import { EVENTS, REGISTRATION } from '../support/added-offers';
import {
  DRAFT,
  GUEST,
  LOGO_COLOUR,
  MOVED,
  PICTURES,
  SCHEDULED,
  UNTRUSTED_POSTS,
  UNUSUAL,
} from '../support/added-posts';
import { VERIFICATION } from '../support/added-settings';
import { builtFile, builtFiles as files, siteContent } from './built-site';

const named = (name: string): string[] => files.filter((file) => path.basename(file) === name);
const filesWith = (text: string): string[] =>
  files.filter((file) => file.includes(text) || builtFile(file).includes(text));
const pageOf = (slug: string): Document => parseHtml(builtFile(`blog/${slug}/index.html`));

/** A page's social card file. */
function cardOf(page: Document): string {
  const card = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  return new URL(card).pathname.slice(1);
}

test('drafts and scheduled posts are unpublished, other posts in all lists', () => {
  expect(filesWith(UNUSUAL.slug)).toEqual(
    expect.arrayContaining(['sitemap-0.xml', 'rss.xml', 'feed.json', `blog/${UNUSUAL.slug}/index.html`]),
  );
  expect(filesWith(UNUSUAL.word)).toEqual(expect.arrayContaining(['rss.xml', 'feed.json']));
  for (const { slug, word } of [DRAFT, SCHEDULED]) expect([...filesWith(slug), ...filesWith(word)]).toEqual([]);
});

test('the home page alone proves the ownership of the site to search engines', () => {
  expect(filesWith(`"google-site-verification" content="${VERIFICATION.google}"`)).toEqual(['index.html']);
  expect(filesWith(`"msvalidate.01" content="${VERIFICATION.bing}"`)).toEqual(['index.html']);
});

test('the day of a later change is above the text', () => {
  const times = [...pageOf(UNUSUAL.slug).querySelectorAll('article header time')];
  expect(times.map((time) => time.getAttribute('datetime'))).toEqual(['2019-03-01', UNUSUAL.updated]);
});

test('the privacy page says what is counted, and denies none of it', () => {
  const { cookies, server, statistics } = siteContent('pages/privacy').sections.find(
    ({ type }: { readonly type: string }) => type === 'privacy',
  );
  const shown = parseHtml(builtFile('privacy/index.html')).body.textContent;
  for (const text of [statistics.cookies, statistics.server]) expect(shown).toContain(typographic(text.trim()));
  for (const { text } of [cookies, server]) expect(shown).not.toContain(typographic(text.trim()));
});

describe('pages added as files', () => {
  test.each(['terms-of-service', 'webinar'])('%s is built, listed, searchable and has a social card', (slug) => {
    expect(filesWith(`/${slug}/`)).toEqual(
      expect.arrayContaining(['sitemap-0.xml', 'blog/search.json', `${slug}/index.html`]),
    );
    expect(files).toContain(cardOf(parseHtml(builtFile(`${slug}/index.html`))));
  });

  test('only a text page with a last change has a date in the sitemap', () => {
    const sitemap = builtFile('sitemap-0.xml');
    expect(sitemap).toContain('/terms-of-service/</loc><lastmod>2026-01-02T');
    expect(sitemap).toContain('/webinar/</loc></url>');
  });

  test('a draft page is unpublished', () => expect(filesWith('Quillonberry')).toEqual([]));

  test('the headings of a text page are linked above it', () => {
    const terms = parseHtml(builtFile('terms-of-service/index.html'));
    const links = [...terms.querySelectorAll('main nav a[href^="#"]')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(['#what-you-get', '#what-it-costs', '#how-you-cancel']));
  });

  test('a figure names the source of its fact, or its own', () => {
    const headings = [...parseHtml(builtFile('webinar/index.html')).querySelectorAll('h2')];
    const section = headings.find(({ textContent }) => textContent === 'In numbers')?.closest('section');
    const sources = [...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(sources).toEqual([
      expect.stringMatching(/maternity_pay_calculator/),
      expect.stringMatching(/registration-statistics/),
    ]);
  });
});

describe('an article by guests', () => {
  const page = pageOf(GUEST.slug);
  const people = GUEST.people.map(({ name }) => name);

  test('names its authors under the title and at the end, and its reviewer, with links to their page', () => {
    const links = [...page.querySelectorAll('main a[href^="/webinar/#"]')];
    expect(links.map((link) => link.textContent)).toEqual([...people.slice(0, 2), ...people.slice(0, 2), 'Chi Eze']);
    const shown = parseHtml(builtFile('webinar/index.html'));
    for (const link of links)
      expect(shown.querySelector(String(link.getAttribute('href')).replace('/webinar/', ''))).not.toBeNull();
    expect(page.querySelector('article header')?.textContent).toContain(
      'By Ama <Owusu>, ward sister; Bola Ade, midwife',
    );
    expect(page.body.textContent).not.toContain('Written by our founder');
  });

  test('sends search engines to where it appeared first, and says so', () => {
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(GUEST.first);
    expect(page.querySelector(`header a[href="${GUEST.first}"]`)?.textContent).toBe('The Other Post');
    expect(builtFile('sitemap-0.xml')).not.toContain(GUEST.slug);
  });

  test('is found by the names of its authors', () => {
    expect(filesWith('owusu')).toContainEqual(expect.stringMatching(/^blog\/search\/\w+\.json$/));
  });
});

describe('hostile texts', () => {
  test('every hostile post is published', () => {
    const feeds = ['rss.xml', 'feed.json'].map((name) => builtFile(`blog/category/motivation/${name}`));
    for (const { slug, title } of UNTRUSTED_POSTS) {
      expect(pageOf(slug).querySelector('h1')?.textContent).toContain(typographic(title));
      for (const feed of feeds) expect(feed).toContain(`/blog/${slug}/`);
    }
  });

  test('hostile texts are inert on every page', () => {
    for (const file of files.filter((name) => name.endsWith('.html'))) {
      const page = parseHtml(builtFile(file));
      const scripts = [...page.querySelectorAll('script:not([type="application/ld+json"])')];
      const hostile = scripts.filter(({ outerHTML }) => /alert\(1\)|evil\.example/.test(outerHTML));
      const framing = [...page.querySelectorAll('iframe,object,embed,base,math,video')];
      expect([file, ...activeAttributes(page), ...hostile, ...framing]).toEqual([file]);
    }
  });

  test('hostile texts are inert in page data and feeds', () => {
    const bodies: string[] = [];
    const isHtml = (key: string, value: unknown): value is string =>
      /^(html|content_html)$/.test(key) && typeof value === 'string';
    for (const file of [...named('page-data.json'), ...named('feed.json')]) {
      JSON.parse(builtFile(file), (key, value) => {
        if (isHtml(key, value)) bodies.push(value);
        return value;
      });
    }
    for (const file of named('rss.xml')) {
      const feed = new DOMParser().parseFromString(builtFile(file), 'application/xml');
      expect(feed.querySelector('parsererror')?.textContent).toBeUndefined();
      for (const item of feed.querySelectorAll('item')) {
        const [content] = item.getElementsByTagName('content:encoded');
        const [description] = item.getElementsByTagName('description');
        bodies.push(content?.textContent ?? '<script>', description?.textContent ?? '<script>');
      }
    }
    expect(bodies.length).toBeGreaterThan(5 * UNTRUSTED_POSTS.length);
    expect(bodies.flatMap(activeMarkup)).toEqual([]);
  });
});

describe('names and URLs', () => {
  test('pictures with awkward names are published', () => {
    const page = pageOf(UNUSUAL.slug);
    const sources = [...page.querySelectorAll('article img')].flatMap((image) => image.getAttribute('src') ?? []);
    const inFolder = sources.filter((source) => source.startsWith('/static/'));
    expect(inFolder.length).toBeGreaterThan(Object.keys(PICTURES.shown).length);
    const published = sources.filter((source) => files.includes(decodeURIComponent(source).slice(1)));
    expect(sources.filter((source) => !source.startsWith('data:'))).toEqual(published);
    expect(page.querySelector('article')?.textContent).not.toMatch(/!\[/);
    expect(files).toContain(cardOf(page));
  });

  test('header, footer and icon have the same logo', () => {
    const page = parseHtml(builtFile('index.html'));
    for (const part of ['header', 'footer']) {
      const source = page.querySelector(`${part} img[src^="data:image/svg+xml,"]`)?.getAttribute('src') ?? '';
      expect(decodeURIComponent(source)).toContain(LOGO_COLOUR);
    }
    expect(builtFile('favicon.svg')).toContain(LOGO_COLOUR);
  });

  test.each([MOVED, { from: `/blog/${UNUSUAL.alias}/`, to: `/blog/${UNUSUAL.slug}/` }])(
    '$from redirects to $to, with a page for hosts without rules',
    ({ from, to }) => {
      expect(builtFile('_redirects').split('\n')).toContain(`${from} ${to} 301`);
      const page = from.endsWith('/') ? `${from.slice(1)}index.html` : `${from.slice(1)}/index.html`;
      expect(builtFile(page)).toContain(`url=${to}`);
    },
  );
});

test('calendar files of events are read back by another library', () => {
  const read = files
    .filter((file) => file.endsWith('.ics'))
    .map((file) => {
      const [entry] = new ICAL.Component(ICAL.parse(builtFile(file))).getAllSubcomponents('vevent');
      const { startDate, endDate } = new ICAL.Event(entry);
      const isOffered = String(entry?.getFirstPropertyValue('description')).includes(REGISTRATION);
      const isCancelled = entry?.getFirstPropertyValue('status') === 'CANCELLED';
      const hours = endDate.subtractDate(startDate).toSeconds() / 3600;
      return [path.basename(file, '.ics'), isCancelled, isOffered, startDate.zone.tzid, hours] as const;
    });
  const expected = EVENTS().map((event) => {
    return [event.slug, event.slug === 'cancelled', event.slug === 'tomorrow', 'UTC', 'lastDay' in event ? 25 : 1];
  });
  expect(read.toSorted()).toEqual(expected.toSorted());
});
