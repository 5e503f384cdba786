// Guards that the check predicts heading ids.
import { readBody } from '../../src/content/read/read-body';
import { renderMarkdown } from './render-markdown';

/** The ids the check expects, and those on the page. */
async function idsOf(markdown: string): Promise<{ checked: readonly string[]; shown: readonly string[] }> {
  const { html } = await renderMarkdown(markdown);
  const shown = [...html.matchAll(/<h[2-4][^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
  const { anchors } = readBody(markdown, 'index.md', 1);
  return { checked: anchors.toSorted(), shown: shown.filter((id) => id !== 'footnote-label').toSorted() };
}

const NOTE = '\n\n[^1]: Section 2.\n[^b]: Section 3.\n';

test.each([
  ['a footnote', `## Night pay[^1]${NOTE}`, ['night-pay']],
  ['two footnotes, the second time', `## Pay[^1]\n\n## Pay[^b] [^1]${NOTE}`, ['pay', 'pay-1']],
  ['nothing but a footnote', `## [^1]${NOTE}`, ['section-1']],
  ['a fact', '## Pay is {fact:weekly-rate unit}', ['pay-is-factweekly-rate-unit']],
  ['a line that is broken', 'Night\\\npay\n---', ['nightpay']],
  ['the words of the heading above the footnotes', `## Footnotes[^1]${NOTE}`, ['footnotes']],
])('the id of a heading with %s is predicted by the check', async (_name, markdown, ids) => {
  expect(await idsOf(markdown)).toEqual({ checked: ids, shown: ids });
});
