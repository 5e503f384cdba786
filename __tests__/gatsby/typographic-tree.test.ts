import { renderMarkdown } from '../../src/gatsby/markdown/render-markdown';

const CASES = [
  ['"*word*" and \'**word**\'', '“<em>word</em>” and ‘<strong>word</strong>’'],
  ['*"word"* -- **word** - more', '<em>“word”</em> – <strong>word</strong> – more'],
  ['**"Ready?"** *she asked*. "`Yes`"', '<strong>“Ready?”</strong> <em>she asked</em>. “<code>Yes</code>”'],
  ["the *nurses*' rota", 'the <em>nurses</em>’ rota'],
  ['"One  \n\'two\'"', '“One<br>\n‘two’”'],
  ['`it\'s "--" 1-2...`', '<code>it\'s "--" 1-2...</code>'],
  ['["words"](/about/ "The \'title\'")', '“words”</a>'],
  ['["words"](/about/ "The \'title\'")', 'title="The ‘title’"'],
  ["https://example.com/it's--1-2", ">https://example.com/it's--1-2</a>"],
  ['![A nurse\'s "watch"](https://example.com/a--b.png)', 'alt="A nurse’s “watch”"'],
  ['![x](https://example.com/a--b.png)', 'src="https://example.com/a--b.png"'],
  ['{fact:sick-pay--weeks-1-2} and "{term}"', '{fact:sick-pay--weeks-1-2} and “{term}”'],
  ['- "one\n- two"', '<li>“one</li>\n<li>two”</li>'],
  ['> She said: "I\'m on 2-3 *nights*..."', 'She said: “I’m on 2–3 <em>nights</em>…”'],
] as const;

test.each(CASES)('%s', (markdown, html) => {
  expect(renderMarkdown(markdown).html).toContain(html);
});

test('code blocks stay as they are', () => {
  expect(renderMarkdown('```\nit\'s "a" -- b...\n```').html).toContain('it\'s "a" -- b...');
});

test('each cell of a table is read for itself, and its name is said as it is shown', () => {
  const { html } = renderMarkdown('| "a | b" |\n| - | - |\n| weeks 1-6 | it\'s |');
  expect(html).toContain('aria-label="“a, b”"');
  expect(html).toContain('<td>weeks 1–6</td>');
  expect(html).toContain('<td>it’s</td>');
});

test('a heading is shown typographically, and keeps the id that its typed words give', () => {
  const { headings, html } = renderMarkdown('## What\'s next - "really"\n');
  expect(headings).toEqual([{ id: 'whats-next---really', text: 'What’s next – “really”', depth: 2 }]);
  expect(html).toContain('id="whats-next---really"');
});
