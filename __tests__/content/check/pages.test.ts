// Guards pages of sections and text pages: each mistake is reported once, with location and fix.
import { type Changes, ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

const copy = new ContentCopy();

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

test('a page to which nothing leads is noted, unless it is kept out of searches', async () => {
  const rulesOf = async (terms: string) =>
    (await copy.checkWith({ [TERMS]: terms }, { keepNotes: true })).flatMap(({ file, rule }) =>
      file === `content/${TERMS}` ? rule : [],
    );
  expect(await rulesOf(textPage('Words.'))).toEqual([]);
  expect(await rulesOf(textPage('Words.').replace('indexed: false\n', ''))).toEqual(['page-unlinked']);
});

const webinar = (...sections: readonly string[]): Changes => ({ [WEBINAR]: page(HERO, ...sections) });

test('a valid page of each kind has no findings', async () => {
  const changes = { ...webinar(text('id: more')), [TERMS]: textPage('## One\n\nSee [more](/webinar/#more).') };
  expect(await copy.checkWith(changes)).toEqual([]);
});

/** The specified services and another one, without plans or a page. */
const SERVICES = copy.read('services.yaml').replace(/- slug: 4cs-program[\s\S]*/, (entry) => {
  const other = entry.replace('4cs-program', 'rest').replace('The 4Cs', 'Another');
  return entry + other.replace(/ {2}hasPage: true\n.*\n/, '  hasPage: false\n');
});
const prices = (service: string) =>
  section('prices', 'title: A', `service: ${service}`, 'listPriceLabel: Was', 'priceLabel: Now');
const QUESTION = 'What is the discovery call?';
const questions = (...names: readonly string[]) => section('questions', `questions: [${names.join(', ')}]`);
const EVENT = '- { slug: a, kind: Webinar, title: A, text: A., day: 2026-03-28, starts: "18:00", ends: "19:00" }\n';
const HERO_WITH_BUTTON = section('hero', 'title: A', 'buttons:', '  - label: B', '    href: "#mor"');
const CARDS = 'cards: [{ icon: heart, title: A, description: B }]';

test.each<[location: string, message: string, advice: string, changes: Changes]>([
  [`${WEBINAR}:5`, '"sections" must have at least one entry', 'Add', { [WEBINAR]: page() }],
  [`${WEBINAR}:6`, 'must be of the kind `hero`', '', { [WEBINAR]: page(text()) }],
  [
    `${WEBINAR}:8`,
    '"service" (in sections, entry 2) is missing',
    'career-guidance, 4cs-program',
    webinar(section('prices', 'title: A', 'listPriceLabel: Was', 'priceLabel: Now')),
  ],
  [`${WEBINAR}:15`, 'is the id of section 2 already', '', webinar(text('id: a'), text('id: a'))],
  [
    `${WEBINAR}:11`,
    'on the page already, in section 2',
    '',
    webinar(questions(QUESTION), questions('Who is the coaching for?', QUESTION)),
  ],
  [
    `${WEBINAR}:10`,
    'on the page already, in section 2',
    '',
    { ...webinar(section('events', 'title: A'), section('events', 'title: B', 'kind: Webinar')), 'events.yaml': EVENT },
  ],
  [
    'events.yaml:2',
    'is already used, at content/events.yaml:1',
    '',
    {
      ...webinar(section('events', 'title: A', 'kind: Webinar'), section('events', 'title: B', 'kind: Workshop')),
      'events.yaml': EVENT + EVENT.replace('Webinar, title: A', 'Workshop, title: B'),
    },
  ],
  [`${WEBINAR}:11`, 'is a name that the page needs', '', webinar(text('id: main'))],
  ['pages/contact.md:1', 'uses /contact/', 'another name', { 'pages/contact.md': textPage('A') }],
  ['pages/Terms.md:1', 'not a valid slug', 'lower-case words', { 'pages/Terms.md': textPage('A') }],
  ['pages/terms.yml:1', 'reads no file of this name', 'its-name.yaml', { 'pages/terms.yml': page(HERO) }],
  [
    `${WEBINAR}:10`,
    'names a category that does not exist',
    'did you mean "Wellness"?',
    webinar(section('articles', 'title: A', 'category: Welness')),
  ],
  [
    `${WEBINAR}:1`,
    'content/pages/webinar.md makes a page of this name already',
    'Delete one of the two',
    { ...webinar(), 'pages/webinar.md': textPage('A') },
  ],
  [
    `${WEBINAR}:10`,
    'names a service that does not exist',
    'did you mean "4cs-program"?',
    webinar(prices('4c-program')),
  ],
  [
    `${WEBINAR}:10`,
    'pricing.yaml has no plan of this service',
    'Add a plan',
    { ...webinar(prices('rest')), 'services.yaml': SERVICES },
  ],
  [
    `${WEBINAR}:8`,
    'has both `category` and `slugs`; delete one',
    '',
    webinar(section('articles', 'title: A', 'category: Wellness', 'slugs: [nmc-revalidation]')),
  ],
  [
    `${WEBINAR}:8`,
    '"type" (in sections, entry 2)',
    'did you mean "features"? Allowed: hero, statement, features, steps',
    webinar(section('feature')),
  ],
  [
    `${WEBINAR}:10`,
    'names a question',
    'How large is a 4Cs group?; What does it cost, and when?; ',
    {
      ...webinar(section('questions', 'questions:', '  - Which?')),
      ...copy.replaced('faq.yaml', 'What does it cost?', 'What does it cost, and when?'),
    },
  ],
  [
    `${WEBINAR}:10`,
    'No heading or section has this address',
    'did you mean "#more"?',
    { [WEBINAR]: page(HERO_WITH_BUTTON, text('id: more')) },
  ],
  [
    `${WEBINAR}:8`,
    'must have either `list` or `cards`',
    '',
    webinar(section('features', 'title: A', 'list: reasons', CARDS)),
  ],
])('one finding is reported at %s: %s, %s', async (location, message, advice, changes) => {
  const findings = await copy.checkWith(changes);
  expect(findings.map(({ file, line }) => `${file}:${line}`)).toEqual([`content/${location}`]);
  expect(findings[0]?.message).toContain(message);
  expect(`${findings[0]?.expected} ${findings[0]?.fix}`).toContain(advice);
});

test('a hidden article is refused on a published page only', async () => {
  const sections = page(HERO, section('articles', 'title: A', 'slugs: [my-draft]'));
  const draft = { 'blog/my-draft/index.md': postText({ draft: 'true', cover: '../../images/hero.png' }) };
  const messages = async (text: string) =>
    (await copy.checkWith({ ...draft, [WEBINAR]: text })).map(({ message }) => message);
  expect(await messages(sections)).toEqual(['This article is not published yet, so the section cannot show it']);
  expect(await messages(sections.replace('indexed: false', 'draft: true'))).toEqual([]);
});
