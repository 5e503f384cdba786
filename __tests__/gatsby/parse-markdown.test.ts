import fc from 'fast-check';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { parseMarkdown } from '../../src/gatsby/markdown/parse-markdown';

const always = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });

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
      expect(parseMarkdown(markdown)).toEqual(always(markdown));
    }),
    { numRuns: 1000 },
  );
});
