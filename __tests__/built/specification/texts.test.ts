// Guards every visible statement of the specification, and that no source file repeats it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import * as routes from '../../../src/routes';
import { type BuiltPage, pages } from '../../support/built-site';
import { PLANS, type Plan } from './specified-plans';
import {
  ARTICLE,
  ARTICLE_FACTS,
  FRAME_LINKS,
  HEADINGS,
  INTERESTS,
  LINKS,
  SCHEDULING_PAGE,
  TEXTS,
} from './specified-texts';

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
const textOf = (element: HTMLElement): string => tidy(element.textContent);

function pageAt(address: string): BuiltPage {
  const page = pages.find((candidate) => candidate.path === address);
  if (page === undefined) throw new Error(`There is no page ${address}.`);
  return page;
}

const find = (address: string, selector: string): HTMLElement[] => pageAt(address).root.querySelectorAll(selector);
const texts = (address: string, selector: string): string[] => find(address, selector).map(textOf);

/** The texts of all elements of a page, each as a whole. */
const elementTexts = (address: string): ReadonlySet<string> => new Set(texts(address, 'body *'));

/** A link as label (without what only screen readers are told), address, and whether it opens a new tab. */
function links(address: string): string[] {
  return find(address, 'body a').map((link) => {
    const label = textOf(link).replace(/ ?\(opens in a new tab\)$/, '');
    const isNewTab = link.getAttribute('target') === '_blank' && /\bnoopener\b/.test(link.getAttribute('rel') ?? '');
    return `${label} -> ${link.getAttribute('href') ?? 'nowhere'}${isNewTab ? ', new tab' : ''}`;
  });
}

const rows = (table: Readonly<Record<string, readonly string[]>>): [string, string][] =>
  Object.entries(table).flatMap(([address, entries]) => entries.map((entry): [string, string] => [address, entry]));

const ROUTES = [
  routes.HOME,
  routes.BLOG,
  routes.SERVICES,
  routes.ABOUT,
  routes.CONTACT,
  '/4cs-program/',
  '/career-guidance/',
  routes.NOT_FOUND,
];

function planElement({ address, name }: Plan): HTMLElement {
  const plan = find(address, 'h3')
    .find((heading) => textOf(heading) === name)
    ?.closest('li');
  if (plan === null || plan === undefined) throw new Error(`${address} has no plan ${name}.`);
  return plan;
}

const PRICES = [...new Set(PLANS.flatMap(({ facts }) => facts.filter((fact) => fact.startsWith('$'))))];

