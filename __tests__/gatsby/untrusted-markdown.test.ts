import '../support/dom-parser';
import { activeMarkup, parseHtml } from '../support/active-markup';
import { renderMarkdown } from '../support/render-markdown';
import { UNTRUSTED } from '../support/untrusted-markdown';

it('has at least 40 texts', () => {
  expect(UNTRUSTED.length).toBeGreaterThanOrEqual(40);
});

it('would see active markup', () => {
  const html =
    '<p onclick="x" style="x"><script>x</script><a href="java\tscript:x">y</a><svg><a href="data:x"/></svg></p>';
  expect(activeMarkup(html)).toHaveLength(6);
});

it.each(UNTRUSTED)('%j becomes no active markup', async (text) => {
  expect(activeMarkup((await renderMarkdown(`Before.\n\n${text}\n\nAfter.`)).html)).toEqual([]);
});

it.each(UNTRUSTED)('%j becomes none inside a sentence', async (text) => {
  expect(activeMarkup((await renderMarkdown(`Words ${text} words.`)).html)).toEqual([]);
});

it('keeps nothing from a page of links to other sites that could reach back', async () => {
  const page = parseHtml(
    (await renderMarkdown('[a](https://example.org/) <https://example.org/> www.example.org')).html,
  );
  const outside = [...page.querySelectorAll('a')].filter(({ href }) => /^https?:/.test(href));
  expect(outside).toHaveLength(3);
  for (const { rel } of outside) expect(rel).toContain('noopener');
});
