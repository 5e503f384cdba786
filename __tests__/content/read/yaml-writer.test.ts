import { parse } from 'yaml';
import { writeYaml } from '../../../src/content/read/yaml-writer';

/** Somebody's own way to write YAML: indentation, quotes, comments, blank lines, brackets. */
const ODD = `# Header

'title':   "One: two"   # spaces
list:
- a   # first
-   'b'

-  c
nested:
    deep:   {x: 1,   y: 'two'}   # braces
    # above text
    text: |
        One line.

        Another line.
    folded: >-
      Words that go
      over two lines.
    empty:
    flow: [ one,  "two", 3 ]

# --- the end ---
last: done`;

type Value = Record<string, never>;

/** A change of the value, and the line of the text that it changes. */
const CHANGES: readonly (readonly [what: string, path: string, value: unknown, from: string, to: string])[] = [
  ['a quoted text', 'title', 'One: three', '"One: two"', '"One: three"'],
  ['an entry of a list', 'list.1', 'd', "'b'", "'d'"],
  ['a number between braces', 'nested.deep.x', 2, 'x: 1', 'x: 2'],
  ['a text between braces', 'nested.deep.y', 'a, b', "'two'", "'a, b'"],
  ['a line of a block', 'nested.text', 'One line.\n\nOther line.', 'Another', 'Other'],
  ['the last line of a folded text', 'nested.folded', 'Words that go over six lines.', 'two lines', 'six lines'],
  ['a field without a value', 'nested.empty', 'full', 'empty:', 'empty: full'],
  ['an entry between brackets', 'nested.flow.1', 'x: y', '"two"', '"x: y"'],
  [
    'a further entry between brackets',
    'nested.flow',
    ['one', 'two', 3, 'four'],
    'one,  "two", 3',
    'one, "two", 3, four',
  ],
  ['the last line, which has no end', 'last', 'so', 'done', 'so'],
];

function withValue(path: string, value: unknown): Value {
  const copy = parse(ODD) as Value;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const group = keys.reduce<Value>((inner, key) => inner[key] as unknown as Value, copy);
  group[last] = value as never;
  return copy;
}

describe.each([
  ['LF', '\n'],
  ['CRLF', '\r\n'],
  ['CR', '\r'],
])('YAML with %s, written in its own way,', (_name, end) => {
  const written = (text: string): string => text.replaceAll('\n', end);

  test.each(CHANGES)('changes only %s', (_what, path, value, from, to) => {
    expect(writeYaml(written(ODD), withValue(path, value))).toBe(written(ODD.replace(from, to)));
  });

  test('gets and loses fields and entries, and keeps the lines around them', () => {
    const value = parse(ODD) as Record<string, Value>;
    const { folded, text, ...nested } = value.nested ?? {};
    const changed = { ...value, list: ['c', 'a', 'new'], nested: { ...nested, further: [{ a: 1 }] } };
    const expected = ODD.replace("- a   # first\n-   'b'\n\n-  c\n", '-  c\n- a   # first\n\n- new\n')
      .replace(/ {4}# above text[\s\S]*two lines\.\n/, '')
      .replace('3 ]\n', '3 ]\n    further:\n      - a: 1\n');
    expect(writeYaml(written(ODD), changed)).toBe(written(expected));
  });
});

test('the first field after a hyphen can go, and come back', () => {
  const text = '- a: 1\n  # two\n  b: 2\n- a: 3\n';
  const without = '- # two\n  b: 2\n- a: 3\n';
  expect(writeYaml(text, [{ b: 2 }, { a: 3 }])).toBe(without);
  expect(parse(writeYaml(without, [{ a: 1, b: 2 }, { a: 3 }]))).toEqual([{ a: 1, b: 2 }, { a: 3 }]);
});

test.each([
  ['a text becomes a list', 'a: b # c\nd: e\n', { a: ['x', 'y'], d: 'e' }],
  ['a list becomes a text', 'a:\n  - x\nd: e\n', { a: 'b', d: 'e' }],
  ['a text of one line gets several', 'a: b\nd: e\n', { a: 'b\nc', d: 'e' }],
  ['everything goes', 'a: b\n', {}],
  ['a list is emptied', 'a:\n  - x\n', { a: [] }],
  ['a name is written with a question mark', '? a\n: b\n', { a: 'c' }],
  ['all fields are others', 'a: b\n', { c: { d: 'e' } }],
  ['a group between braces gets a field', 'a: {b: c}\n', { a: { b: 'c', d: 'e\nf' } }],
  ['a block is emptied', 'a: |\n  b\n  c\nd: e\n', { a: '', d: 'e' }],
  ['a text begins with blanks', 'a: |\n  b\n', { a: '  b\nc\n' }],
  ['a text looks like something else', 'a: b\n', { a: 'true' }],
])('where %s, what is read is what was written', (_what, before, value) => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = writeYaml(before.replaceAll('\n', end), value);
    expect(parse(text.replace(/\r\n?/g, '\n'))).toEqual(value);
    expect(text.replaceAll(end, '')).not.toMatch(/[\r\n]/);
  }
});
