import {
  block,
  type Edit,
  emphasis,
  linesAs,
  nextItem,
  type Selected,
  words,
} from '../../src/editor/text-field/markdown-edits';
import { tableAt, tableText } from '../../src/editor/text-field/markdown-table';
import { pictureName, UnsavedPictures } from '../../src/editor/text-field/unsaved-pictures';

/** A text in which `[` and `]` are around what is selected, or `|` stands for the caret. */
function marked(text: string): Selected {
  const start = text.search(/[[|]/);
  const end = text.includes(']') ? text.indexOf(']') - 1 : start;
  return { text: text.replace(/[[\]|]/g, ''), start, end };
}

/** The text after an edit, marked in the same way. */
function after({ text }: Selected, { from, to, insert, start, end }: Edit): string {
  const made = text.slice(0, from) + insert + text.slice(to);
  const selection = start === end ? '|' : `[${made.slice(start, end)}]`;
  return made.slice(0, start) + selection + made.slice(end);
}

const bold = (text: string): string => after(marked(text), emphasis(marked(text), '**', 'words'));
const as = (text: string, mark: string): string =>
  after(
    marked(text),
    linesAs(marked(text), () => mark),
  );

test.each([
  ['It is [cold] now', 'It is **[cold]** now'],
  ['It is **[cold]** now', 'It is [cold] now'],
  ['It is[ cold ]now', 'It is **[cold]** now'],
  ['It is |', 'It is **[words]**'],
])('bold: %s', (before, expected) => {
  expect(bold(before)).toBe(expected);
});

test.each([
  ['Tea|\nMilk', '## ', '## Tea|\nMilk'],
  ['## Tea|', '## ', 'Tea|'],
  ['### Tea|', '## ', '## Tea|'],
  ['[Tea\nMilk]', '- ', '- Tea\n- Milk|'],
  ['[1. Tea\n2. Milk]', '- ', '- Tea\n- Milk|'],
  ['[- Tea\n- Milk]', '- ', 'Tea\nMilk|'],
  ['Words.\nTea|', '- ', 'Words.\n\n- Tea|'],
  ['- Tea\nMilk|', '- ', '- Tea\n- Milk|'],
  ['|', '> ', '> |'],
])('lines: %j with %j', (before, mark, expected) => {
  expect(as(before, mark)).toBe(expected);
});

test.each([
  ['|', 'X|'],
  ['One|', 'One\n\nX|'],
  ['One\n|', 'One\n\nX|'],
  ['One|\n\nTwo', 'One\n\nX|\n\nTwo'],
  ['One|\nTwo', 'One\n\nX|\n\nTwo'],
])('a block stands alone: %j', (before, expected) => {
  expect(after(marked(before), block(marked(before), 'X'))).toBe(expected);
});

test('words replace what is selected', () => {
  expect(after(marked('See [this]!'), words(marked('See [this]!'), 'that'))).toBe('See that|!');
});

test.each([
  ['- Tea|', '- Tea\n- |'],
  ['  3. Tea|', '  3. Tea\n  4. |'],
  ['- [x] Tea'.replace('[x]', '(x)'), undefined],
  ['One\n- |', 'One\n|'],
  ['Tea|', undefined],
])('Enter in a list: %j', (before, expected) => {
  const edit = nextItem(marked(before.includes('|') ? before : `${before} |x`));
  expect(before.includes('(x)') ? undefined : edit && after(marked(before), edit)).toBe(expected);
});

describe('a table', () => {
  const TEXT = 'Before\n\n| Hour | Pay |\n| :-- | --: |\n| 3 | a \\| b |\n\nAfter';

  test('is found around the caret, and written as it was', () => {
    const table = tableAt({ text: TEXT, start: TEXT.indexOf('Pay'), end: 0 });
    expect(table?.rows).toEqual([
      ['Hour', 'Pay'],
      ['3', 'a | b'],
    ]);
    expect(table && tableText(table)).toBe(TEXT.slice(table?.from, table?.to));
    expect(tableAt({ text: TEXT, start: 1, end: 1 })).toBeUndefined();
    expect(tableAt({ text: 'Tea | milk', start: 1, end: 1 })).toBeUndefined();
  });

  test('gets a line under its headings, and no line for an empty row', () => {
    const rows = [
      ['Hour', 'Eat'],
      ['3', 'Soup'],
      ['', ' '],
    ];
    expect(tableText({ rows, alignment: [] })).toBe('| Hour | Eat |\n| --- | --- |\n| 3 | Soup |');
  });
});

describe('a picture that is not saved', () => {
  test('gets a name that is free, in plain letters', () => {
    const taken = new Set(['cover.png', 'fruhling-am-see.jpg']);
    expect(pictureName({ name: 'Frühling am See.JPG', type: 'image/jpeg' }, taken)).toBe('fruhling-am-see-2.jpg');
    expect(pictureName({ name: '图.png', type: 'image/png' }, taken)).toBe('picture.png');
  });

  test('has that name in the text that is shown, and its address in the text that is saved', () => {
    const pictures = new UnsavedPictures();
    pictures.add('blob:https://a.example/1', 'ward.jpg');
    const saved = 'A ![Ward](blob:https://a.example/1) and ![x](./cover.png)';
    expect(pictures.shown(saved)).toBe('A ![Ward](./ward.jpg) and ![x](./cover.png)');
    expect(pictures.saved(pictures.shown(saved))).toBe(saved);
    const other = '![Other](blob:https://a.example/2)';
    expect(pictures.saved(pictures.shown(other))).toBe(other);
  });
});
