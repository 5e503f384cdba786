// Guards the HTML of an article.
import { renderMarkdown } from './render-markdown';

test('headings get ids that the table of contents leads to; equal ones are told apart', async () => {
  const { html, headings } = await renderMarkdown('## Rest\n\n### Rest\n\n## What *now*?\n');
  expect(headings.map(({ id, text, depth }) => [id, text, depth])).toEqual([
    ['rest', 'Rest', 2],
    ['rest-1', 'Rest', 3],
    ['what-now', 'What now?', 2],
  ]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test('a footnote leads to its text and back, and whatever it is described by is there', async () => {
  const { html } = await renderMarkdown(
    'A claim.[^1] Another.[^b]\n\n## Footnote label\n\n[^1]: Its source.\n[^b]: Theirs.\n',
  );
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const named = [...html.matchAll(/ (?:href="#|aria-describedby=")([^"]+)"/g)].map(([, id]) => id);
  // Two references and back links, both with descriptions, and two headings that link to themselves.
  expect(named).toHaveLength(8);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
  expect(html.match(/id="footnote-label"/g)).toHaveLength(1);
});

test('a note that is referred to twice leads back to both places', async () => {
  const { html } = await renderMarkdown('One.[^a] Two.[^a]\n\n[^a]: Its source.\n');
  const ids = [...html.matchAll(/ id="(fnref-[^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(html).toContain(`href="#${id}"`);
});

test('a table is in a box that can scroll and be focused', async () => {
  expect((await renderMarkdown('| a | b |\n| - | - |\n| 1 | 2 |')).html).toMatch(
    /<div class="table" tabindex="0" role="region" aria-label="a, b"><table>/,
  );
});

test('a table with three columns of words is wide; figures and days fit a phone', async () => {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |\n`;
  const words = 'some more words than that';
  const table = async (...cells: string[]) =>
    (await renderMarkdown(row('a', 'b', 'c') + row('-', '-', '-') + row(...cells))).html;
  expect(await table(words, words, words)).toContain('class="table wide"');
  expect(await table(words, '7', '30 April 2027')).toContain('class="table"');
});

test.each([
  ['*Written in 2020.*\n\nText', true],
  ['*Written* in 2020.\n\nText', false],
  ['Text\n\n*Written in 2020.*', false],
])('a first paragraph that is stressed as a whole is a note: %j', async (markdown, isNote) => {
  expect((await renderMarkdown(markdown)).html.includes('<p class="note"><em>')).toBe(isNote);
});

test('the box of a task has its words as its name, and neither a list below it nor a link inside is lost', async () => {
  const { html } = await renderMarkdown('- [ ] **Send** the [form](/about/)\n  - a note\n- [x] Rest\n');
  expect(html).toContain(
    '<label><input type="checkbox" data-native=""> <strong>Send</strong> the <a href="/about/">form</a>',
  );
  expect(html).toMatch(/<\/label>\s*<ul>\s*<li>a note<\/li>/);
  expect(html).toContain('<label><input type="checkbox" checked data-native=""> Rest</label>');
});

describe('a quotation that begins with [!LETTER]', () => {
  const letter = { copy: 'Copy', copied: 'Copied.', failed: 'Copy it yourself.' };
  const LETTER = '> [!LETTER]\n> Dear [name],\n>\n> Please *confirm*:\n>\n> - the dates\n> - the pay\n';

  test('has a button with its words as plain text, and what is said after it is pressed', async () => {
    const { html } = await renderMarkdown(LETTER, { letter });
    expect(html).toContain('data-copy="Dear [name],\n\nPlease confirm:\n\n- the dates\n- the pay">Copy</button>');
    expect(html).toContain('<p data-copied="" hidden>Copied.</p>');
    expect(html).not.toMatch(/LETTER|blockquote/);
  });

  test('leaves other quotations as they are, and none without its mark', async () => {
    const { html } = await renderMarkdown('> Rest.\n\n> Not [!LETTER]\n', { letter });
    expect(html).toBe('<blockquote>\n<p>Rest.</p>\n</blockquote>\n<blockquote>\n<p>Not [!LETTER]</p>\n</blockquote>');
  });
});

describe('pictures that are drawn from words', () => {
  test('a strip has a part for each item in proportion, and says the same as a list', async () => {
    const facts = { half: { text: '18', withUnit: '18 weeks', value: 18 } };
    const { html } = await renderMarkdown('> [!STRIP] Leave\n>\n> - 8 full\n> - {fact:half unit} half\n', { facts });
    expect(html).toContain('<figcaption>Leave</figcaption>');
    expect(html).toContain('<span style="flex-grow:8">8</span> <span style="flex-grow:18">18</span> </div><ul>');
    expect(html).toContain('<li><data value="18">18 weeks</data> half</li>');
    expect(html).not.toMatch(/STRIP|blockquote/);
  });

  test('pairs tell of every cell which column it is of', async () => {
    const { html } = await renderMarkdown(
      '> [!PAIRS]\n>\n> | They say | You say |\n> | --- | --- |\n> | Why? | **So.** |\n',
    );
    expect(html).toContain(
      '<div><dt><span>They say </span>Why?</dt><dd><span>You say </span><strong>So.</strong></dd></div>',
    );
    expect(html).not.toMatch(/PAIRS|table/);
  });
});

test('the text for the search has each block on a line of its own, without marks and labels of controls', async () => {
  const ticks = { slug: 'a', keep: 'Keep my ticks', kept: 'Kept', failed: 'Not kept' };
  const { text } = await renderMarkdown(
    'Pay is due.\n\n## Pay\n\nIt is *your* pay.\n\n- [ ] Ask\n\n| Week | Pay |\n| - | - |\n| 1 | full |\n\n> [!STRIP] Leave\n>\n> - 8 full\n> - 18 half\n',
    { ticks },
  );
  expect(text.split(/\n\s*/)).toEqual([
    ...['Pay is due.', 'Pay', 'It is your pay.', 'Ask', 'Week\tPay', '1\tfull', 'Leave', '8 18', '8 full', '18 half'],
  ]);
});

test('a text shows the prices of plans, also in links and pictures, but not in code', async () => {
  const plans = [{ name: 'Premium', programme: 'program', price: 897, texts: { price: '$897' } }];
  const { html } = await renderMarkdown(
    'Pay {price:Premium} or [{lowest:program}](/faq/), `{price:Premium}` ![{price:Premium}](https://a.example/a.png)',
    { plans },
  );
  expect(html).toContain('Pay $897 or <a href="/faq/">$897</a>, <code>{price:Premium}</code>');
  expect(html).toContain('alt="$897"');
});
