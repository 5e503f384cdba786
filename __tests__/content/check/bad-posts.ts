import { postPath } from '../../../src/routes';
import type { Changes } from '../../support/content-copy';

/** A post with one defect: where it is, and the rule that must tell of it. */
export interface BadPost {
  readonly name: string;
  /** The whole file, unless `changes` says otherwise. */
  readonly text: string | Buffer;
  readonly line: number;
  readonly rule: string;
  /** The folder, where the default is not the point. */
  readonly slug?: string;
  /** Files that are added beside the shipped content. */
  readonly changes?: (folder: string) => Changes;
  /** The file that is reported, inside the post's folder. */
  readonly reported?: string;
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

const withField = (name: string, field: Fields, line: number, rule: string): BadPost => ({
  name,
  text: postText(field),
  line,
  rule,
});
const SOURCE = '\n  - title: A page\n    url: https://example.org/page/';
const withSource = (name: string, sources: string, line: number, rule: string): BadPost =>
  withField(name, { sources }, line, rule);
const withBody = (name: string, body: string, rule: string, line = 11): BadPost => ({
  name,
  text: postText({}, `\nHello.\n${body}`),
  line,
  rule,
});
const raw = (name: string, text: string | Buffer, line: number, rule: string): BadPost => ({ name, text, line, rule });

const PICTURE = (file: string) => (folder: string) => ({ [`${folder}/${file}`]: Buffer.from('not a picture') });

export const BAD_POSTS: readonly BadPost[] = [
  withField('a tool that there is not', { tool: '/tools/maternity/' }, 8, 'reference-unknown'),
  withField('a term switched off that the glossary does not have', { unmarkedTerms: '[SBRA]' }, 8, 'reference-unknown'),
  withField(
    'the title of another article',
    { title: 'NMC revalidation without the last-minute panic' },
    2,
    'name-taken',
  ),
  raw('Latin-1 bytes', Buffer.from(postText({ title: 'Café' }), 'latin1'), 2, 'file-encoding'),
  withField('a control character as an escape', { title: '"One\\vtwo"' }, 2, 'field-value'),
  raw('an empty file', '', 1, 'file-missing'),
  raw('no front matter', BODY, 1, 'front-matter'),
  raw('a line that is nearly a fence', postText().replace('\ndate', '\n--- x\ndate'), 4, 'front-matter'),
  raw('front matter without an end', '---\ntitle: A\n\nHello.\n', 1, 'front-matter'),
  withField('a colon in a bare text', { title: 'One: two' }, 2, 'yaml-syntax'),
  withField('an open quote', { coverAlt: '"A lamp' }, 7, 'yaml-syntax'),
  raw('a tab as indentation', postText().replace('date:', '\tdate:'), 4, 'yaml-syntax'),
  raw('a key given twice', postText().replace('date:', 'title: Again\ndate:'), 4, 'yaml-syntax'),
  withField('an anchor', { title: '&t A title' }, 2, 'yaml-syntax'),
  raw('a merge key', postText().replace('date:', '<<: {}\ndate:'), 4, 'yaml-syntax'),
  withField('no title', { title: undefined }, 2, 'field-missing'),
  withField('no alt text', { coverAlt: undefined }, 2, 'alt-missing'),
  withField('a title without words', { title: '' }, 2, 'field-missing'),
  withField('a number as title', { title: '2024' }, 2, 'field-value'),
  withField('a word for true', { draft: 'yes' }, 8, 'field-value'),
  withField('a misspelt key', { categroy: 'Motivation' }, 8, 'field-unknown'),
  withField('an unknown category', { category: 'Motivations' }, 5, 'reference-unknown'),
  withField('a day that rolls over', { date: '2024-02-30' }, 4, 'field-value'),
  withField('an ambiguous date', { date: '03/04/2024' }, 4, 'field-value'),
  withField('an update before the publication', { updated: '2024-03-11' }, 8, 'field-value'),
  withField('a review before the publication', { reviewed: '2024-03-11' }, 8, 'field-value'),
  withField('a review that is still to come', { reviewed: '2026-01-03' }, 8, 'date-wrong'),
  withField('a next review before the last', { reviewed: '2024-04-02', reviewBy: '2024-04-01' }, 9, 'field-value'),
  withField('an overdue review', { reviewBy: '2025-12-31' }, 8, 'review-due'),
  withField('two key points', { keyPoints: '[One., Two.]' }, 8, 'field-value'),
  withSource('no sources in the list', '[]', 8, 'field-value'),
  withSource('a source without an address', '\n  - title: A page', 9, 'field-value'),
  withSource('a source that is a page and a fact', `${SOURCE}\n    fact: notice-days`, 9, 'field-value'),
  withSource('a fact that nobody has confirmed, as source', '\n  - fact: next-fee', 9, 'fact-unknown'),
  withField(
    'a fact that nobody has confirmed, in a key point',
    { keyPoints: '[One., "It costs {fact:next-fee}.", Three.]' },
    8,
    'fact-unknown',
  ),
  withField('a fact in the title', { title: '"{fact:notice-days unit} of notice"' }, 2, 'placeholder-wrong'),
  withSource('a source with http:', '\n  - { title: A page, url: "http://example.org/" }', 9, 'address-invalid'),
  withSource('a source checked in the future', `${SOURCE}\n    checked: 2026-01-03`, 11, 'date-wrong'),
  withField('a title too long for search results', { title: 'Words '.repeat(11) }, 2, 'text-length'),
  withField('an excerpt too long for search results', { excerpt: 'Words '.repeat(30) }, 3, 'text-length'),
  withField('an excerpt that says too little', { excerpt: 'Two short sentences. Too short.' }, 3, 'text-length'),
  withField('a missing cover', { cover: './cove.png' }, 6, 'image-missing'),
  withField('a cover outside the content', { cover: '../../../photo.png' }, 6, 'image-missing'),
  withField('a drawing as cover', { cover: './cover.svg' }, 6, 'field-value'),
  {
    name: 'a corrupt cover',
    text: postText({ cover: './bad.png' }),
    line: 6,
    rule: 'image-file',
    changes: PICTURE('bad.png'),
  },
  {
    name: 'a text beside the folders of articles',
    text: postText(),
    line: 1,
    rule: 'file-unused',
    changes: () => ({ 'blog/my-article.md': 'Words.' }),
    reported: '../my-article.md',
  },
  { name: 'a slug in capitals', slug: 'A-Post', text: postText(), line: 1, rule: 'slug-form' },
  { name: 'a slug of dots', slug: '...', text: postText(), line: 1, rule: 'slug-form' },
  { name: 'a slug over 80 characters', slug: 'a'.repeat(81), text: postText(), line: 1, rule: 'slug-form' },
  { name: 'the slug page', slug: 'page', text: postText(), line: 1, rule: 'name-taken' },
  withField('an alias that is in use', { aliases: '[nmc-revalidation]' }, 8, 'name-taken'),
  withField('an alias with a path', { aliases: '[../../etc]' }, 8, 'slug-form'),
  raw('no text', postText({}, '\n'), 9, 'body-empty'),
  withBody('a strip without a list', '\n> [!STRIP] Weeks\n', 'block-unread', 12),
  withBody('a part of a strip without a number', '\n> [!STRIP]\n>\n> - 8 full\n> - none\n', 'block-unread', 15),
  withBody('a misspelt block', '\n> [!STRIPE]\n> - 8 full\n', 'block-unread', 12),
  withBody('a level-1 heading', '\n# Title\n', 'heading-level', 12),
  withBody('a first heading of level 3', '\n### Three\n', 'heading-level', 12),
  withBody('a skipped level', '\n## Two\n\n#### Four\n', 'heading-level', 14),
  withBody('a heading of level 5', '\n## Two\n\n### Three\n\n#### Four\n\n##### Five\n', 'heading-level', 18),
  withBody('an empty heading', '\n##\n', 'heading-level', 12),
  withBody('a table column without a heading', '\n| | Two |\n| --- | --- |\n| a | b |\n', 'table-header-empty', 12),
  withBody('a heading without a blank', '\n##Heading\n', 'markdown-unread', 12),
  withBody('a glued heading in a quotation', '\n> Words.\n> ##[Heading](/blog/)\n', 'markdown-unread', 13),
  withBody('a control character in the text', 'Two\u000Blines.\n', 'character-control'),
  withBody('a character that could not be decoded', '\n## Caf\uFFFD\n', 'file-encoding', 12),
  withField(
    'a separator of lines in the excerpt',
    { excerpt: `Two lines,${'\u2028'}one sentence.` },
    3,
    'character-control',
  ),
  withBody('a link without words', '[](/blog/)\n', 'link-empty'),
  withBody('raw HTML', '\n<div>text</div>\n', 'html-raw', 12),
  withBody('HTML inside a line', 'Some <b>bold</b> words.\n', 'html-raw'),
  withBody('an event handler', 'An <img src=x onerror=alert(1)> here.\n', 'html-raw'),
  withBody('a javascript: link', 'See [this](javascript:alert(1)).\n', 'address-invalid'),
  withBody('a javascript: link in disguise', 'See [this](<java&#10;script:alert(1)>).\n', 'address-invalid'),
  withBody('a link to no page', `See [this](${postPath('nmc-revalidations')}).\n`, 'link-broken'),
  withBody(
    'a link without its last slash',
    `See [this](${postPath('nmc-revalidation').slice(0, -1)}).\n`,
    'link-broken',
  ),
  withBody('a web address without https', 'See [this](www.nmc.org.uk/standards).\n', 'link-broken'),
  withBody('an e-mail address without mailto', 'See [this](anna@example.com).\n', 'link-broken'),
  withBody('a picture on a disk', 'See ![a ward](C:\\pictures\\ward.jpg).\n', 'image-missing'),
  withBody('a link to no heading', 'See [this](#nothing).\n', 'link-broken'),
  withBody(
    'a link to no heading of another post',
    `See [this](${postPath('nmc-revalidation')}#nothing).\n`,
    'link-broken',
  ),
  withBody('a link to no file', 'See [this](/files/plan.pdf).\n', 'link-broken'),
  withBody('an http: link', 'See [this](http://example.org/).\n', 'link-insecure'),
  withBody('a bare http: address', 'See http://example.org/ here.\n', 'link-insecure'),
  withBody('a malformed mailto: link', 'Write [me](mailto:me).\n', 'address-invalid'),
  withBody('a fact that there is not', 'You have {fact:notice-day} days.\n', 'fact-unknown'),
  withBody('a fact in another spelling', 'You have {Facts: notice-days}.\n', 'fact-unknown'),
  withBody('a fact that nobody has confirmed', '\n- It costs **{fact:next-fee}**.\n', 'fact-unknown', 12),
  withBody('a fact that has passed', 'It was {fact:old-rate}.\n', 'fact-unknown'),
  withBody('a fact that has not begun yet', 'It will be {fact:coming-rate}.\n', 'fact-unknown'),
  withBody(
    'figures without a source',
    '\n## When\n\nYou have 28 days for £30.50, until 3 May 2024.\n',
    'figure-unsourced',
    14,
  ),
  withBody(
    'a figure whose link is no source of the article',
    'Pay [90%](https://a.example/) or 80%.\n',
    'figure-unsourced',
  ),
  withBody('a picture without alt text', 'See ![](./cover.png).\n', 'alt-missing'),
  withBody('a picture on another site', 'See ![this](https://example.org/a.png).\n', 'image-missing'),
  withBody('a bullet of a word processor', '\n• One\n• Two\n', 'markdown-unread', 12),
  withBody('a table without the line below its headings', '\n| A | B |\n| 1 | 2 |\n', 'markdown-unread', 12),
  withBody('a list of dashes', '\n– One\n– Two\n', 'markdown-unread', 12),
  withBody('a paragraph of Word', '\n<p class=MsoNormal>Words</p>\n', 'html-raw', 12),
  withBody('a price, which articles do not fill in', 'It costs {price:Standard Guidance}.\n', 'placeholder-wrong'),
  withBody('a paragraph that begins with a tab', '\n\tDear colleagues, here I am.\n', 'markdown-unread', 12),
  withBody('a reference to no link', 'See [the council][nmc].\n', 'markdown-unread'),
  raw('curly quotes around a title with a colon', postText({ title: '“One: two”' }), 2, 'yaml-syntax'),
  withField('an entity in a title', { title: 'A&nbsp;post' }, 2, 'html-shown'),
  withField('a price in a title', { title: '"From {price:Standard Guidance}"' }, 2, 'placeholder-wrong'),
  raw('a non-breaking space after a field name', postText().replace('title: ', 'title:\u00a0'), 2, 'yaml-syntax'),
  raw(
    'a merge marker in the text',
    postText({}, '\nHello.\n<<<<<<< HEAD\nOne\n=======\nTwo\n>>>>>>> b\n'),
    11,
    'merge-conflict',
  ),
  withBody('a definition to nowhere', 'See [this][x].\n\n[x]: /nothing/\n', 'link-broken', 13),
  raw('a line that is nearly a fence', postText().replace('\ndate', '\n--- x\ndate'), 4, 'front-matter'),
  withField('an apostrophe in single quotes', { coverAlt: "'A nurse's lamp'" }, 7, 'yaml-syntax'),
  withField('a quote that is opened lines before the end', { title: '"A post' }, 2, 'yaml-syntax'),
  withField('an alias', { excerpt: '*title' }, 3, 'yaml-syntax'),
  withField('a title of blanks', { title: '"  "' }, 2, 'field-missing'),
  withField('six key points', { keyPoints: '[One., Two., Three., Four., Five., Six.]' }, 8, 'field-value'),
  withSource('a source without a name', '\n  - url: https://example.org/', 9, 'field-value'),
  withField('the alias page', { aliases: '[page]' }, 8, 'name-taken'),
  withBody('pairs in three columns', '\n> [!PAIRS]\n>\n> | a | b | c |\n> | - | - | - |\n', 'block-unread', 14),
  withBody('a link without address', '[words]()\n', 'link-empty'),
  withBody(
    'an absolute link to no page of this site',
    'See [this](https://www.example.com/nothing/).\n',
    'link-broken',
  ),
  withBody('a slug in place of a path', 'See [this](five-years-abroad-lessons).\n', 'link-broken'),
  withBody('a relative link to a post', 'See [this](../nmc-revalidation/index.md).\n', 'link-broken'),
  withBody('a link to a file beside the post', 'See [this](./cover.png).\n', 'link-broken'),
  withBody('an ftp: link', 'See [this](ftp://example.org/).\n', 'address-invalid'),
  withBody('a link without a scheme', 'See [this](//example.org/).\n', 'address-invalid'),
  withBody('a tag of Word', 'Some words<o:p></o:p> here.\n', 'html-raw'),
  withBody('a footnote without its text', 'A claim.[^1]\n', 'markdown-unread'),
  withField('curly quotes around a date', { date: '“2024-03-12”' }, 4, 'field-value'),
];
