import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { parse } from 'yaml';
import { fieldsOf } from '../../src/content-check/schema-fields';
import { postFrontMatter } from '../../src/content-model/post';
import { typographicEntry } from '../../src/gatsby/typographic-entry';
import { postPath } from '../../src/routes';
import { pages, siteContent, type Thing, thingsOf } from '../support/built-site';
import { SITE_ROOT } from '../support/site-root';

interface FrontMatter {
  readonly keyPoints?: readonly string[];
  readonly sources?: readonly { readonly title: string; readonly url: string; readonly checked?: string }[];
  readonly reviewed?: string;
  readonly reviewBy?: string;
}

const words = siteContent('pages/article');
const BLOG = path.join(SITE_ROOT, 'content/blog');

const fields = fieldsOf(postFrontMatter);

/** Every published article with what its author has written above it, as it is shown. */
const articles = readdirSync(BLOG).flatMap((slug) => {
  const page = pages.find((built) => built.path === postPath(slug));
  const [, frontMatter = ''] = readFileSync(path.join(BLOG, slug, 'index.md'), 'utf8').split(/^---$/m);
  return page ? [{ slug, page, written: typographicEntry(parse(frontMatter) as FrontMatter, fields) }] : [];
});

/** The section of an article under a heading of level 2. */
function sectionUnder(heading: string, article: HTMLElement): HTMLElement | undefined {
  const found = article.querySelectorAll('h2').find(({ textContent }) => textContent === heading);
  return found?.closest('section') ?? undefined;
}

/** What a text of the content says before its day. */
const lead = (template: string): string => template.split('{date}')[0] ?? '';

/** The day that follows these words on a page, as machines read it. */
function dayAfterWords(template: string, article: HTMLElement): string | undefined {
  const days = article.querySelectorAll('time');
  return days.find(({ parentNode }) => parentNode?.textContent.startsWith(lead(template)))?.getAttribute('datetime');
}

it('has an article', () => {
  expect(articles.length).toBeGreaterThanOrEqual(1);
});

describe.each(articles)('$slug', ({ page, written }) => {
  const { keyPoints = [], sources = [], reviewed, reviewBy } = written;
  const article = page.root.querySelector('article') as HTMLElement;

  it('shows its key points above the text', () => {
    const items = sectionUnder(words.keyPoints, article)?.querySelectorAll('li') ?? [];
    expect(items.map(({ textContent }) => textContent)).toEqual(keyPoints);
  });

  it('links every source, with the day on which it was checked', () => {
    const items = sectionUnder(words.sources.title, article)?.querySelectorAll('li') ?? [];
    const shown = items.map((item) => ({
      title: item.querySelector('a')?.textContent,
      url: item.querySelector('a')?.getAttribute('href'),
      checked: item.querySelector('time')?.getAttribute('datetime'),
    }));
    expect(shown).toEqual(sources.map(({ title, url, checked }) => ({ title, url, checked })));
  });

  it('tells of a review only where one is recorded, and of the next one or that it is overdue', () => {
    expect(dayAfterWords(words.review.last, article)).toBe(reviewed);
    const next = dayAfterWords(words.review.next, article);
    const overdue = dayAfterWords(words.review.overdue, article);
    expect([next, overdue].filter((day) => day !== undefined)).toEqual(reviewBy === undefined ? [] : [reviewBy]);
  });

  it('tells search engines the same', () => {
    const [posting, webPage] = ['BlogPosting', 'WebPage'].map((type): Thing | undefined =>
      thingsOf(page).find((thing) => thing['@type'] === type),
    );
    const cited = (posting?.citation ?? []) as readonly { readonly name: string; readonly url: string }[];
    expect(cited.map(({ name, url }) => [name, url])).toEqual(sources.map(({ title, url }) => [title, url]));
    expect(webPage?.lastReviewed).toBe(reviewed);
  });
});
