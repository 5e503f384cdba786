// Guards where an article gets typography, and where not.
import { renderMarkdown } from './render-markdown';

const CASES = [
  ['"*word*" and \'**word**\'', '“<em>word</em>” and ‘<strong>word</strong>’'],
  ["the *nurses*' rota", 'the <em>nurses</em>’ rota'],
  ['"One  \n\'two\'"', '“One<br>\n‘two’”'],
  ['`it\'s "--" 1-2...`', '<code>it\'s "--" 1-2...</code>'],
  ['["words"](/about/ "The \'title\'")', '“words”</a>'],
  ['["words"](/about/ "The \'title\'")', 'title="The ‘title’"'],
  ["https://example.com/it's--1-2", ">https://example.com/it's--1-2</a>"],
  ['![A nurse\'s "watch"](https://example.com/a--b.png)', 'alt="A nurse’s “watch”"'],
  ['![x](https://example.com/a--b.png)', 'src="https://example.com/a--b.png"'],
  ['{fact:sick-pay--weeks-1-2} and "{term}"', '{fact:sick-pay--weeks-1-2} and “{term}”'],
  ['> She said: "I\'m on 2-3 *nights*..."', 'She said: “I’m on 2–3 <em>nights</em>…”'],
] as const;

test.each(CASES)('the markdown %s gets typography', async (markdown, html) => {
  expect((await renderMarkdown(markdown)).html).toContain(html);
});

test('each cell of a table has its own typography', async () => {
  const { html } = await renderMarkdown('| "a | b" |\n| - | - |\n| weeks 1-6 | it\'s |');
  expect(html).toContain('aria-label="“a, b”"');
  expect(html).toContain('<td>weeks 1–6</td>');
  expect(html).toContain('<td>it’s</td>');
});

const FACTS = {
  rate: { text: '£194.32', withUnit: '£194.32 a week', value: 194.32 },
  start: { text: '5 April 2026', withUnit: '5 April 2026', dateTime: '2026-04-05' },
  season: { text: 'autumn 2027', withUnit: 'autumn 2027' },
};

const render = (markdown: string) => renderMarkdown(markdown, { facts: FACTS });

test('numbers are data, days are times, words are text', async () => {
  expect((await render('Pay **{fact:rate unit}** from {fact:start}, until {fact:season}.')).html).toBe(
    '<p>Pay <strong><data value="194.32">£194.32 a week</data></strong> from <time datetime="2026-04-05">5 April 2026</time>, until autumn 2027.</p>',
  );
});

test('facts are filled in lists, tables, links and pictures', async () => {
  const { html } = await render(
    '- {fact:season}\n\n| a |\n| - |\n| {fact:season} |\n\n[{fact:season}](/faq/) ![{fact:season}](https://a.example/p.png)',
  );
  expect(html).toContain('<li>autumn 2027</li>');
  expect(html).toContain('<td>autumn 2027</td>');
  expect(html).toContain('<a href="/faq/">autumn 2027</a>');
  expect(html).toContain('alt="autumn 2027"');
});

test('facts in code and double braces stay as written', async () => {
  const { html } = await render('`{fact:rate}` and {{fact:rate}}\n\n```\n{fact:rate}\n```');
  expect(html).toContain('<code>{fact:rate}</code> and {fact:rate}');
  expect(html).toContain('<pre><code>{fact:rate}\n</code></pre>');
  expect(html).not.toContain('£');
});

test("the id of a heading does not depend on a fact's value", async () => {
  const { html, headings } = await render('## Pay of {fact:rate}');
  expect(headings).toEqual([{ id: 'pay-of-factrate', text: 'Pay of £194.32', depth: 2 }]);
  expect(html).toContain(
    'id="pay-of-factrate"><a href="#pay-of-factrate">Pay of <data value="194.32">£194.32</data></a>',
  );
});
