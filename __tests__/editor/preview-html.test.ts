// Guards that the preview shows a text as the site does.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { previewHtml } from '../../src/editor/preview-html';
import { SPECIFIED_CONTENT } from '../built/site-copy';
import { renderMarkdown } from '../markdown/render-markdown';

/** HTML without what does not show: ids and addresses of notes and pictures, blanks between elements, and paragraphs in notes. */
const shown = (html: string): string =>
  html
    .replace(/<section data-footnotes[\s\S]*/, (notes) => notes.replace(/\s*<\/?p>\s*/g, ''))
    .replace(/<aside role="none"><button[\s\S]*?<\/aside>/g, '')
    .replace(/ (?:(?:src|data-path)="[^"]*"|(?:href="#|id=")fn[^"]*")/g, '')
    .replace(/=""/g, '')
    .replace(/>\s+</g, '><')
    .trim();

async function expectSame(markdown: string): Promise<void> {
  const letter = { copy: '', copied: '', failed: '' };
  expect(shown(previewHtml(markdown))).toBe(shown((await renderMarkdown(markdown, { letter })).html));
}

test.each([
  'Ask.^[Thanks!]',
  'Ask.^[Thanks!] Again.[^a] And^[*both*].\n\n[^a]: Their [source](https://example.org).',
  'One.[^a] Two.[^a] None.[^b]\n\n[^a]: First.\n\n    - more\n\n[^c]: Nobody names it.',
  '| a | b | c |\n| :- | -: | - |\n| 1^[One.] | 2 | `three` |\n| long words in this cell | other long words here | x |',
  '- [ ] Ask\n- [x] Wait\n\n  and more\n- rest',
  '1. [ ] Ask\n2. Wait\n\n   - so',
  'שלום עולם\n\n- مرحبا\n\nEnglish.',
  '> [!STRIP]\n> A year\n>\n> - weeks 8\n> - months 4',
  '> [!PAIRS]\n> | a | b |\n> | - | - |\n> | 1 | 2 |',
  '> [!LETTER]\n> Dear all\n>\n> - so',
  '*A note.*\n\n## It\'s "quoted" - and {fact:notice-days}\n\n2*3*4 ~about~ ~~gone~~ www.example.org  \nnext',
  '![A ward](./ward.png "By night")\n\nWords ![x](../images/a b.png) <https://example.org> [a][b]\n\n[b]: /contact/ "Title"',
  '<b onclick="x()">raw</b> <!-- note -->\n\n```js\ncode();\n```\n\n***\n\n[x](javascript:alert(1))',
])('the preview of %j is what the site shows', expectSame);

const ARTICLES = path.join(SPECIFIED_CONTENT, 'blog');

test.each(readdirSync(ARTICLES))('the preview of the article %s is what the site shows', async (slug) => {
  const text = readFileSync(path.join(ARTICLES, slug, 'index.md'), 'utf8');
  await expectSame(text.replace(/^---\n[\s\S]*?\n---\n/, ''));
});
