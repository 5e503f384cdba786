// Guards the HTML of an article.
import { renderMarkdown } from './render-markdown';

test('headings have unique ids for the table of contents', async () => {
  const { html, headings } = await renderMarkdown('## Rest\n\n### Rest\n\n## What *now*?\n');
  expect(headings.map(({ id, text, depth }) => [id, text, depth])).toEqual([
    ['rest', 'Rest', 2],
    ['rest-1', 'Rest', 3],
    ['what-now', 'What now?', 2],
  ]);
  for (const { id } of headings) expect(html).toContain(`id="${id}"`);
});

test("every target of a footnote's links and descriptions exists", async () => {
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

test('a note with two references leads back to both', async () => {
  const { html } = await renderMarkdown('One.[^a] Two.[^a]\n\n[^a]: Its source.\n');
  const ids = [...html.matchAll(/ id="(fnref-[^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(html).toContain(`href="#${id}"`);
});

test('each mark leads to its own note, in brackets or with a name', async () => {
  const { html } = await renderMarkdown('One^[First.] two[^a] three^[Third.]\n\n[^a]: Second.\n');
  expect([...html.matchAll(/<li id="fn-(\d)">\s*(?:<p>)?(\w+)\./g)].map(([, ...found]) => found)).toEqual([
    ['1', 'First'],
    ['2', 'Second'],
    ['3', 'Third'],
  ]);
});

/** A table of two columns with these rows. */
const rows = (...lines: readonly string[]) => `| A[^h] | B |\n| - | - |\n${lines.join('\n')}\n`;
const NOTES = '\n[^a]: Alpha\n[^b]: Bravo, as [^a].\n[^c]: Charlie\n[^d]: Delta\n[^e]: Echo\n[^h]: Hotel\n';

test.each([
  ['two rows', rows('| x[^a] | y |', '| x[^b] | y |') + NOTES],
  ['one row', rows('| x[^a] | y[^b] |') + NOTES],
  ['pairs', rows('| x[^a] | y |', '| x[^b] | y[^a] |').replace(/^/gm, '> ').replace('> ', '> [!PAIRS]\n>\n> ') + NOTES],
  ['five notes and one before', `Before.[^d]\n\n${rows('| x[^a] | y[^b] |', '| x[^c] | y[^e] and[^d] |')}${NOTES}`],
  ['a note that ends with a list', `${rows('| x[^a] | y[^b] |')}\n[^h]: Hotel\n\n    - more\n${NOTES}`],
])('the notes of a table are in the order of their marks: %s', async (_where, markdown) => {
  const { html } = await renderMarkdown(markdown);
  const [text = '', list = ''] = html.split('<section');
  const numbers = [...text.matchAll(/href="#fn-(\d+)"[^>]*>(\d+)</g)].map(([, target, shown]) => [target, shown]);
  expect(numbers.every(([target, shown]) => target === shown)).toBe(true);
  const first = [...new Set(numbers.map(([target]) => Number(target)))];
  expect(first).toEqual(first.toSorted((a, b) => a - b));
  const listed = [...list.matchAll(/<li id="fn-(\d+)">/g)].map(([, id]) => Number(id));
  expect(listed).toEqual(listed.map((_, index) => index + 1));
  expect(list.indexOf('Hotel')).toBeLessThan(list.indexOf('Alpha'));
  expect(list.indexOf('Alpha')).toBeLessThan(list.indexOf('Bravo'));
  const ids = [...html.matchAll(/ id="(fn(?:ref)?-[^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, target] of html.matchAll(/href="#(fn[^"]*)"/g)) expect(ids).toContain(target);
});

test('a table is in a box that can scroll and be focused', async () => {
  expect((await renderMarkdown('| a | b |\n| - | - |\n| 1 | 2 |')).html).toMatch(
    /<div class="table" tabindex="0" role="region" aria-label="a, b"><table>/,
  );
});

test('a table with three columns of words is wide', async () => {
  const row = (...cells: string[]) => `| ${cells.join(' | ')} |\n`;
  const words = 'some more words than that';
  const table = async (...rows: string[][]) =>
    (await renderMarkdown([['a', 'b', 'c'], ['-', '-', '-'], ...rows].map((cells) => row(...cells)).join(''))).html;
  expect(await table([words, words, '7'], ['8', '9', words])).toContain('class="table wide"');
  expect(await table([words, '7', '30 April 2027'])).toContain('class="table"');
});

test.each([
  ['*Written in 2020.*\n\nText', true],
  ['*Written* in 2020.\n\nText', false],
  ['Text\n\n*Written in 2020.*', false],
])('a first paragraph in italics is a note: %j', async (markdown, isNote) => {
  expect((await renderMarkdown(markdown)).html.includes('<p class="note"><em>')).toBe(isNote);
});

test("a task's label is its text, with lists and links kept", async () => {
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

  test('has a button that copies its plain text', async () => {
    const { html } = await renderMarkdown(LETTER, { letter });
    expect(html).toContain('data-copy="Dear [name],\n\nPlease confirm:\n\n- the dates\n- the pay">Copy</button>');
    expect(html).toContain('<p data-copied="" hidden>Copied.</p>');
    expect(html).not.toMatch(/LETTER|blockquote/);
  });

  test('leaves other quotations unchanged', async () => {
    const { html } = await renderMarkdown('> Rest.\n\n> Not [!LETTER]\n', { letter });
    expect(html).toBe('<blockquote>\n<p>Rest.</p>\n</blockquote>\n<blockquote>\n<p>Not [!LETTER]</p>\n</blockquote>');
  });
});

describe('diagrams', () => {
  test('of a strip have proportional parts and the same list', async () => {
    const facts = { half: { text: '18', withUnit: '18 weeks', value: 18 } };
    const { html } = await renderMarkdown('> [!STRIP] Leave\n>\n> - 8 full\n> - {fact:half unit} half\n', { facts });
    expect(html).toContain('<figcaption>Leave</figcaption>');
    expect(html).toContain('<span style="flex-grow:8">8</span> <span style="flex-grow:18">18</span> </div><ul>');
    expect(html).toContain('<li><data value="18">18 weeks</data> half</li>');
    expect(html).not.toMatch(/STRIP|blockquote/);
  });

  test("of pairs repeat the column's name in every cell", async () => {
    const { html } = await renderMarkdown(
      '> [!PAIRS]\n>\n> | They say | You say |\n> | --- | --- |\n> | Why? | **So.** |\n',
    );
    expect(html).toContain(
      '<div><dt><span>They say </span>Why?</dt><dd><span>You say </span><strong>So.</strong></dd></div>',
    );
    expect(html).not.toMatch(/PAIRS|table/);
  });
});

test('the search text has each block on its own line', async () => {
  const ticks = { slug: 'a', keep: 'Keep my ticks', kept: 'Kept', failed: 'Not kept' };
  const { text } = await renderMarkdown(
    'Pay is due.\n\n## Pay\n\nIt is *your* pay.\n\n- [ ] Ask\n\n| Week | Pay |\n| - | - |\n| 1 | full |\n\n> [!STRIP] Leave\n>\n> - 8 full\n> - 18 half\n',
    { ticks },
  );
  expect(text.split(/\n\s*/)).toEqual([
    ...['Pay is due.', 'Pay', 'It is your pay.', 'Ask', 'Week\tPay', '1\tfull', 'Leave', '8 18', '8 full', '18 half'],
  ]);
});

test('prices are filled in everywhere but in code', async () => {
  const plans = [{ name: 'Premium', programme: 'program', price: 897, texts: { price: '$897' } }];
  const { html } = await renderMarkdown(
    'Pay {price:Premium} or [{lowest:program}](/faq/), `{price:Premium}` ![{price:Premium}](https://a.example/a.png)',
    { plans },
  );
  expect(html).toContain('Pay $897 or <a href="/faq/">$897</a>, <code>{price:Premium}</code>');
  expect(html).toContain('alt="$897"');
});

test.each([
  ['وصلتُ اليوم إلى لندن (UK).', ['p']],
  ['- שלום\n\n- two', ['ul']],
  ['> שלום', ['p']],
  ['| A | שלום |\n| - | - |\n| b | c |', ['th']],
  ['## One\n\nTwo é.\n\n- three', []],
])('only Arabic and Hebrew have a direction of their own: %j', async (markdown, tags) => {
  const { html } = await renderMarkdown(`English words.\n\n${markdown}`);
  expect([...html.matchAll(/<(\w+) dir="auto"/g)].map(([, tag]) => tag)).toEqual(tags);
});
