import { PICTURES_IN_TEXT } from './picture-cases';
import { UNTRUSTED } from './untrusted-markdown';

/** A post that the site under test has besides the specified ones. */
export interface AddedPost {
  readonly slug: string;
  /** The whole file, front matter included. */
  readonly markdown: string;
  /** Pictures in its folder, by name. */
  readonly pictures: readonly string[];
}

interface Words {
  readonly title: string;
  readonly excerpt: string;
  readonly coverAlt: string;
  readonly cover: string;
  /** Further front matter lines, including the date. */
  readonly lines: string;
  readonly body: string;
}

/** A category without a filter in the listing, so that the listing's counts match the specification. */
const CATEGORY = 'Motivation';

const fileOf = ({ title, excerpt, coverAlt, cover, lines, body }: Words): string => `---
title: ${JSON.stringify(title)}
excerpt: ${JSON.stringify(excerpt)}
category: ${CATEGORY}
cover: ${JSON.stringify(`./${cover}`)}
coverAlt: ${JSON.stringify(coverAlt)}
${lines}
---

${body}
`;

/** A word that occurs in only one post shows where that post appears. */
interface HiddenPost {
  readonly slug: string;
  readonly word: string;
}

const COVER = 'cover.png';

function postOfWord({ slug, word }: HiddenPost, lines: string, body = '', cover = COVER): AddedPost {
  const sentence = `This is the ${word} article of a test.`;
  const title = `About ${word} and the ward`;
  const text = `${sentence}\n\n## First step\n\n${sentence}\n${body}`;
  const markdown = fileOf({ title, excerpt: sentence, coverAlt: 'A watch.', cover, lines, body: text });
  return { slug, markdown, pictures: [cover] };
}

export const DRAFT: HiddenPost = { slug: 'zzz-draft', word: 'quokkadraft' };
export const SCHEDULED: HiddenPost = { slug: 'zzz-scheduled', word: 'quokkalater' };

/** Headings whose ids would clash with those of the surrounding page. */
export const COLLIDING = ['Main', 'Sources', 'Site menu', 'Article cover', 'Offline notice'];

/** A published post with everything unusual that an author may do; see its tests. */
export const UNUSUAL = {
  slug: 'zzz-unusual',
  word: 'quokkashown',
  cover: '50% of my (cover).PNG',
  alias: 'an-old-name',
};

const unusual = postOfWord(
  UNUSUAL,
  `date: 2019-03-01\naliases: [${UNUSUAL.alias}]`,
  [
    ...COLLIDING.map((words) => `\n## ${words}\n\nText.\n`),
    ...PICTURES_IN_TEXT.map(({ markdown }) => `\n${markdown}\n`),
    '\nSee [the webinar](/webinar/) and its [terms](/terms-of-service/).\n',
  ].join(''),
  UNUSUAL.cover,
);

/** Slugs that the check accepts, but file systems, servers or programs may misinterpret. */
const WORST_SLUGS = ['con', '404', 'index', 'constructor', 'page-data', 'static', 'null', 'a'.repeat(80)];

/** Texts that could run something from a title or an attribute. */
const WORST_TITLES = [
  '<script>alert(1)</script>',
  '</title><script>alert(1)</script>',
  '</script><script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "' onmouseover=alert(1) x='",
  ']]><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<img src=x onerror=alert(1)>',
];

/** The paragraph that starts every untrusted text. */
export const FIRST_PARAGRAPH = 'Before the text.';

/** Posts that try to run something everywhere an author can write: title, excerpt, cover description, body. */
export const UNTRUSTED_POSTS = WORST_SLUGS.map((slug, index) => {
  const title = WORST_TITLES[index] ?? '';
  // A missing picture would fail the build, and a post with a control character is not read.
  const texts = UNTRUSTED.filter((_text, at) => at % WORST_SLUGS.length === index).map((text) =>
    text.replace(/src="?x"?(?=[\s/>])/g, 'src=https://evil.example/x').replace('\u0001', ''),
  );
  const body = [FIRST_PARAGRAPH, ...texts.map((text) => `Words ${text} words.\n\n${text}`)].join('\n\n');
  const lines = `date: 2018-01-0${index + 1}`;
  return {
    slug,
    title,
    markdown: fileOf({ title, excerpt: title, coverAlt: title, cover: COVER, lines, body }),
    pictures: [COVER],
  };
});

/** All posts that the site under test has besides the specified ones. */
export const ADDED_POSTS: readonly AddedPost[] = [
  { ...unusual, pictures: [UNUSUAL.cover, ...PICTURES_IN_TEXT.map(({ file }) => file)] },
  postOfWord(DRAFT, 'date: 2024-01-02\ndraft: true'),
  postOfWord(SCHEDULED, 'date: 2099-01-02'),
  ...UNTRUSTED_POSTS,
];

/** A redirect besides those of posts. */
export const MOVED = { from: '/an-old-page.html', to: '/about/' };

/** The logo's colour, which no other picture has. */
export const LOGO_COLOUR = '#123ABC';
