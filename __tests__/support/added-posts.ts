import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { GOOD_PICTURES, typedName } from './hostile-pictures';

const fixture = (name: string) => parse(readFileSync(`__tests__/fixtures/${name}.yaml`, 'utf8'));

/** Texts that would run something if any of them became markup: those that the check refuses, and those that it accepts as words. */
export const UNTRUSTED: Readonly<Record<'refused' | 'words', readonly string[]>> = fixture('untrusted');

/** Pictures in an article's text: working markdown by file name, and markdown without effect. */
export const PICTURES: { readonly shown: Readonly<Record<string, string>>; readonly broken: readonly string[] } =
  fixture('pictures');

/** A post of the test site that is not specified. */
export interface AddedPost {
  readonly slug: string;
  /** The whole file, front matter included. */
  readonly markdown: string;
  /** Pictures in its folder, by name. */
  readonly pictures: readonly string[];
}

const COVER = 'cover.png';

/** A post in a category without a filter in the listing, whose counts then match the specification. */
function post(slug: string, title: string, excerpt: string, lines: string, body: string, cover = COVER): AddedPost {
  const fields = { title, excerpt, category: 'Motivation', cover: `./${cover}`, coverAlt: title };
  const named = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return { slug, markdown: ['---', ...named, lines, '---', '', body, ''].join('\n'), pictures: [cover] };
}

/** A post with a unique word, by which its appearances are found. */
function postOfWord({ slug, word }: { slug: string; word: string }, lines: string, body = '', cover = COVER) {
  const sentence = `This is the ${word} article of a test.`;
  return post(slug, `About ${word} and the ward`, sentence, lines, `${sentence}\n\n## First step\n${body}`, cover);
}

export const DRAFT = { slug: 'zzz-draft', word: 'quokkadraft' };
export const SCHEDULED = { slug: 'zzz-scheduled', word: 'quokkalater' };

/** Headings whose ids would clash with those of the surrounding page. */
const COLLIDING = ['Main', 'Sources', 'Site menu', 'Article cover'];

/** A published post with everything unusual that an author may do; see its tests. */
export const UNUSUAL = {
  slug: 'zzz-unusual',
  word: 'quokkashown',
  cover: '50% of my (cover).PNG',
  alias: 'an-old-name',
  updated: '2020-02-03',
};

const unusual = postOfWord(
  UNUSUAL,
  `date: 2019-03-01\nupdated: ${UNUSUAL.updated}\naliases: [${UNUSUAL.alias}]`,
  [
    ...COLLIDING.map((words) => `\n## ${words}\n\nText.\n`),
    ...Object.values(PICTURES.shown).map((markdown) => `\n${markdown}\n`),
    '\nSee [the webinar](/webinar/) and its [terms](/terms-of-service/).\n',
  ].join(''),
  UNUSUAL.cover,
);

/** A published post with pictures as phones, cameras and unusual programs save them; written by `addPhotos`. */
export const PHOTOS = { slug: 'zzz-photos', cover: 'cover photo.jpg' };

const photos = post(
  PHOTOS.slug,
  'What a phone saves',
  'Photos that lie on their side, with films behind them, in odd formats and under odd names.',
  'date: 2018-03-01',
  [
    'Photos of a ward.',
    ...Object.keys(GOOD_PICTURES).map((name) => `![${typedName(name)}](<./${typedName(name)}>)`),
  ].join('\n\n'),
  PHOTOS.cover.replace(' ', '%20'),
);

