// Guards pages that consist of sections, and pages of text: each mistake once, with its place and what to do.
import { type Changes, ContentCopy } from '../../support/content-copy';
import { postText } from './bad-posts';

jest.setTimeout(60_000);

const DAY = '2026-01-01';
const copy = new ContentCopy();
afterAll(() => copy.remove());

const WEBINAR = 'pages/webinar.yaml';
const TERMS = 'pages/terms.md';

const page = (...sections: readonly string[]): string => `seo:
  title: A webinar about nights
  description: What you learn in an hour about nights, when it takes place, who speaks, what it costs, and how to book a place.
indexed: false
sections:${sections.length === 0 ? ' []' : ''}
${sections.join('')}`;

const section = (type: string, ...fields: readonly string[]): string =>
  ` - ${[`type: ${type}`, ...fields].join('\n   ')}\n`;

const HERO = section('hero', 'title: Nights');
const text = (...fields: readonly string[]): string => section('text', 'title: More', 'text: Words.', ...fields);

const textPage = (body: string): string => `---
title: Terms of service
description: The terms on which we coach you, what you can expect of us and what we expect of you, in plain words.
indexed: false
---

${body}
`;

const webinar = (...sections: readonly string[]): Changes => ({ [WEBINAR]: page(HERO, ...sections) });

it('finds nothing wrong with a good page of each kind', async () => {
  const changes = { ...webinar(text('id: more')), [TERMS]: textPage('## One\n\nSee [more](/webinar/#more).') };
  expect(await copy.checkWith(changes, DAY)).toEqual([]);
});

it.each<[what: string, changes: Changes, place: string, message: string, advice: string]>([
  ['no section', { [WEBINAR]: page() }, `${WEBINAR}:5`, '"sections" must have at least one entry', 'Add'],
  ['no hero', { [WEBINAR]: page(text()) }, `${WEBINAR}:6`, 'The first section of a page is a `hero`', '- type: hero'],
  [
    'two equal ids',
    webinar(text('id: a'), text('id: a')),
    `${WEBINAR}:15`,
    'Section 2 has this id already',
    'Choose another',
  ],
  [
    'an id of the page around it',
    webinar(text('id: main')),
    `${WEBINAR}:11`,
    'The page needs this id',
    'Choose another',
  ],
  ['the slug of the blog', { 'pages/blog.yaml': page(HERO) }, 'pages/blog.yaml:1', 'uses /blog/', 'another name'],
  ['a slug of code', { 'pages/contact.md': textPage('A') }, 'pages/contact.md:1', 'uses /contact/', 'another name'],
  ['a capital', { 'pages/Terms.md': textPage('A') }, 'pages/Terms.md:1', 'not a valid slug', 'lower-case words'],
  [
    'the ending .yml',
    { 'pages/terms.yml': page(HERO) },
    'pages/terms.yml:1',
    'does not use this file',
    'its-name.yaml',
  ],
  [
    'an unknown category',
    webinar(section('articles', 'title: A', 'category: Welness')),
    `${WEBINAR}:10`,
    'names a category that does not exist',
    'did you mean "Wellness"?',
  ],
  [
    'two files of one name',
    { ...webinar(), 'pages/webinar.md': textPage('A') },
    `${WEBINAR}:1`,
    'content/pages/webinar.md makes a page of this name already',
    'Delete one of the two',
  ],
  [
    'an unknown service',
    webinar(section('prices', 'title: A', 'service: 4c-program', 'listPriceLabel: Was', 'priceLabel: Now')),
    `${WEBINAR}:10`,
    'names a service that does not exist',
    'did you mean "4cs-program"?',
  ],
  [
    'a service without plans',
    {
      ...webinar(section('prices', 'title: A', 'service: 4cs-program', 'listPriceLabel: Was', 'priceLabel: Now')),
      'pages/4cs-program.yaml': copy
        .read('pages/4cs-program.yaml')
        .replace(/ *- type: prices[\s\S]*?(?= *- type: c)/, '')
        .replace(/"#prices"/, '/faq/'),
      'pricing.yaml': copy
        .read('pricing.yaml')
        .replaceAll('programme: 4cs-program', 'programme: career-guidance')
        .replaceAll('    mostPopular: true\n', '')
        .replaceAll('  mostPopular: true\n', ''),
    },
    `${WEBINAR}:10`,
    'pricing.yaml has no plan of this service',
    'Add a plan',
  ],
  [
    'articles chosen in two ways',
    webinar(section('articles', 'title: A', 'category: Wellness', 'slugs: [nmc-revalidation]')),
    `${WEBINAR}:8`,
    'both `category` and `slugs`',
    'Delete one',
  ],
  [
    'an unknown kind',
    webinar(section('feature')),
    `${WEBINAR}:8`,
    '"type" (in sections, entry 2)',
    'did you mean "features"? Allowed: hero, statement, features, steps',
  ],
  ['an unknown field', webinar(text('titel: B')), `${WEBINAR}:11`, 'There is no field of this name', 'mean "title"?'],
  [
    'a button to no section',
    { [WEBINAR]: page(section('hero', 'title: A', 'buttons:', '  - label: B', '    href: "#mor"'), text('id: more')) },
    `${WEBINAR}:10`,
    'No heading or section has this address',
    'did you mean "#more"?',
  ],
  [
    'a list and cards',
    webinar(section('features', 'title: A', 'list: reasons', 'cards: [{ icon: heart, title: A, description: B }]')),
    `${WEBINAR}:8`,
    'both `list` and `cards`',
    'Write `list:` with the name of a list, or `cards:`',
  ],
])('tells of %s once, where it is and what to do', async (_what, changes, place, message, advice) => {
  const [found, ...others] = await copy.checkWith(changes, DAY);
  const { file, line, fix = '', expected = '' } = found ?? {};
  expect(others).toEqual([]);
  expect({ place: `${file}:${line}`, message: found?.message, advice: `${expected} ${fix}` }).toEqual({
    place: `content/${place}`,
    message: expect.stringContaining(message),
    advice: expect.stringContaining(advice),
  });
});

it('refuses to show an article that is a draft, on a page that is none', async () => {
  const changes = {
    ...webinar(section('articles', 'title: A', 'slugs: [my-draft]')),
    'blog/my-draft/index.md': postText({ draft: 'true', cover: '../../images/hero.png' }),
  };
  const messages = async (more: Changes = {}) =>
    (await copy.checkWith({ ...changes, ...more }, DAY)).map(({ message }) => message);
  expect(await messages()).toEqual(['This article is not published yet, so the section cannot show it']);
  const draft = page(HERO, section('articles', 'title: A', 'slugs: [my-draft]')).replace(
    'indexed: false',
    'draft: true',
  );
  expect(await messages({ [WEBINAR]: draft })).toEqual([]);
});
