import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { readBody } from '../../src/content-reader/read-body';
import { shortenProse } from '../../src/content-reader/shorten-prose';
import { renderMarkdown } from '../../src/gatsby/markdown/render-markdown';
import { RESERVED_IDS } from '../../src/utils/page-ids';
import { SPECIFIED_CONTENT } from '../support/site-copy';

/** Everything that the check looks at, with its place, as the parser sees the whole text. */
function facts(markdown: string, columnOf = (_line: number, column: number) => column): string[] {
  const tree = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const found: string[] = [];
  visit(tree, (node) => {
    if (!['heading', 'link', 'image', 'html', 'definition', 'linkReference', 'imageReference'].includes(node.type))
      return;
    const { line, column } = node.position?.start ?? { line: 0, column: 0 };
    const url = 'url' in node ? node.url : '';
    const depth = 'depth' in node ? node.depth : '';
    found.push(`${node.type} ${url}${depth} ${line}:${columnOf(line, column)}`);
  });
  return found;
}

function expectSameFacts(markdown: string): void {
  const short = shortenProse(markdown);
  const plain = short.headings.map(({ depth, line: at }) => `heading ${depth} ${at}:1`);
  expect([...facts(short.text, short.columnOf), ...plain].sort()).toEqual(facts(markdown).sort());
}

const posts = readdirSync(`${SPECIFIED_CONTENT}/blog`).map(
  (slug) => readFileSync(`${SPECIFIED_CONTENT}/blog/${slug}/index.md`, 'utf8').split('\n---\n')[1] ?? '',
);

it.each(posts)('finds the same in a shipped post, shortened', (body) => {
  expectSameFacts(body);
  expect(shortenProse(body).text.length).toBeLessThan(body.length / 2);
});

const WORDS = 'After the long night shift we walked home and talked about it all';
const line = fc.constantFrom(
  WORDS,
  `${WORDS}, see [this page](/blog/a-b-c/ "a title with words") and then some more of it.`,
  `${WORDS} with **bold words in it** and \`code with <b>\` at the end of the line`,
  '- an item of words',
  '- an item with [a link](/x/)',
  '  - a deeper item',
  '1. first of all',
  '> a quote of words',
  '    code with [a link](/no/)',
  '```',
  '## A heading',
  '# A title',
  '**Bold** words, and *more* of them / here',
  '- **An item.** With _stress_',
  '~~~',
  '## A heading with `code`',
  'Title',
  '===',
  '---',
  '',
  '',
  '',
  '<div>',
  '</div>',
  'Text <b>bold</b> text',
  '| a | b |',
  '| - | - |',
  '![What it shows](./a.png) and words after it, many of them',
  '[ref]: /somewhere/',
  'See [ref] here.',
  'Visit www.example.org or mail a@example.org today',
  '\\[not a link\\](x)',
  '<!-- a remark',
  '-->',
  '\tcode by tab',
  '  indented words here',
);

it('finds the same in 2,000 random texts, shortened', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => expectSameFacts(lines.join('\n'))),
    { seed: 4, numRuns: 2000 },
  );
});

const COLLIDING = [
  'Main',
  'Related',
  'Styles',
  'Rest',
  'Rest',
  'Rest 1',
  '🩺',
  '🩺',
  'Section 7',
  '*What* now?',
  'Fonts',
];

it('gives headings the addresses that the page gives them', () => {
  const colliding = COLLIDING.map((words) => `## ${words}\n\nText.\n`).join('\n');
  for (const body of [...posts, colliding]) {
    expect(readBody(body, 'a', 1).anchors).toEqual(renderMarkdown(body).headings.map(({ id }) => id));
  }
  const anchors = readBody(colliding, 'a', 1).anchors;
  expect(new Set([...anchors, ...RESERVED_IDS]).size).toBe(anchors.length + RESERVED_IDS.length);
});
