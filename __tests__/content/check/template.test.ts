// Guards that no template sentence is published.
import { ContentCopy } from '../content-copy';

const copy = new ContentCopy();
afterAll(() => copy.remove());

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
async function linesTold(added: string, change = (text: string) => text): Promise<(string | undefined)[]> {
  const changed = change(`${copy.read(POST)}\n${added}\n`);
  const findings = await copy.checkWith({ [POST]: changed, '_templates/article.md': TEMPLATE }, '2026-11-20');
  const told = findings.filter(({ rule }) => rule === 'template-text');
  expect(told.every(({ file, severity }) => file === `content/${POST}` && severity === 'error')).toBe(true);
  return told.map(({ line }) => changed.split('\n')[line - 1]);
}

test.each([
  'Begin with the reader’s problem. Keep it short.',
  'Nights are long. Keep it short. So I sleep.',
  '## The first heading',
])('a template line or sentence is an error at its line: %s', async (line) => {
  expect(await linesTold(line)).toEqual([line]);
});

test('a template value in the front matter is an error', async () => {
  const told = await linesTold('', (text) => text.replace(/^excerpt: .*/m, 'excerpt: Say *why* it matters here.'));
  expect(told).toEqual(['excerpt: Say *why* it matters here.']);
});

test('a draft may still have the words of the template', async () => {
  expect(await linesTold('Keep it short.', (text) => text.replace('---\n', '---\ndraft: true\n'))).toEqual([]);
});

test("an author's own words, names and comments are not the template's", async () => {
  expect(await linesTold('The first heading is missing. Wellness matters. A comment may be quoted.')).toEqual([]);
});
