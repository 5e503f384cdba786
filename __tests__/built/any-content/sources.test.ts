// Guards articles' key points, sources and reviews, on the page and in structured data.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { parse } from 'yaml';
import { resolveFacts, shownOf } from '../../../src/content/check/resolve-facts';
import type { Fact } from '../../../src/content/model/fact';
import { type PostFrontMatter, postFrontMatter } from '../../../src/content/model/post';
import { readPostFile } from '../../../src/content/read/read-files';
import { fieldsOf } from '../../../src/content/read/schema-fields';
import { toDisplayEntry } from '../../../src/gatsby/display-entry';
import { postFacts } from '../../../src/gatsby/facts/post-facts';
import { postPath } from '../../../src/routes';
import { today } from '../../../src/utils/calendar';
import { type JsonLdNode, jsonLdOf, pages, siteContent } from '../../support/built-site';
import { SITE_ROOT } from '../../support/site-root';

type FrontMatter = Partial<Pick<PostFrontMatter, 'keyPoints' | 'sources' | 'reviewed' | 'reviewBy'>>;

const words = siteContent('copy/article');
const BLOG = path.join(SITE_ROOT, 'content/blog');

const fields = fieldsOf(postFrontMatter);

const facts = resolveFacts(parse(readFileSync(path.join(SITE_ROOT, 'content/facts.yaml'), 'utf8')) as Fact[], today());

/** Published articles, with their front matter formatted for display. */
const articles = readdirSync(BLOG).flatMap((slug) => {
  const page = pages.find((built) => built.path === postPath(slug));
  const { source } = readPostFile(readFileSync(path.join(BLOG, slug, 'index.md')), slug);
  if (!page) return [];
  const written = source?.value as FrontMatter;
  const { sources, facts: named } = postFacts({ excerpt: '', ...written }, '', facts);
  return [{ slug, page, written: toDisplayEntry({ ...written, sources }, fields, { facts: shownOf(named) }) }];
});

/** An article's section under a level-2 heading. */
function sectionUnder(heading: string, article: HTMLElement): HTMLElement | undefined {
  const found = article.querySelectorAll('h2').find(({ textContent }) => textContent === heading);
  return found?.closest('section') ?? undefined;
}

/** The machine-readable date after a content text on a page. */
function dayAfterWords(template: string, article: HTMLElement): string | undefined {
  const [lead = ''] = template.split('{date}');
  const days = article.querySelectorAll('time');
  return days.find(({ parentNode }) => parentNode?.textContent.startsWith(lead))?.getAttribute('datetime');
}

test('there is an article', () => expect(articles.length).toBeGreaterThanOrEqual(1));

describe.each(articles)('$slug', ({ page, written }) => {
  const { keyPoints = [], sources = [], reviewed, reviewBy } = written;
  const article = page.root.querySelector('article') as HTMLElement;

  it('shows its key points, and links every source, with the day on which it was checked', () => {
    const points = sectionUnder(words.keyPoints, article)?.querySelectorAll('li') ?? [];
    expect(points.map(({ textContent }) => textContent)).toEqual(keyPoints);
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
    const [posting, webPage] = ['BlogPosting', 'WebPage'].map((type): JsonLdNode | undefined =>
      jsonLdOf(page).find((node) => node['@type'] === type),
    );
    const cited = (posting?.citation ?? []) as readonly { readonly name: string; readonly url: string }[];
    expect(cited.map(({ name, url }) => [name, url])).toEqual(sources.map(({ title, url }) => [title, url]));
    expect(webPage?.lastReviewed).toBe(reviewed);
  });
});
