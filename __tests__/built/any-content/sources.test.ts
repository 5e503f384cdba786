// Guards articles' key points, sources and reviews, on the page and in structured data, and the sources of planners.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { parse } from 'yaml';
import type { Fact } from '../../../src/content/model/fact';
import type { PostFrontMatter } from '../../../src/content/model/post';
import { splitPost } from '../../../src/content/read/file-text';
import { typographic } from '../../../src/markdown/typography';
import { plannerFactIds } from '../../../src/planners/registry';
import { PLANNERS, plannerPath } from '../../../src/routes';
import { SITE_ROOT } from '../../support/site-root';
import { articlePages, jsonLdOf, pages, siteContent } from '../built-site';

const words = siteContent('copy/article');

/** Published articles, with the front matter of their files. */
const articles = articlePages.map((page) => {
  const [, , slug = ''] = page.path.split('/');
  const file = path.join(SITE_ROOT, 'content/blog', slug, 'index.md');
  const split = splitPost(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'), file);
  const written: Partial<PostFrontMatter> = 'rule' in split ? {} : parse(split.frontMatter);
  return { slug, page, written };
});

test('at least one article is published', () => expect(articles.length).toBeGreaterThanOrEqual(1));

describe.each(articles)('$slug', ({ page, written: { keyPoints = [], sources = [], reviewed, reviewBy } }) => {
  const article = page.root.querySelector('article') as HTMLElement;
  const [posting, webPage] = ['BlogPosting', 'WebPage'].map((type) =>
    jsonLdOf(page).find((node) => node['@type'] === type),
  );

  /** The items of an article's section under a level-2 heading. */
  function itemsUnder(heading: string): HTMLElement[] {
    const found = article.querySelectorAll('h2').find(({ textContent }) => textContent === heading);
    return found?.closest('section')?.querySelectorAll('li') ?? [];
  }

  /** The machine-readable date after a content text on a page. */
  function dayAfter(template: string): string | undefined {
    const days = article.querySelectorAll('time');
    const [lead = ''] = template.split('{date}');
    return days.find(({ parentNode }) => parentNode?.textContent.startsWith(lead))?.getAttribute('datetime');
  }

  test('key points and sources are visible, sources in structured data', () => {
    const points = keyPoints.map((point) => expect.stringContaining(typographic(point.split('{')[0] ?? '')));
    expect(itemsUnder(words.keyPoints).map(({ textContent }) => textContent)).toEqual(points);
    const links = itemsUnder(words.sources.title).map((item) => item.querySelector('a'));
    const urls = links.map((link) => link?.getAttribute('href'));
    expect(urls).toEqual(expect.arrayContaining(sources.flatMap((source) => ('url' in source ? source.url : []))));
    expect(urls.length > 0).toBe(sources.length > 0);
    const cited = (posting?.citation ?? []) as readonly { readonly name: string; readonly url: string }[];
    expect(cited.map(({ name, url }) => [name, url])).toEqual(
      links.map((link) => [link?.textContent, link?.getAttribute('href')]),
    );
  });

  test('the last review and the next or overdue one are dated', () => {
    expect(dayAfter(words.review.last)).toBe(reviewed);
    expect(webPage?.lastReviewed).toBe(reviewed);
    const next = [dayAfter(words.review.next), dayAfter(words.review.overdue)].filter((day) => day !== undefined);
    expect(next).toEqual(reviewBy === undefined ? [] : [reviewBy]);
  });
});

const shownPlanners = PLANNERS.filter((name) => pages.some((page) => page.path === plannerPath(name)));

test.each(shownPlanners)('each page behind the %s has the day of its oldest check', (name) => {
  const copy = readFileSync(path.join(SITE_ROOT, 'content/copy', `${name}.yaml`), 'utf8');
  const ids = plannerFactIds(name, { copy });
  const facts: readonly Fact[] = siteContent('facts');
  const periods = facts.flatMap(({ id, periods: all }) => (ids.includes(id) ? all : []));
  const shown = periods.filter(({ status }) => status === 'confirmed');
  const oldest = (url?: string): string | undefined =>
    shown.flatMap(({ source, checked = [] }) => (url && source.url !== url ? [] : checked)).toSorted()[0];
  const { title } = siteContent('interface').sources;
  const headings = pages.find(({ path: address }) => address === plannerPath(name))?.root.querySelectorAll('h2') ?? [];
  const section = headings.find(({ textContent }) => textContent === title)?.parentNode;
  const [stated, ...listed] = (section?.querySelectorAll('time') ?? []).map((day) => day.getAttribute('datetime'));
  const links = (section?.querySelectorAll('li a') ?? []).map((link) => link.getAttribute('href'));
  expect([stated, ...listed]).toEqual([oldest(), ...links.map(oldest)]);
});
