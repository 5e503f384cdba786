import { parseNatively } from '../../../src/content/read/disk-source';
import { parsePortably } from '../../../src/content/read/portable-markdown';
import { readingMinutes, readWords } from '../../../src/gatsby/markdown/read-words';

const TEXT = `## Your first **w**eek

Statutory [leave](https://gov.uk/leave "A title") and [rota][r], see <https://nmc.org.uk> or https://rcn.org.uk/pay.

- one
- two\\
  three[^n]

| Band | Pay |
| ---- | --- |
| 5    | more |

\`inline\` ![a ward](./ward.png) <b>bold</b>

\`\`\`js
const code = 1;
\`\`\`

[r]: /rota/ "Title"

[^n]: The note.
`;

test.each([
  ['natively', (text: string) => parseNatively(text, false)],
  ['portably', parsePortably],
])('only what visitors read is words, parsed %s', (_name, parse) => {
  expect(
    readWords(parse(TEXT))
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' '),
  ).toBe('Your first week Statutory leave and rota see or one two three Band Pay 5 more bold The note');
});

const words = (count: number): string => Array.from({ length: count }, () => 'word').join(' ');
const minutesOf = (markdown: string): number => readingMinutes(parseNatively(markdown, false));

test.each([
  [0, 1],
  [1, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%i words take %i minute(s)', (count, minutes) => {
  expect(minutesOf(words(count))).toBe(minutes);
});

test.each([
  ['markup without letters or digits', '- > ## '.repeat(200)],
  ['a comment', `<!-- ${words(400)} -->`],
  ['code', `\`\`\`js\n${words(400)}\n\`\`\``],
  ['the address and the title of a named link', `[r]: /rota/ "${words(400)}"`],
  ['the address and the title of a link', `[rota](/rota/ "${words(400)}")`],
  ['the description of a picture', `![${words(400)}](./rota.png)`],
])('nobody takes time to read %s', (_what, markdown) => {
  expect(minutesOf(`${words(200)}\n\n${markdown}`)).toBe(1);
});
