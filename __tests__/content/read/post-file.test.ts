// Guards where the front matter of an article ends.
import { readPostFile } from '../../../src/content/read/read-files';
import { postText } from '../check/bad-posts';

const read = (text: string) => readPostFile(Buffer.from(text), 'a');

/** What may be in front matter and is no fence, above a line `draft: true`. */
const NO_FENCES: Readonly<Record<string, string>> = {
  'a comment in hyphens': '# --- dates ---',
  'a quoted title that ends in hyphens': 'coverAlt: "A lamp ---"',
  'a bare text that ends in hyphens': 'coverAlt: Wait---',
  'a block with an indented fence': 'coverAlt: |\n  one\n  ---\n  two',
  'a text over two lines, the second of which is a fence': 'coverAlt: "one\n  ---\n  two"',
};

const LINE_ENDS = { LF: '\n', CRLF: '\r\n' } as const;

describe.each(Object.entries(LINE_ENDS))('front matter with %s', (_name, end) => {
  const written = (text: string): string => text.replaceAll('\n', end);

  test.each(Object.entries(NO_FENCES))('is not ended by %s', (_what, line) => {
    const [key = ''] = line.split(':');
    const text = postText(
      { coverAlt: key === 'coverAlt' ? undefined : 'A lamp.', draft: 'true' },
      'Words.\n\n---\n\nMore.\n',
    );
    const file = written(text.replace('draft:', `${line}\ndraft:`));
    const { frontMatter, markdown, problems } = read(file);
    expect(problems).toEqual([]);
    expect(frontMatter?.draft).toBe(true);
    expect(markdown).toBe('Words.\n\n---\n\nMore.\n');
  });

  test('reads the same record at the same lines, whatever its line ends are', () => {
    const text = postText({ draft: 'maybe' }, 'Words.\n');
    expect(read(written(text))).toMatchObject({
      markdown: 'Words.\n',
      body: { line: 10 },
      problems: [{ line: 8, column: 8 }],
    });
  });

  test('may have blanks after its fences', () => {
    const file = written(postText().replace(/^---$/gm, '--- \t'));
    expect(read(file).problems).toEqual([]);
  });
});

test.each([
  [
    'no second fence before words with a line in them',
    '---\ntitle: A\n\nHello.\n\n---\n\nMore.\n',
    4,
    /This line is no field/,
  ],
  ['four hyphens in place of the second fence', '---\ntitle: A\n----\n\nHello.\n', 3, /this line is not one/],
])('%s is reported in one message at its line', (_what, text, line, message) => {
  expect(read(text).problems).toEqual([expect.objectContaining({ line, message: expect.stringMatching(message) })]);
});
