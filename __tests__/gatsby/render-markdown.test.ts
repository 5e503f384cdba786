import { renderMarkdown } from '../../src/gatsby/markdown/render-markdown';

test('the five forms of the content markup become their elements', () => {
  const { html } = renderMarkdown('## Head\n\nText\n\n> Thought\n\n- one\n\n1. first\n');
  for (const element of ['<h2', '<p>Text</p>', '<blockquote>', '<ul>', '<ol>']) expect(html).toContain(element);
});

test('headings get ids that the table of contents leads to; equal ones are told apart', () => {
  const { html, headings } = renderMarkdown('## Rest\n\n### Rest\n\n## What *now*?\n');
  expect(headings.map(({ id, text, depth }) => [id, text, depth])).toEqual([
    ['rest', 'Rest', 2],
    ['rest-1', 'Rest', 3],
    ['what-now', 'What now?', 2],
  ]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test('no heading takes an id that the page around the article has', () => {
  const { headings } = renderMarkdown('## Main\n\n## Styles\n\n## Article cover\n');
  expect(headings.map(({ id }) => id)).toEqual(['main-1', 'styles-1', 'article-cover-1']);
});

test('raw HTML and script links are dropped', () => {
  const { html } = renderMarkdown('<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n<b onclick="x()">y</b>');
  expect(html).not.toMatch(/<script|javascript:|onclick/);
});

test('outside links open without an opener, own links stay plain', () => {
  const { html } = renderMarkdown('[NMC](https://www.nmc.org.uk/) and [ours](/about/)');
  expect(html).toContain('<a href="https://www.nmc.org.uk/" rel="noopener">');
  expect(html).toContain('<a href="/about/">ours</a>');
});

test('a table stands in a box that can scroll and be focused', () => {
  expect(renderMarkdown('| a | b |\n| - | - |\n| 1 | 2 |').html).toMatch(
    /<div class="table" tabindex="0" role="region"[^>]*><table>/,
  );
});
