// Guards structured data: an article's author, and the escaping of its script.
import type { EventMeta } from '../../../src/components/seo/event-json-ld';
import { type PageMeta, pageGraph, toScriptText } from '../../../src/components/seo/json-ld';

type Site = Parameters<typeof pageGraph>[0];

/** The settings that the graph has. */
const SITE = {
  brand: { name: 'Brand', description: 'What it is.' },
  siteUrl: 'https://example.com',
  language: 'en-GB',
  email: 'hello@example.com',
  socialCard: '/cards/site.png',
  founder: { name: 'our founder', role: 'Nurse', isRealName: false },
  social: [],
} as Partial<Site> as Site;

const NAMED: Site = { ...SITE, founder: { ...SITE.founder, name: 'Ada Obi', isRealName: true } };

const about: PageMeta = {
  path: '/about/',
  title: 'About',
  description: 'Who we are.',
  crumbs: [],
  subjects: { founder: { text: 'A story.', image: '/static/portrait.webp' } },
};

const article: PageMeta = {
  path: '/blog/rest/',
  title: 'Rest',
  description: 'How to rest.',
  crumbs: [],
  subjects: {
    article: {
      published: '2024-03-12',
      updated: null,
      reviewed: null,
      sources: [],
      authors: [],
      reviewedBy: null,
      originally: null,
      category: 'Wellness',
      image: '/a.webp',
    },
  },
};

/** The graph as search engines read it. */
function nodesOf(site: Site, page: PageMeta): readonly Record<string, unknown>[] {
  return JSON.parse(toScriptText(pageGraph(site, page)))['@graph'];
}

test('the author of an article is the named founder or the organisation', () => {
  expect(nodesOf(NAMED, article)[3]).toMatchObject({ author: { '@type': 'Person', name: 'Ada Obi' } });
  expect(nodesOf(SITE, article)[3]).toMatchObject({ author: { '@type': 'Organization', name: 'Brand' } });
});

const written = (changes: object): PageMeta => ({
  ...article,
  subjects: { article: { ...article.subjects.article, ...changes } as never },
});

test.each([
  [null, '2024-03-12'],
  ['2025-01-02', '2025-01-02'],
])('an article with the update %s was last changed on %s', (updated, day) => {
  expect(nodesOf(SITE, written({ updated }))[3]).toMatchObject({
    datePublished: expect.stringContaining('2024-03-12'),
    dateModified: expect.stringContaining(day),
  });
});

const GUEST = {
  slug: 'guest',
  name: 'Bola Ade',
  isRealName: true,
  role: 'Midwife',
  qualifications: 'RM',
  text: 'She writes.',
  href: '/about/#guest',
  links: [{ label: 'Her page', url: 'https://bola.example/' }],
};

test('an article by named people has them as authors and reviewer, with their page here or elsewhere', () => {
  const alone = { ...GUEST, href: null };
  const [, , page, post] = nodesOf(NAMED, written({ authors: [GUEST, alone], reviewedBy: GUEST }));
  const guest = { '@type': 'Person', name: 'Bola Ade', honorificSuffix: 'RM', sameAs: ['https://bola.example/'] };
  expect(post).toMatchObject({
    author: [
      { ...guest, url: 'https://example.com/about/#guest' },
      { ...guest, url: 'https://bola.example/' },
    ],
  });
  expect(page).toMatchObject({ reviewedBy: guest });
  // A placeholder's name is told to nobody, and the founder has not written it.
  const placeholder = { ...GUEST, isRealName: false };
  const unnamed = nodesOf(NAMED, written({ authors: [placeholder], reviewedBy: placeholder }));
  expect(unnamed[3]).toMatchObject({ author: { '@type': 'Organization' } });
  expect(unnamed[2]).not.toHaveProperty('reviewedBy');
});

