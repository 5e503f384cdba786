// Guards that no template sentence is published.
import { ContentCopy } from '../content-copy';

const copy = new ContentCopy();

const TEMPLATE = `---
title: {title}
# A comment may be quoted.
excerpt: Say *why* it matters here.
category: Wellness
---

Begin with the reader's problem. Keep it short.

## The first heading
`;

const POST = 'blog/nmc-revalidation/index.md';

/** Lines reported as template text after lines are added to an article. */
async function reportedLines(added: string, change = (text: string) => text): Promise<(string | undefined)[]> {
  const changed = change(`${copy.read(POST)}\n${added}\n`);
  const findings = await copy.checkWith({ [POST]: changed, '_templates/article.md': TEMPLATE });
  const reported = findings.filter(({ rule }) => rule === 'template-text');
  expect(reported.every(({ file, severity }) => file === `content/${POST}` && severity === 'error')).toBe(true);
  return reported.map(({ line }) => changed.split('\n')[line - 1]);
}

test.each([
  'Begin with the reader’s problem. Keep it short.',
  'Nights are long. Keep it short. So I sleep.',
  '## The first heading',
])('a template line or sentence is an error at its line: %s', async (line) => {
  expect(await reportedLines(line)).toEqual([line]);
});

test('a template value in the front matter is an error', async () => {
  const reported = await reportedLines('', (text) =>
    text.replace(/^excerpt: .*/m, 'excerpt: Say *why* it matters here.'),
  );
  expect(reported).toEqual(['excerpt: Say *why* it matters here.']);
});

test('template words are allowed in a draft', async () => {
  expect(await reportedLines('Keep it short.', (text) => text.replace('---\n', '---\ndraft: true\n'))).toEqual([]);
});

test("an author's own words, names and comments are not template text", async () => {
  expect(await reportedLines('The first heading is missing. Wellness matters. A comment may be quoted.')).toEqual([]);
});