/** Slugs that the check accepts, but file systems, servers or programs may misinterpret, and titles that could run something. */
const WORST: readonly (readonly [slug: string, title: string])[] = [
  ['con', '<script>alert(1)</script>'],
  ['404', '</title><script>alert(1)</script>'],
  ['index', '</script><script>alert(1)</script>'],
  ['constructor', '"><script>alert(1)</script>'],
  ['page-data', "' onmouseover=alert(1) x='"],
  ['static', ']]><script>alert(1)</script>'],
  ['null', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['a'.repeat(80), '<img src=x onerror=alert(1)>'],
];

/** The paragraph that starts every untrusted text. */
const FIRST_PARAGRAPH = 'Before the text.';

/** Posts with active markup wherever the check accepts text: title, excerpt, cover description, body. */
export const UNTRUSTED_POSTS = WORST.map(([slug, title], index) => {
  const texts = UNTRUSTED.words.filter((_text, at) => at % WORST.length === index);
  const body = [FIRST_PARAGRAPH, ...texts.map((text) => `Words ${text} words.\n\n${text}`)].join('\n\n');
  return { ...post(slug, title, title, `date: 2018-01-0${index + 1}`, body), title };
});

/** What may not fit on paper: eight columns, long words, code and addresses, a picture higher than a page. */
export const WIDE = {
  slug: 'zzz-wide',
  word: 'quokkawide',
  columns: ['Week', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  /** A line of 157 characters, and a word of 80. */
  code: `curl ${'--header "Accept: text/plain" '.repeat(5)}OK`,
  longWord: `${'Pneumono'.repeat(9)}coniosis`,
  address: 'https://www.nmc.org.uk/standards/',
  /** The neighbour of a code of 92 characters. */
  beside: 'Accreditation',
};

/** A post by two guests, reviewed by another person, that appeared elsewhere first. */
export const GUEST = {
  slug: 'zzz-guest',
  first: 'https://elsewhere.example.org/first',
  people: [
    { slug: 'first-guest', name: 'Ama <Owusu>', role: 'ward sister', qualifications: 'RN, MSc', text: 'She writes.' },
    {
      slug: 'second-guest',
      name: 'Bola Ade',
      role: 'midwife',
      text: 'She writes too.',
      picture: './images/founder.png',
    },
    { slug: 'reviewing-guest', name: 'Chi Eze', role: 'nurse', text: 'Reads.' },
  ],
};

const guest = post(
  GUEST.slug,
  'What two guests have seen',
  'Two nurses write down what their first winter on a ward was like, and what they would do otherwise.',
  `date: 2019-01-01
author: [first-guest, second-guest]
reviewed: 2019-01-01
reviewer: reviewing-guest
originally: { title: The Other Post, url: "${GUEST.first}" }`,
  'Words.',
);

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const wide = postOfWord(
  WIDE,
  'date: 2019-02-01',
  [
    [
      WIDE.columns,
      WIDE.columns.map(() => '-'),
      ...['1', '2'].map((week) => [week, ...Array(7).fill('Long day 07:30-20:00')]),
    ]
      .map(row)
      .join('\n'),
    '```',
    WIDE.code,
    '```',
    `A word of its own: ${WIDE.longWord}. See ${WIDE.address} and [the standards](${WIDE.address}).`,
    [
      ['Word', 'Address', 'Note'],
      ['-', '-', '-'],
      [WIDE.longWord, WIDE.address, 'After both.'],
    ]
      .map(row)
      .join('\n'),
    [
      ['Term', 'Code'],
      ['-', '-'],
      [WIDE.beside, `\`${'c'.repeat(92)}\``],
    ]
      .map(row)
      .join('\n'),
  ].join('\n\n'),
);

/** All posts of the test site that are not specified. */
export const ADDED_POSTS: readonly AddedPost[] = [
  { ...unusual, pictures: [UNUSUAL.cover, ...Object.keys(PICTURES.shown)] },
  { ...photos, pictures: [] },
  postOfWord(DRAFT, 'date: 2024-01-02\ndraft: true'),
  postOfWord(SCHEDULED, 'date: 2099-01-02'),
  wide,
  guest,
  ...UNTRUSTED_POSTS,
];

/** A redirect that does not belong to a post. */
export const MOVED = { from: '/an-old-page.html', to: '/about/' };

/** The logo's colour, which no other picture has. */
export const LOGO_COLOUR = '#123ABC';
