import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';
import { parseMarkdown } from '../../src/gatsby/markdown/parse-markdown';
import { shortenWords } from '../../src/gatsby/markdown/shorten-words';
import { SPECIFIED_CONTENT } from '../support/site-copy';

/** A tree without its positions, which nobody reads. */
function bare(tree: Root): Root {
  visit(tree, (node) => {
    delete node.position;
  });
  return tree;
}

const always = (markdown: string): Root =>
  bare(fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));

const PIECES = [
  ...[
    'text',
    ' ',
    '\n',
    '\n\n',
    '- ',
    '- [ ] ',
    '- [x] ',
    '1. ',
    '> ',
    '## ',
    '**',
    '*',
    '`',
    '~',
    '~~',
    '| a | b |\n',
  ],
  ...[
    '|---|---|\n',
    'https://a.example/b',
    'www.a.example',
    'HTTP://A.EXAMPLE',
    'me@a.example',
    '](https://a.example)',
  ],
  ...[
    '[',
    ']',
    '[text](https://a.example)',
    '[a b](https://a.example/c?d=e)',
    '<',
    '(',
    ')',
    '<https://a.example>',
    '[^1]',
    '[^1]: ',
    '[a]: https://a.example',
    '![',
    '\\',
    '&amp;',
  ],
];

it('reads every text as the full parser does', () => {
  const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 14 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (markdown) => {
      expect(bare(parseMarkdown(markdown))).toEqual(always(markdown));
    }),
    { numRuns: 1000 },
  );
});

/** Enough words to be taken out, and what may be around them. */
const PROSE = [
  'After the long night shift we walked home, and talked ',
  ' one word here and another word there ',
  ' and then some more of it  \n',
  ' with a blank at the end of the line \n',
  ' 1. not a list in here, only a number - and a dash ',
  ...[
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '## ',
    '    ',
    '```',
    '```js words of meta data to the code \n',
    '# ',
    '\n===\n',
    '\n---\n',
  ],
  ...[
    '**',
    '*',
    '_',
    '`',
    '\\',
    '[',
    '](/page/ "a title of many words in here")',
    '](/page/)',
    '![',
    '&amp; ',
    '(',
    ')',
    ', ',
    '“',
    '’s ',
  ],
  ...[
    '<',
    '>',
    ']: ',
    '<div class="',
    '\uE000',
    '\uE0001\uE001',
    'naïve ﬁancée words, résumés ',
    '日本語 の 言葉 を 書く 人 が 居る ',
  ],
];

it('reads prose without its words as the full parser reads it with them', () => {
  const text = fc.array(fc.constantFrom(...PROSE), { maxLength: 16 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, (markdown) => {
      expect(bare(parseMarkdown(markdown))).toEqual(always(markdown));
    }),
    { numRuns: 4000 },
  );
});

const bodies = readdirSync(`${SPECIFIED_CONTENT}/blog`).map(
  (slug) => readFileSync(`${SPECIFIED_CONTENT}/blog/${slug}/index.md`, 'utf8').split('\n---\n')[1] ?? '',
);

it.each(bodies)('reads a shipped post as the full parser does, and most of it without words', (body) => {
  expect(bare(parseMarkdown(body))).toEqual(always(body));
  expect(shortenWords(body.replaceAll('<', '')).text.length).toBeLessThan(body.length * 0.7);
});
