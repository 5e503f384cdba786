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

Write \`## \` before each heading.
`;

const POST = 'blog/nmc-revalidation/index.md';

/** An article with these words at its end. */
const ending = (words: string): string => `${copy.read(POST)}\n${words}\n`;

test.each([
  [
    'a line',
    ending('Begin with the reader’s problem. Keep it short.'),
    'Begin with the reader’s problem. Keep it short.',
  ],
  ['a sentence', ending('Nights are long. Keep it short. So I sleep.'), 'Nights are long. Keep it short. So I sleep.'],
  ['each of two equal lines', ending('Keep it short.\nKeep it short.'), 'Keep it short.', 'Keep it short.'],
  ['a heading', ending('## The first heading'), '## The first heading'],
  ['a sentence with code', ending('Write `## ` before each heading.'), 'Write `## ` before each heading.'],
  [
    'a value',
    copy.read(POST).replace(/^excerpt: .*/m, 'excerpt: Say *why* it matters here.'),
    'excerpt: Say *why* it matters here.',
  ],
  ['nothing in a draft', ending('Keep it short.').replace('---\n', '---\ndraft: true\n')],
  [
    "nothing in an author's own words",
    ending('The first heading is missing. Wellness matters. A comment may be quoted.'),
  ],
])('of a template, %s is an error at its line', async (_what, text, ...lines) => {
  const findings = await copy.checkWith({ [POST]: text, '_templates/article.md': TEMPLATE });
  const reported = findings.filter(({ rule, severity }) => rule === 'template-text' && severity === 'error');
  expect(reported.map(({ line }) => text.split('\n')[line - 1])).toEqual(lines);
  expect(new Set(reported.map(({ line }) => line)).size).toBe(lines.length);
});
