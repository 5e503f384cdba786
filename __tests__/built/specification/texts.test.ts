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

/** A link as label (without what only screen readers are told), address, and whether it opens a new tab. */
function links(address: string): string[] {
  return find(address, 'body a').map((link) => {
    const label = textOf(link).replace(/ ?\(opens in a new tab\)$/, '');
    const isNewTab = link.getAttribute('target') === '_blank' && /\bnoopener\b/.test(link.getAttribute('rel') ?? '');
    return `${label} -> ${link.getAttribute('href') ?? 'nowhere'}${isNewTab ? ', new tab' : ''}`;
  });
}

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

/** What is long enough to be a sentence of the owner's, and no word that code may have too. */
const SENTENCES = [HEADINGS, TEXTS]
  .flatMap((table) => Object.values(table).flat())
  .map((text) => text.replace(/^h\d /, ''))
  .filter((text) => text.length > 20);
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test.each(Object.entries(HEADINGS))('headings of %s', (address, headings) => {
  const found = find(address, 'h1, h2, h3').map((heading) => `${heading.rawTagName} ${textOf(heading)}`);
  expect(found).toEqual(expect.arrayContaining(headings));
});

test.each(Object.entries(TEXTS))('texts of %s', (address, expected) => {
  expect(texts(address, 'body *')).toEqual(expect.arrayContaining(expected));
});

test.each(Object.entries(ARTICLE_FACTS))('facts of %s', (address, facts) => {
  const article = texts(address, 'article').join(' ').replace(/’/g, "'");
  expect(facts.filter((fact) => !article.includes(fact))).toEqual([]);
});

describe('links', () => {
  test.each(Object.entries(LINKS))('links of %s', (address, expected) => {
    expect(links(address)).toEqual(expect.arrayContaining(expected));
  });

  test.each(ROUTES)('%s has the links of header and footer, the four profiles and the year', (address) => {
    expect(links(address)).toEqual(expect.arrayContaining(FRAME_LINKS));
    const footer = texts(address, 'footer').join(' ');
    for (const name of ['Facebook', 'Instagram', 'X', 'LinkedIn']) expect(footer).toContain(name);
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
  test.each(PLANS)('$name: what it costs, exactly its contents, its badges, its button', (plan) => {
    const { address, name, facts, contents } = plan;
    const element = planElement(plan);
    expect(element.querySelectorAll('*').map(textOf)).toEqual(expect.arrayContaining([...facts]));
    expect(element.querySelectorAll('li').map(textOf)).toEqual(contents);
    const badges = textOf(element).match(/\d+% OFF|Most Popular/g) ?? [];
    expect(badges.toSorted()).toEqual(facts.filter((fact) => /% OFF|Popular/.test(fact)).toSorted());
    // The head of the page leads to the prices.
    expect(element.closest('#prices')).not.toBeNull();
    expect(links(address)).toContain(`Book a call about ${name} -> ${SCHEDULING_PAGE}, new tab`);
  });
});

describe('forms and filters', () => {
  test.each([routes.HOME, routes.CONTACT])(
    '%s offers the seven interests, and requires name, e-mail, message',
    (address) => {
      const options = find(address, 'select[name="interest"] option').filter((option) => option.getAttribute('value'));
      expect(options.map((option) => `${option.getAttribute('value')}: ${textOf(option)}`)).toEqual(INTERESTS);
      const required = find(address, '#contact :is(input, select, textarea)[required]');
      expect(required.map((field) => field.getAttribute('name'))).toEqual(['name', 'email', 'message']);
      for (const once of ['input[type="email"]', '[name="phone"]'])
        expect(find(address, `#contact ${once}`)).toHaveLength(1);
      expect(find(address, '#contact form[novalidate]')).toEqual([]);
    },
  );

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

test('no source file repeats a price or a sentence', () => {
  const files = readdirSync('src', { recursive: true }).map((name) => path.join('src', String(name)));
  const sources = files.filter((name) => /\.tsx?$/.test(name));
  expect(sources.length).toBeGreaterThan(100);
  const prices = PRICES.map((price) => `${escaped(price)}|(?<![\\d.])${price.replace(/[$,]/g, '')}(?![\\d.])`);
  const repeated = new RegExp([...prices, ...SENTENCES.map(escaped)].join('|'));
  for (const name of sources) {
    const code = readFileSync(name, 'utf8').replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
    expect([name, repeated.exec(code)?.[0]]).toEqual([name, undefined]);
  }
});
