// Guards every visible statement of the specification (specification.yaml), and that source files don't repeat it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { parse } from 'yaml';
import { TRACKED } from '../../support/tracked-files';
import { pages } from '../built-site';

/** A plan's name, other texts and inclusions. */
interface Plan {
  readonly name: string;
  readonly facts: readonly string[];
  readonly contents: readonly string[];
}

interface Specification {
  readonly pages: Readonly<Record<string, Readonly<Record<'headings' | 'texts' | 'facts' | 'links', string[]>>>>;
  readonly plans: readonly (Plan & { readonly page: string })[];
  readonly everyPage: string[];
  readonly interests: string[];
}

const specification: Specification = parse(readFileSync(path.join(__dirname, 'specification.yaml'), 'utf8'));

const SCHEDULING_PAGE = 'https://book.example.com/discovery-call';

const textOf = (element: HTMLElement): string => element.textContent.replace(/\s+/g, ' ').trim();

function find(address: string, selector: string): HTMLElement[] {
  const page = pages.find((candidate) => candidate.path === address);
  if (page === undefined) throw new Error(`There is no page ${address}.`);
  return page.root.querySelectorAll(selector);
}

const texts = (address: string, selector: string): string[] => find(address, selector).map(textOf);

/** A link as label (without screen reader text), URL, and whether it opens a new tab. */
function links(address: string): string[] {
  return find(address, 'body a').map((link) => {
    const label = textOf(link).replace(/ ?\(opens in a new tab\)$/, '');
    const isNewTab = link.getAttribute('target') === '_blank' && /\bnoopener\b/.test(link.getAttribute('rel') ?? '');
    return `${label} -> ${link.getAttribute('href') ?? 'nowhere'}${isNewTab ? ', new tab' : ''}`;
  });
}

describe.each(Object.entries(specification.pages))('%s', (address, { headings = [], facts = [], ...expected }) => {
  test('headings, texts, facts and links are complete', () => {
    const found = find(address, 'h1, h2, h3').map((heading) => `${heading.rawTagName} ${textOf(heading)}`);
    expect(found).toEqual(expect.arrayContaining(headings));
    expect(texts(address, 'body *')).toEqual(expect.arrayContaining(expected.texts ?? []));
    const article = texts(address, 'article').join(' ').replace(/’/g, "'");
    expect(facts.filter((fact) => !article.includes(fact))).toEqual([]);
    expect(links(address)).toEqual(expect.arrayContaining(expected.links ?? []));
  });

  test('header and footer are complete', () => {
    expect(links(address)).toEqual(expect.arrayContaining(specification.everyPage));
    const footer = texts(address, 'footer').join(' ');
    const [social] = texts(address, 'footer ul[aria-label="Follow us"]');
    for (const name of ['Facebook', 'Instagram', 'X', 'LinkedIn']) expect(social).toContain(name);
    expect(footer).toMatch(/© ?20\d\d/);
  });
});

test('the header links to five pages in order', () => {
  const [menu = ''] = texts('/', 'header nav');
  expect(menu).toMatch(/^Home ?Blog ?Services ?About ?Contact/);
});

test.each([
  ['/services/', [['/services/', 'page']]],
  ['/blog/nmc-revalidation/', [['/blog/', 'true']]],
  ['/4cs-program/', []],
])('the current page in the header of %s is %j', (address, current) => {
  const marked = find(address, 'header nav [aria-current]');
  expect(marked.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual(current);
});

test('an article has two links back to the blog', () => {
  const back = links('/blog/nmc-revalidation/').filter((link) => link === 'Back to Blog -> /blog/');
  expect(back).toHaveLength(2);
});

test.each(specification.plans)('$name has its prices, contents, badges and button', (plan) => {
  const { page, name, facts, contents } = plan;
  const headings = find(page, 'h3').filter((heading) => textOf(heading) === name);
  const element = headings[0]?.closest('li');
  expect(element?.querySelectorAll('*').map(textOf)).toEqual(expect.arrayContaining([...facts]));
  expect(element?.querySelectorAll('li').map(textOf)).toEqual(contents);
  const badges = element?.textContent.match(/\d+% OFF|Most Popular/g) ?? [];
  expect(badges.toSorted()).toEqual(facts.filter((fact) => /% OFF|Popular/.test(fact)).toSorted());
  // The page's hero links to the prices.
  expect(element?.closest('#prices')).toBeTruthy();
  expect(links(page)).toContain(`Book a call about ${name} -> ${SCHEDULING_PAGE}, new tab`);
});

test.each(['/', '/contact/'])('the form on %s has its interests, required fields and hidden honeypot', (address) => {
  const options = find(address, 'select[name="interest"] option').filter((option) => option.getAttribute('value'));
  expect(options.map((option) => `${option.getAttribute('value')}: ${textOf(option)}`)).toEqual(
    specification.interests,
  );
  const required = find(address, '#contact :is(input, select, textarea)[required]');
  expect(required.map((field) => field.getAttribute('name'))).toEqual(['name', 'email', 'message']);
  const filled = ['[name="name"][autocomplete="name"]', '[type="email"][autocomplete="email"]'];
  for (const field of [...filled, '[name="phone"][autocomplete="tel"]', 'form:not([novalidate])'])
    expect([field, find(address, `#contact ${field}`).length]).toEqual([field, 1]);
  const honeypot = find(address, '#contact input[tabindex="-1"]');
  expect(honeypot.map((field) => field.closest('[hidden]') !== null)).toEqual([true]);
});

test('sections of the home page have anchors', () => {
  for (const id of ['services', 'about', 'contact']) expect(find('/', `section#${id}`)).toHaveLength(1);
});

test('the listing has a search box, five filters and six cards', () => {
  expect(find('/blog/', 'input[placeholder="Search articles..."]')).toHaveLength(1);
  const filters = ['All Posts', 'Career Development', 'Relocation', 'Bedside Diary', 'Wellness'];
  const chips = texts('/blog/', 'a');
  const first = chips.indexOf('All Posts');
  expect(chips.slice(first, first + filters.length)).toEqual(filters);
  const cards = texts('/blog/', 'main article');
  expect(cards).toHaveLength(6);
  for (const card of cards) expect(card).toMatch(/\d{4}.*\d min read.*Read More/);
});

test('source files repeat no price or sentence', () => {
  const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const prices = specification.plans
    .flatMap(({ facts }) => facts.filter((fact) => fact.startsWith('$')))
    .map((price) => `${escaped(price)}|(?<![\\d.])${price.replace(/[$,]/g, '')}(?![\\d.])`);
  // Long enough to be the owner's sentence rather than a word that code may also contain.
  const sentences = Object.values(specification.pages)
    .flatMap(({ headings = [], texts: others = [] }) => [...headings.map((heading) => heading.slice(3)), ...others])
    .filter((text) => text.length > 20);
  const repeated = new RegExp([...prices, ...sentences.map(escaped)].join('|'));
  const sources = TRACKED.filter((file) => /^src\/.*\.tsx?$/.test(file));
  expect(sources.length).toBeGreaterThan(100);
  for (const name of sources) {
    const code = readFileSync(name, 'utf8');
    const statements = code.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
    expect([name, repeated.exec(statements)?.[0]]).toEqual([name, undefined]);
  }
});
