import { postPath } from '../../../src/routes';
import type { Changes } from '../content-copy';

/** A post with one defect: the expected rule and line, and a part of the report. */
export interface BadPost {
  readonly text: string | Buffer;
  readonly line: number;
  readonly rule: string;
  readonly says?: string;
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

const raw = (rule: string, text: string | Buffer, line: number, says = ''): BadPost => ({ rule, text, line, says });
const field = (rule: string, fields: Fields, line: number, says?: string) => raw(rule, postText(fields), line, says);
const title = (rule: string, title: string, says?: string) => field(rule, { title }, 2, says);
const source = (rule: string, sources: string, line: number) => field(rule, { sources }, line);
const body = (rule: string, text: string, line = 11, says?: string) =>
  raw(rule, postText({}, `\nHello.\n${text}`), line, says);
const link = (rule: string, address: string, says?: string) => body(rule, `See [this](${address}).\n`, 11, says);

const SOURCE = '\n  - title: A page\n    url: https://example.org/page/';
const PICTURE = (file: string) => (folder: string) => ({ [`${folder}/${file}`]: Buffer.from('not a picture') });

export const BAD_POSTS: readonly BadPost[] = [
  field('reference-unknown', { tool: '/tools/maternity/' }, 8),
  field('reference-unknown', { unmarkedTerms: '[SBRA]' }, 8),
  field('reference-unknown', { author: 'foundr' }, 8, 'founder'),
  field('reference-unknown', { author: '[foundr]' }, 8, 'founder'),
  field('reference-unknown', { reviewed: '2024-03-12', reviewer: 'nobody' }, 9, 'founder'),
  field('field-value', { author: '[founder, founder]' }, 8, 'the same person twice'),
  field('field-value', { author: '[]' }, 8),
  field('field-value', { reviewer: 'founder' }, 8, 'needs `reviewed`'),
  field('person-unshown', { author: 'founder' }, 8, 'type: people'),
  field('person-unshown', { reviewed: '2024-03-11', reviewer: 'founder' }, 9),
  field('field-value', { originally: '{ title: Elsewhere, url: http://example.org/a }' }, 8, 'https://'),
  field('field-missing', { originally: '{ url: https://example.org/a }' }, 8, 'title'),
  title('name-taken', 'NMC revalidation without the last-minute panic'),
  raw('file-encoding', Buffer.from(postText({ title: 'Café' }), 'latin1'), 2),
  title('field-value', '"One\\vtwo"'),
  raw('file-missing', '', 1),
  raw('front-matter', BODY, 1),
  raw('front-matter', postText().replace('\ndate', '\n--- x\ndate'), 4),
  raw('front-matter', '---\ntitle: A\n\nHello.\n', 1),
  title('yaml-syntax', 'One: two'),
  title('yaml-syntax', "'It's time'", 'end before it does'),
  title('yaml-syntax', '"Rest": a guide', 'end before it does'),
  field('yaml-syntax', { title: '"Rest\n  well" tonight' }, 3, 'end before it does'),
  field('yaml-syntax', { title: '"Rest"\n  well tonight' }, 3, 'end before it does'),
  title('yaml-syntax', '"New\nrules"', 'found":"title: "New'),
  title('yaml-syntax', '@work', 'cannot begin with this character'),
  title('yaml-syntax', '- New rules', 'cannot begin with this character'),
  title('yaml-syntax', '[New] rules', 'cannot begin with this character'),
  title('yaml-syntax', '!!str New rules', 'YAML reads ! as a special character'),
  title('yaml-syntax', '& more', 'quotes around the text'),
  title('text-cut', 'The #1 mistake', 'quotes around the whole text'),
  raw('yaml-syntax', postText().replace('title: ', 'title:'), 2, 'no space after the colon'),
  field('yaml-syntax', { coverAlt: '"A lamp' }, 7),
  raw('yaml-syntax', postText().replace('date:', '\tdate:'), 4),
  raw('yaml-syntax', postText().replace('date:', 'title: Again\ndate:'), 4),
  raw('yaml-syntax', postText().replace('date:', '<<: {}\ndate:'), 4),
  field('field-missing', { title: undefined }, 2),
  title('field-missing', ''),
  title('field-missing', '" "', 'must not be empty'),
  title('field-missing', '"\u200B"', 'must not be empty'),
  title('field-value', '2024'),
  title('field-value', 'Words '.repeat(63)),
  field('field-missing', { cover: '""' }, 6, 'is empty; it must be the path of a .png'),
  field('field-value', { draft: 'yes' }, 8),
  field('field-unknown', { categroy: 'Motivation' }, 8),
  field('reference-unknown', { category: 'Motivations' }, 5, 'those at `name:` in content/categories.yaml'),
  field('field-value', { date: '2024-02-30' }, 4),
  field('field-value', { date: '20260102' }, 4, '"fix":""'),
  field('field-value', { date: '2024-13-01', updated: '2024-01-01' }, 4, 'a day that exists'),
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
  title('placeholder-wrong', '"{fact:notice-days unit} of notice"'),
  source('field-value', '\n  - { title: A page, url: "http://example.org/" }', 9),
  source('date-wrong', `${SOURCE}\n    checked: 2026-01-03`, 11),
  title('text-length', 'Words '.repeat(11)),
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
  body('markdown-unread', '\n#One heading\n', 12, 'an ordinary space after #.'),
  body('markdown-unread', '\n> Words.\n> ##[Heading](/blog/)\n', 13),
  body('character-control', 'Two\u000Blines.\n'),
  body('character-control', '\nSome words&#11;here.\n', 12, '&#11;'),
  body('character-control', '\n## Words&#x0;here\n', 12),
  body('character-control', 'Some &#x1F;words.\n'),
  body('character-control', 'Some &#128; words.\n'),
  body('character-control', 'Some &#xFFFE; words.\n'),
  body('character-control', 'Some &#8232;words.\n'),
  body('character-control', '[Some&#0; words](/about/)\n'),
  body('character-control', '[Some words](/about/ "a&#7;b")\n'),
  title('field-value', '0597', 'in quotes if it is a number'),
  field('field-value', { coverAlt: '"A\\vlamp"' }, 7),
  body('file-encoding', '\n## Caf\uFFFD\n', 12),
  field('character-control', { excerpt: `Two lines,${'\u2028'}one sentence.` }, 3),
  body('link-empty', '[](/blog/)\n'),
  body('html-raw', '\n<div>text</div>\n', 12),
  body('html-raw', 'Some <b>bold</b> words.\n'),
  link('address-invalid', 'javascript:alert(1)'),
  link('address-invalid', 'ftp://x.uk/', 'https://'),
  link('address-invalid', '//example.org/'),
  link('address-invalid', 'https://www.x.uk/”', 'out of the address'),
  link('address-invalid', 'tel:abc', 'tel:+441632960123'),
  link('address-invalid', 'mailto:me', 'mailto:name@example.com'),
  link('link-broken', postPath('nmc-revalidations')),
  link('link-broken', postPath('nmc-revalidation').slice(0, -1)),
  link('link-broken', 'www.nmc.org.uk/standards'),
  link('link-broken', 'anna@example.com'),
  link('link-broken', '/About/'),
  link('link-broken', '/faq/#What-does-it-cost'),
  link('link-broken', '#nothing'),
  link('link-broken', `${postPath('nmc-revalidation')}#nothing`),
  link('link-broken', '/files/plan.pdf', 'the folder static/'),
  link('link-broken', '/static/plan.pdf', 'here as static/plan.pdf'),
  link('link-broken', 'https://www.example.com/plan.pdf', 'the folder static/'),
  link('link-broken', 'https://www.example.com/nothing/'),
  link('link-broken', '../nmc-revalidation/index.md'),
  link('link-broken', './cover.png'),
  link('placeholder-wrong', '/about/{fact:notice-days}'),
  body('image-missing', 'See ![a ward](C:\\pictures\\ward.jpg).\n'),
  body('image-missing', 'See ![a ward](/files/ward.png).\n', 11, 'static/files/ward.png'),
  body('link-insecure', 'See http://example.org/ here.\n'),
  body('address-invalid', '\n“www.nmc.org.uk” here.\n', 12),
  body('fact-unknown', 'You have {fact:notice-day} days.\n'),
  body('fact-unknown', 'You have {Facts: notice-days}.\n'),
  body('fact-unknown', 'You have {fact:notice-days to give notice.\n'),
  body('fact-unknown', 'It was {fact:old-rate}.\n'),
  body('fact-unknown', 'It will be {fact:coming-rate}.\n'),
  body('figure-unsourced', '\n## When\n\nYou have 28 days for £30.50, until 3 May 2024.\n', 14),
  body('figure-unsourced', 'Pay [90%](https://a.example/) or 80%.\n'),
  body('alt-missing', 'See ![](./cover.png).\n'),
  body('image-missing', 'See ![this](https://example.org/a.png).\n'),
  body('markdown-unread', '\n| A | B |\n| 1 | 2 |\n', 12),
  body('placeholder-wrong', 'It costs {price:Standard Guidance}.\n'),
  body('markdown-unread', '\n\tDear colleagues, here I am.\n', 12),
  body('markdown-unread', 'See [the council][nmc].\n'),
  body('markdown-unread', 'Please [ask](mailto: hello@nurses.uk) us.\n', 11, '[ask](mailto: hello@nurses.uk) us.'),
  field(
    'markup-shown',
    { excerpt: 'Two sentences about **the test**. They are long enough for a search result, and not too long.' },
    3,
  ),
  title('markup-shown', 'A&nbsp;post'),
  title('placeholder-wrong', '"From {price:Standard Guidance}"'),
  title('card-letters', 'Nurses 🩺 abroad'),
  raw('merge-conflict', postText({}, '\nHello.\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> b\n'), 11),
  body('link-broken', 'See [this][x].\n\n[x]: /nothing/\n', 13),
  field('yaml-syntax', { excerpt: '*title' }, 3),
  body('block-unread', '\n> [!PAIRS]\n>\n> | a | b | c |\n> | - | - | - |\n', 14),
  body('link-empty', '[words]()\n'),
  body('html-raw', 'Some words<o:p></o:p> here.\n'),
  field('chat-mark', { sources: '\n  - title: A page\n    url: https://example.org/?utm_source=chatgpt.com' }, 10),
  body('alt-missing', 'See ![What the picture shows](./cover.png).\n'),
  field('field-value', { coverAlt: 'What the picture shows.' }, 7),
  field('date-wrong', { updated: '2062-05-01' }, 8),
  body('text-expired', 'The NMC plans to publish\nit in autumn 2025.\n'),
];
