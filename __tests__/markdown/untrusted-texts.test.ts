/** @jest-environment jsdom */
// Guards that a text which gets past the check still runs nothing, on the page or in a feed.
import { activeMarkup } from '../support/active-markup';
import { UNTRUSTED } from '../support/added-posts';
import { renderMarkdown } from './render-markdown';

test('active markup is found', () => {
  const html =
    '<p onclick="x" style="x"><script>x</script><a href="java\tscript:x">y</a><svg><a href="data:x"/></svg></p>';
  expect(activeMarkup(html)).toHaveLength(7);
  expect(UNTRUSTED.refused.length).toBeGreaterThan(50);
});

test.each([...UNTRUSTED.refused, ...UNTRUSTED.words])('the text %j stays inactive', async (text) => {
  const markdown = `Before.\n\nWords ${text} words.\n\n${text}\n\nAfter.\n`;
  const { html, feedHtml } = await renderMarkdown(markdown, { pageUrl: 'https://www.example.com/blog/a/' });
  expect(html).toMatch(/^<p>Before\.<\/p>/);
  expect(activeMarkup(html)).toEqual([]);
  expect(html).not.toContain('@import');
  expect(activeMarkup(feedHtml)).toEqual([]);
});
