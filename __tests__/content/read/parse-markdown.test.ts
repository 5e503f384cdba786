import { readdirSync, readFileSync } from 'node:fs';
import { tests } from 'commonmark-spec';
import fc from 'fast-check';
import type { Node, Parent } from 'mdast';
import { parseNatively } from '../../../src/content/read/disk-source';
import { type ParseMarkdown, parsePortably } from '../../../src/content/read/portable-markdown';
import { readBody } from '../../../src/content/read/read-body';
import { readPost } from '../../../src/content/read/read-files';
import { RESERVED_IDS } from '../../../src/utils/page-ids';
import { renderMarkdown } from '../../support/render-markdown';
import { SPECIFIED_CONTENT } from '../../support/site-copy';

const isParent = (node: Node): node is Parent => 'children' in node;
const isText = (node?: Node): node is Node & { value: string } => node?.type === 'text';

/** A tree as plain data without places, empty values, and borders between texts that follow each other. */
function bare(node: Node): object {
  const values = Object.entries(node).filter(
    ([key, value]) => !['position', 'data', 'children'].includes(key) && value !== null && value !== undefined,
  );
  if (!isParent(node)) return Object.fromEntries(values);
  const children: Node[] = [];
  for (const child of node.children) {
    const before = children.at(-1);
    if (isText(child) && isText(before))
      children[children.length - 1] = { ...before, value: before.value + child.value } as Node;
    else children.push(child);
  }
  return { ...Object.fromEntries(values), children: children.map(bare) };
}

function expectSameTree(markdown: string): void {
  expect(bare(parseNatively(markdown))).toEqual(bare(parsePortably(markdown)));
}

const COMMONMARK = tests.map(
  ({ number, section, markdown }) => [number, section, markdown.replaceAll('→', '\t')] as const,
);

test.each(COMMONMARK)(
  'reads example %i of CommonMark (%s) as the portable parser does',
  (_number, _section, markdown) => expectSameTree(markdown),
);

const GITHUB = [
  '| a | b |\n|:--|--:|\n| 1 \\| 2 | `x|y` |\n| short |\n\nafter',
  'a | b\n- | -\n[l](/x/) | **b**',
  '- [ ] open\n- [x] done\n  - [X] deeper\n- [ ]no task',
  '~~gone~~ ~one~ ~~~no~~~',
  'www.example.org, https://example.org/a?b=c. HTTP://EXAMPLE.ORG (https://a.example/b) me@a.example',
  'https://example.org/a_(b) <https://c.example> http://localhost:8000/x',
  'A[^1] and[^note].\n\n[^1]: First.\n\n[^note]: Second,\n    with a [link](/x/).\n\n    And a paragraph.',
  '> quote[^q]\n\n[^q]: In a quote.\n\n- item\n\n  | a |\n  |---|\n  | b |',
  '# A ~~b~~ `c`\n\n<div>\n\n*x*\n\n</div>\n\n<!-- no -->',
];
test.each(GITHUB)('reads what GitHub adds as the portable parser does: %j', expectSameTree);

/**
 * The two differ on what means nothing to an author: a bare address that touches further signs, where the native one
 * follows GitHub's specification and leaves a last ~ out, and an empty list at the beginning of a footnote.
 */
const PIECES = [
  ...['text', ' ', '\n', '\n\n', '- ', '- [ ] ', '- [x] ', '1. ', '> ', '## ', '**', '*', '`', '~', '~~'],
  ...[
    '| a | b |\n',
    '|---|---|\n',
    ' https://a.example/b ',
    ' www.a.example, ',
    ' HTTP://A.EXAMPLE ',
    ' me@a.example ',
  ],
  ...['](https://a.example)', '[', ']', '[text](https://a.example)', '[a b](https://a.example/c?d=e)', '<', '('],
  ...[')', '<https://a.example>', '[^1]', '\n\n[^1]: note', '[a]: https://a.example', '![', '\\', '&amp;', '    '],
  ...['```', '```js meta\n', '\n===\n', '\n---\n', '“', '’s ', 'naïve ﬁancée words', '日本語 の 言葉 ', '<div>', '\t'],
];

it('reads random texts as the portable parser does', () => {
  const text = fc.array(fc.constantFrom(...PIECES), { maxLength: 12 }).map((pieces) => pieces.join(''));
  fc.assert(fc.property(text, expectSameTree), { seed: 4, numRuns: 3000 });
});

const bodies = readdirSync(`${SPECIFIED_CONTENT}/blog`).map(
  (slug) => readPost(readFileSync(`${SPECIFIED_CONTENT}/blog/${slug}/index.md`), slug).body,
);

it.each(bodies)('reads an article as the portable parser does', (body) => {
  expectSameTree(body);
  const record = (parse: ParseMarkdown) => readBody(body, 'a', 1, parse);
  expect(record(parseNatively)).toEqual(record(parsePortably));
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
  const anchorsOf = (body: string) => readBody(body, 'a', 1, parseNatively).anchors;
  for (const body of [...bodies, colliding]) {
    expect(anchorsOf(body)).toEqual(renderMarkdown(body).headings.map(({ id }) => id));
  }
  const anchors = anchorsOf(colliding);
  expect(new Set([...anchors, ...RESERVED_IDS]).size).toBe(anchors.length + RESERVED_IDS.length);
});
