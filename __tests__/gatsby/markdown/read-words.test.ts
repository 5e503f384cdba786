// Guards the reading time and the words for the search.
import { parseMarkdown } from '../../../src/content/read/parse-markdown';
import { readWords } from '../../../src/gatsby/markdown/read-words';

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

test('only what visitors read is words', () => {
  expect(
    readWords(parseMarkdown(TEXT))
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' '),
  ).toBe('Your first week Statutory leave and rota see or one two three Band Pay 5 more bold The note');
});