/** The source files without their comments. */
function sources(): [string, string][] {
  return readdirSync('src', { recursive: true })
    .map((name) => path.join('src', String(name)))
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => [name, readFileSync(name, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')]);
}

const code = sources();
const filesWith = (pattern: RegExp): string[] => code.filter(([, text]) => pattern.test(text)).map(([name]) => name);
/** What is long enough to be a sentence of the owner's, and no word that code may have too. */
const SENTENCES = [HEADINGS, TEXTS]
  .flatMap((table) => Object.values(table).flat())
  .map((text) => text.replace(/^h\d /, ''))
  .filter((text) => text.length > 20);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

describe('headings', () => {
  test.each(rows(HEADINGS))('%s: %s', (address, heading) => {
    expect(find(address, 'h1, h2, h3').map((found) => `${found.rawTagName} ${textOf(found)}`)).toContain(heading);
  });
});

describe('texts', () => {
  test.each(rows(TEXTS))('%s: %s', (address, text) => {
    expect(elementTexts(address)).toContain(text);
  });

  test.each(ARTICLE_FACTS)('%s: %s', (address, fact) => {
    expect(texts(address, 'article').join(' ').replace(/’/g, "'")).toContain(fact);
  });
});

describe('links', () => {
  test.each(rows(LINKS))('%s: %s', (address, link) => {
    expect(links(address)).toContain(link);
  });

  test.each(ROUTES.flatMap((address) => FRAME_LINKS.map((link): [string, string] => [address, link])))(
    '%s, header or footer: %s',
    (address, link) => expect(links(address)).toContain(link),
  );

  test.each(ROUTES)('%s names the four profiles and the year', (address) => {
    const footer = texts(address, 'footer').join(' ');
    for (const name of ['Facebook', 'Instagram', 'X', 'LinkedIn', '©']) expect(footer).toContain(name);
    expect(footer).toMatch(/© ?20\d\d/);
  });

  test('the header leads to the five pages, in their order', () => {
    const [menu = ''] = texts(routes.HOME, 'header nav');
    expect(menu).toMatch(/^Home ?Blog ?Services ?About ?Contact/);
  });

  test.each([
    [routes.SERVICES, routes.SERVICES, 'page'],
    [ARTICLE, routes.BLOG, 'true'],
    ['/4cs-program/', undefined, undefined],
  ])('on %s the header marks %s as the current one', (address, link, mark) => {
    const current = find(address, 'header nav [aria-current]');
    expect(current.map((marked) => [marked.getAttribute('href'), marked.getAttribute('aria-current')])).toEqual(
      link ? [[link, mark]] : [],
    );
  });

  test('an article has both ways back', () => {
    expect(links(ARTICLE).filter((link) => link === 'Back to Blog -> /blog/')).toHaveLength(2);
  });
});

describe('plans', () => {
  const facts = PLANS.flatMap((plan) => plan.facts.map((fact): [string, string, Plan] => [plan.name, fact, plan]));
  test.each(facts)('%s: %s', (_name, fact, plan) => {
    expect(planElement(plan).querySelectorAll('*').map(textOf)).toContain(fact);
  });

  test.each(PLANS.map((plan): [string, Plan] => [plan.name, plan]))('%s includes exactly its list', (_name, plan) => {
    expect(planElement(plan).querySelectorAll('li').map(textOf)).toEqual(plan.contents);
  });

  test('only the popular plans are badged Most Popular', () => {
    const popular = PLANS.filter((plan) => textOf(planElement(plan)).includes('Most Popular'));
    expect(popular.map(({ name }) => name)).toEqual(['4Cs Premium', 'Standard Guidance']);
  });

  test('only the plans with a badge show one', () => {
    for (const plan of PLANS) {
      const badges = textOf(planElement(plan)).match(/\d+% OFF/g) ?? [];
      expect(badges).toEqual(plan.facts.filter((fact) => fact.endsWith('% OFF')));
    }
  });

  test.each(PLANS)('$name is where the head of its page leads', (plan) => {
    expect(planElement(plan).closest('#prices')).not.toBeNull();
  });

  test.each(PLANS)('$name has a button of its own to the scheduling page', ({ address, name }) => {
    expect(links(address)).toContain(`Book a call about ${name} -> ${SCHEDULING_PAGE}, new tab`);
  });
});

describe('forms and filters', () => {
  test.each([routes.HOME, routes.CONTACT])('%s offers the seven interests', (address) => {
    const options = find(address, 'select[name="interest"] option').filter((option) => option.getAttribute('value'));
    expect(options.map((option) => `${option.getAttribute('value')}: ${textOf(option)}`)).toEqual(INTERESTS);
  });

  test.each([routes.HOME, routes.CONTACT])('%s requires name, e-mail and message alone', (address) => {
    const required = find(address, '#contact :is(input, select, textarea)[required]').map((field) =>
      field.getAttribute('name'),
    );
    expect(required).toEqual(['name', 'email', 'message']);
    expect(find(address, '#contact input[type="email"]')).toHaveLength(1);
    expect(find(address, '#contact [name="phone"]')).toHaveLength(1);
    expect(find(address, '#contact form[novalidate]')).toEqual([]);
  });

  test('the sections of the home page have their anchors', () => {
    for (const id of ['services', 'about', 'contact']) expect(find(routes.HOME, `section#${id}`)).toHaveLength(1);
  });

  test('the listing has its search box and five filters', () => {
    expect(find(routes.BLOG, 'input[placeholder="Search articles..."]')).toHaveLength(1);
    const filters = ['All Posts', 'Career Development', 'Relocation', 'Bedside Diary', 'Wellness'];
    const chips = find(routes.BLOG, 'a').map(textOf);
    const first = chips.indexOf('All Posts');
    expect(chips.slice(first, first + filters.length)).toEqual(filters);
  });

  test('the listing begins with six cards, each with a way to read more', () => {
    const cards = texts(routes.BLOG, 'main article');
    expect(cards).toHaveLength(6);
    for (const card of cards) expect(card).toMatch(/\d{4}.*\d min read.*Read More/);
  });
});

describe('no source file repeats', () => {
  it('is looked for in code', () => expect(code.length).toBeGreaterThan(100));

  test.each(PRICES)('the price %s', (price) => {
    const digits = price.replace(/[$,]/g, '');
    expect(filesWith(new RegExp(`${escaped(price)}|(?<![\\d.])${digits}(?![\\d.])`))).toEqual([]);
  });

  test.each([...new Set(SENTENCES)])('the text %s', (sentence) => {
    expect(filesWith(new RegExp(escaped(sentence)))).toEqual([]);
  });
});