test('the business has its profiles, and its telephone or else its number on WhatsApp', () => {
  const [telephone, whatsapp] = [{ number: '+441' }, { number: '+442' }];
  const business = (contact: object, ...addresses: readonly (string | null)[]) => {
    const social = addresses.map((href) => ({ href }));
    return nodesOf({ ...SITE, contact, social } as object as Site, about)[0];
  };
  const profile = 'https://social.example/a';
  expect(business({ telephone, whatsapp }, profile, null)).toMatchObject({ telephone: '+441', sameAs: [profile] });
  expect(business({ telephone: null, whatsapp })).toMatchObject({ telephone: '+442' });
  for (const key of ['telephone', 'sameAs']) expect(nodesOf(SITE, about)[0]).not.toHaveProperty(key);
});

test('a text page is dated by its last change', () => {
  const page: PageMeta = { path: '/terms/', title: 'Terms', description: 'Ours.', crumbs: [], subjects: {} };
  expect(nodesOf(SITE, { ...page, subjects: { updated: '2026-05-01' } })[2]).toMatchObject({
    dateModified: expect.stringContaining('2026-05-01'),
  });
  expect(nodesOf(SITE, page)[2]).not.toHaveProperty('dateModified');
});

test('the about page is a profile only of a named founder', () => {
  expect(nodesOf(NAMED, about)[2]).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', name: 'Ada Obi', description: 'A story.' },
  });
  expect(nodesOf(SITE, about)[2]).toMatchObject({ '@type': 'AboutPage', name: 'About' });
  expect(JSON.stringify(nodesOf(SITE, about))).not.toContain('Person');
});

test.each([
  '</script><script>alert(1)</script>',
  '&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;',
  'Rest &#10; & play',
])('no tag or character reference begins inside the script: %s', (name) => {
  const text = toScriptText({ '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name }] });
  expect(text).not.toMatch(/[<&]/);
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ name }] });
});

describe('an event', () => {
  const SESSION = {
    ...{ day: '2027-01-14', lastDay: '2027-01-14', when: '' },
    ...{ begins: '2027-01-14T18:00:00.000Z', finishes: '2027-01-14T19:00:00.000Z' },
  };
  const LATER = { ...SESSION, begins: '2027-01-16T18:00:00.000Z', finishes: '2027-01-16T20:00:00.000Z' };
  const event = {
    ...{ path: '/webinars/', slug: 'interview', title: 'An interview', text: 'One hour.', status: 'planned' as const },
    ...{ sessions: [SESSION] as readonly (typeof SESSION)[], wholeDays: false, movedFrom: null, place: null },
    ...{ price: null, registration: 'https://zoom.us/x' },
  };
  const eventNode = (changes: object) =>
    nodesOf(SITE, { ...about, subjects: { events: [{ ...event, ...changes } as EventMeta] } }).at(-1);

  test('online and free has its hours, its address and a free offer', () => {
    expect(eventNode({})).toMatchObject({
      startDate: '2027-01-14T18:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://zoom.us/x' },
      offers: { price: 0, url: 'https://zoom.us/x' },
      url: 'https://example.com/webinars/#interview',
    });
  });

  test.each([
    [
      { sessions: [SESSION, LATER] },
      {
        ...{ startDate: SESSION.begins, endDate: LATER.finishes },
        subEvent: [{ startDate: SESSION.begins, endDate: SESSION.finishes }, { startDate: LATER.begins }],
      },
    ],
    [
      { wholeDays: true, sessions: [{ ...SESSION, lastDay: '2027-01-15' }] },
      { startDate: '2027-01-14', endDate: '2027-01-15' },
    ],
    [{ status: 'cancelled' }, { eventStatus: 'https://schema.org/EventCancelled' }],
    [
      { status: 'moved', movedFrom: '2027-01-07' },
      { eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2027-01-07' },
    ],
    [
      { place: { name: 'Hall', address: 'Leeds' }, price: { amount: 20, currency: 'GBP' } },
      { location: { '@type': 'Place', address: 'Leeds' }, offers: { price: 20, priceCurrency: 'GBP' } },
    ],
  ])('with %j says so', (changes, expected) => {
    expect(eventNode(changes)).toMatchObject(expected);
  });

  test('that is cancelled is not offered', () =>
    expect(eventNode({ status: 'cancelled' })).not.toHaveProperty('offers'));
});
