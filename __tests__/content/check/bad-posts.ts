import { postPath } from '../../../src/routes';
import type { Changes } from '../content-copy';

/** A post with one defect: the expected rule and line. */
export interface BadPost {
  readonly text: string | Buffer;
  readonly line: number;
  readonly rule: string;
  /** The folder, if it matters. */
  readonly slug?: string;
  /** Files added to the shipped content. */
  readonly changes?: (folder: string) => Changes;
}

const FIELDS = {
  title: 'A post for the test',
  excerpt: 'Two sentences about the test. They are long enough for a search result and not too long.',
  date: '2024-03-12',
  category: 'Motivation',
  cover: './cover.png',
  coverAlt: 'A lamp on a table.',
};

const BODY = 'Hello to everyone who reads this.\n\n## A heading\n\nSome text.\n';

type Fields = Readonly<Record<string, string | undefined>>;

/** A whole post: front matter on lines 2 to 7, the text from line 9 on. */
export function postText(fields: Fields = {}, body = BODY): string {
  const lines = Object.entries({ ...FIELDS, ...fields })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${value}`.trimEnd());
  return `---\n${lines.join('\n')}\n---\n${body}`;
}

const raw = (rule: string, text: string | Buffer, line: number): BadPost => ({ rule, text, line });
const field = (rule: string, fields: Fields, line: number) => raw(rule, postText(fields), line);
const source = (rule: string, sources: string, line: number) => field(rule, { sources }, line);
const body = (rule: string, text: string, line = 11) => raw(rule, postText({}, `\nHello.\n${text}`), line);

const SOURCE = '\n  - title: A page\n    url: https://example.org/page/';
const PICTURE = (file: string) => (folder: string) => ({ [`${folder}/${file}`]: Buffer.from('not a picture') });

export const BAD_POSTS: readonly BadPost[] = [
  field('reference-unknown', { tool: '/tools/maternity/' }, 8),
  field('reference-unknown', { unmarkedTerms: '[SBRA]' }, 8),
  field('name-taken', { title: 'NMC revalidation without the last-minute panic' }, 2),
  raw('file-encoding', Buffer.from(postText({ title: 'Café' }), 'latin1'), 2),
  field('field-value', { title: '"One\\vtwo"' }, 2),
  raw('file-missing', '', 1),
  raw('front-matter', BODY, 1),
  raw('front-matter', postText().replace('\ndate', '\n--- x\ndate'), 4),
  raw('front-matter', '---\ntitle: A\n\nHello.\n', 1),
  field('yaml-syntax', { title: 'One: two' }, 2),
  field('yaml-syntax', { coverAlt: '"A lamp' }, 7),
  raw('yaml-syntax', postText().replace('date:', '\tdate:'), 4),
  raw('yaml-syntax', postText().replace('date:', 'title: Again\ndate:'), 4),
  field('yaml-syntax', { title: '&t A title' }, 2),
  raw('yaml-syntax', postText().replace('date:', '<<: {}\ndate:'), 4),
  field('field-missing', { title: undefined }, 2),
  field('field-missing', { title: '' }, 2),
  field('field-value', { title: '2024' }, 2),
  field('field-value', { title: 'Words '.repeat(63) }, 2),
  field('field-value', { draft: 'yes' }, 8),
  field('field-unknown', { categroy: 'Motivation' }, 8),
  field('reference-unknown', { category: 'Motivations' }, 5),
  field('field-value', { date: '2024-02-30' }, 4),
  field('field-value', { date: '03/04/2024' }, 4),
  field('field-value', { updated: '2024-03-11' }, 8),
  field('field-value', { reviewed: '2024-03-11' }, 8),
  field('date-wrong', { reviewed: '2026-01-03' }, 8),
  field('field-value', { reviewed: '2024-04-02', reviewBy: '2024-04-01' }, 9),
  field('review-due', { reviewBy: '2025-12-31', sources: '[{ title: NMC, url: https://www.nmc.org.uk/ }]' }, 8),
  field('field-value', { keyPoints: '[One., Two.]' }, 8),
  source('field-value', '[]', 8),
  source('field-value', '\n  - title: A page', 9),
  source('field-value', `${SOURCE}\n    fact: notice-days`, 9),
  source('fact-unknown', '\n  - fact: next-fee', 9),
  field('fact-unknown', { keyPoints: '[One., "It costs {fact:next-fee}.", Three.]' }, 8),
  field('placeholder-wrong', { title: '"{fact:notice-days unit} of notice"' }, 2),
  source('field-value', '\n  - { title: A page, url: "http://example.org/" }', 9),
  source('date-wrong', `${SOURCE}\n    checked: 2026-01-03`, 11),
  field('text-length', { title: 'Words '.repeat(11) }, 2),
  field('text-length', { excerpt: 'Words '.repeat(30) }, 3),
  field('text-length', { excerpt: 'Two short sentences. Too short.' }, 3),
  field('image-missing', { cover: './cove.png' }, 6),
  field('image-missing', { cover: '../../../photo.png' }, 6),
  field('field-value', { cover: './cover.svg' }, 6),
  { text: postText({ cover: './bad.png' }), line: 6, rule: 'image-file', changes: PICTURE('bad.png') },
  { slug: 'A-Post', text: postText(), line: 1, rule: 'slug-form' },
  { slug: 'a'.repeat(81), text: postText(), line: 1, rule: 'slug-form' },
  field('redirect-wrong', { aliases: '[nmc-revalidation]' }, 8),
  field('field-value', { aliases: '[../../etc]' }, 8),
  raw('body-empty', postText({}, '\n'), 9),
  raw('body-empty', postText({}, '<!-- to do -->\n'), 9),
  body('block-unread', '\n> [!STRIP] Weeks\n', 12),
  body('block-unread', '\n> [!STRIP]\n>\n> - 8 full\n> - none\n', 15),
  body('block-unread', '\n> [!STRIPE]\n> - 8 full\n', 12),
  body('heading-level', '\n# Title\n', 12),
  body('heading-level', '\n### Three\n', 12),
  body('heading-level', '\n## Two\n\n#### Four\n', 14),
  body('heading-level', '\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n', 18),
  body('heading-level', '\n##\n', 12),
  body('table-header-empty', '\n| | Two |\n| --- | --- |\n| a | b |\n', 12),
  body('table-cell-lost', '\n| One | Two |\n| --- | --- |\n| a | b |\n| a | b | c |\n', 15),
  body('markdown-unread', '\nSome words\n---\n', 12),
  body('markdown-unread', '\n##Heading\n', 12),
  body('markdown-unread', '\n> Words.\n> ##[Heading](/blog/)\n', 13),
  body('character-control', 'Two\u000Blines.\n'),
  body('file-encoding', '\n## Caf\uFFFD\n', 12),
  field('character-control', { excerpt: `Two lines,${'\u2028'}one sentence.` }, 3),
  body('link-empty', '[](/blog/)\n'),
  body('html-raw', '\n<div>text</div>\n', 12),
  body('html-raw', 'Some <b>bold</b> words.\n'),
  body('html-raw', 'An <img src=x onerror=alert(1)> here.\n'),
  body('address-invalid', 'See [this](javascript:alert(1)).\n'),
  body('address-invalid', 'See [this](<java&#10;script:alert(1)>).\n'),
  body('link-broken', `See [this](${postPath('nmc-revalidations')}).\n`),
  body('link-broken', `See [this](${postPath('nmc-revalidation').slice(0, -1)}).\n`),
  body('link-broken', 'See [this](www.nmc.org.uk/standards).\n'),
  body('link-broken', 'See [this](anna@example.com).\n'),
  body('image-missing', 'See ![a ward](C:\\pictures\\ward.jpg).\n'),
  body('link-broken', 'See [this](#nothing).\n'),
  body('link-broken', `See [this](${postPath('nmc-revalidation')}#nothing).\n`),
  body('link-broken', 'See [this](/files/plan.pdf).\n'),
  body('link-insecure', 'See [this](http://example.org/).\n'),
  body('link-insecure', 'See http://example.org/ here.\n'),
  body('address-invalid', '\n“www.nmc.org.uk” here.\n', 12),
  body('address-invalid', 'Write [me](mailto:me).\n'),
  body('fact-unknown', 'You have {fact:notice-day} days.\n'),
  body('fact-unknown', 'You have {Facts: notice-days}.\n'),
  body('fact-unknown', 'You have {fact:notice-days to give notice.\n'),
  body('fact-unknown', 'It was {fact:old-rate}.\n'),
  body('fact-unknown', 'It will be {fact:coming-rate}.\n'),
  body('figure-unsourced', '\n## When\n\nYou have 28 days for £30.50, until 3 May 2024.\n', 14),
  body('figure-unsourced', 'Pay [90%](https://a.example/) or 80%.\n'),
  body('alt-missing', 'See ![](./cover.png).\n'),
  body('image-missing', 'See ![this](https://example.org/a.png).\n'),
  body('markdown-unread', '\n• One\n• Two\n', 12),
  body('markdown-unread', '\n| A | B |\n| 1 | 2 |\n', 12),
  body('placeholder-wrong', 'It costs {price:Standard Guidance}.\n'),
  body('placeholder-wrong', 'See [this](/about/{fact:notice-days}).\n'),
  body('markdown-unread', '\n\tDear colleagues, here I am.\n', 12),
  body('markdown-unread', 'See [the council][nmc].\n'),
  field(
    'markup-shown',
    { excerpt: 'Two sentences about **the test**. They are long enough for a search result, and not too long.' },
    3,
  ),
  field('markup-shown', { title: 'A&nbsp;post' }, 2),
  field('placeholder-wrong', { title: '"From {price:Standard Guidance}"' }, 2),
  raw('yaml-syntax', postText().replace('title: ', 'title:\u00a0'), 2),
  raw('merge-conflict', postText({}, '\nHello.\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> b\n'), 11),
  body('link-broken', 'See [this][x].\n\n[x]: /nothing/\n', 13),
  field('yaml-syntax', { excerpt: '*title' }, 3),
  body('block-unread', '\n> [!PAIRS]\n>\n> | a | b | c |\n> | - | - | - |\n', 14),
  body('link-empty', '[words]()\n'),
  body('link-broken', 'See [this](https://www.example.com/nothing/).\n'),
  body('link-broken', 'See [this](five-years-abroad-lessons).\n'),
  body('link-broken', 'See [this](../nmc-revalidation/index.md).\n'),
  body('link-broken', 'See [this](./cover.png).\n'),
  body('address-invalid', 'See [this](ftp://example.org/).\n'),
  body('address-invalid', 'See [this](//example.org/).\n'),
  body('html-raw', 'Some words<o:p></o:p> here.\n'),
  body('markdown-unread', 'A claim.[^1]\n'),
  body('chat-mark', 'Hours count.:contentReference[oaicite:0]{index=0}\n'),
  field('chat-mark', { sources: '\n  - title: A page\n    url: https://example.org/?utm_source=chatgpt.com' }, 10),
  body('alt-missing', 'See ![What the picture shows](./cover.png).\n'),
  field('field-value', { coverAlt: 'What the picture shows.' }, 7),
  field('date-wrong', { updated: '2062-05-01' }, 8),
  body('text-expired', 'The NMC plans to publish\nit in autumn 2025.\n'),
];
