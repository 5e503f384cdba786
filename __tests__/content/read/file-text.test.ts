// Guards the end of an article's front matter.
import { type Collection, collectionOf } from '../../../src/content/model/collections';
import { readContentFile } from '../../../src/content/read/read-files';
import { postText } from '../check/bad-posts';

const POST = collectionOf('blog/a/index.md');
const read = (text: string) => readContentFile(Buffer.from(text), POST as Collection);

/** Valid front matter lines that are not fences. */
const NO_FENCES = [
  '# --- dates ---\ncoverAlt: A lamp.',
  'coverAlt: "A lamp ---"',
  'coverAlt: Wait---',
  'coverAlt: |\n  one\n  ---\n  two',
  'coverAlt: "one\n  ---\n  two"',
];

describe.each(['\n', '\r\n'])('front matter with the line end %j', (end) => {
  test.each(NO_FENCES)('is not ended by %j', async (lines) => {
    const text = postText({ coverAlt: undefined, draft: 'true' }, 'Words.\n\n---\n\nMore.\n');
    const { content, findings } = await read(text.replace('draft:', `${lines}\ndraft:`).replaceAll('\n', end));
    expect(findings).toEqual([]);
    expect(content.entries[0]?.draft).toBe(true);
    expect(content.markdown).toBe('Words.\n\n---\n\nMore.\n');
  });

  test('has correct locations, and allows blanks after its fences', async () => {
    const text = (draft: string) => postText({ draft }, 'Words.\n').replace(/^---$/gm, '--- \t').replaceAll('\n', end);
    expect((await read(text('true'))).content).toMatchObject({ markdown: 'Words.\n', body: { line: 10 } });
    expect(await read(text('maybe'))).toMatchObject({ findings: [{ line: 8, column: 8 }] });
  });
});

test.each([
  ['---\ntitle: A\n\nHello.\n\n---\n\nMore.\n', 4, /This line is not a field/],
  ['---\ntitle: A\n----\n\nHello.\n', 3, /this line is not one/],
])('a missing second fence is reported once, at its line: %j', async (text, line, message) => {
  expect((await read(text)).findings).toEqual([
    expect.objectContaining({ line, message: expect.stringMatching(message) }),
  ]);
});
