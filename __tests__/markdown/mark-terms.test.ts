// Guards the choice of words marked as glossary terms.
import { type Term, TermFinder } from '../../src/markdown/term-finder';
import { renderMarkdown } from './render-markdown';

function term(name: string, ...spellings: string[]): Term {
  const anchor = name.toLowerCase().replace(/ /g, '-');
  return { anchor, term: name, spellings, full: null, meaning: `What ${name} means.` };
}

const TERMS = [
  term('Handover'),
  term('MAR chart', 'drug record'),
  term('CoS'),
  term('E-roster'),
  term('PIN', 'PIN number'),
];

const render = (markdown: string, unmarked: readonly string[] = [], terms = TERMS) =>
  renderMarkdown(markdown, { glossary: { finder: new TermFinder(terms), unmarked } });
/** The words of the marked terms. */
const marked = async (markdown: string, unmarked?: readonly string[], terms?: Term[]): Promise<string[]> =>
  [...(await render(markdown, unmarked, terms)).html.matchAll(/class="term"[^>]*>([^<]*)</g)].map(
    ([, words]) => `${words}`,
  );

test('a term is a link to the glossary with its meaning', async () => {
  const { html, meanings } = await render('Sign the MAR chart now.');
  expect(html).toBe(
    '<p>Sign the <a href="/glossary/#mar-chart" class="term" aria-describedby="term:mar-chart">MAR chart</a> now.</p>',
  );
  expect(meanings).toBe(
    '<aside role="none"><div id="term:mar-chart" role="tooltip" popover="">What MAR chart means.</div></aside>',
  );
});

test.each([
  ['the first use only', 'A drug record.\n\nA MAR chart. *Handover* and handover.', ['drug record', 'Handover']],
  ['words in any letter case', 'handover; e-roster', ['handover', 'e-roster']],
  ['abbreviations as written only', 'pin and cos and Pin', []],
  ['the longest name', 'Your PIN number', ['PIN number']],
  ['an s at the end', 'Both MAR charts', ['MAR charts']],
  ['a name across a line end', 'the MAR\nchart', ['MAR\nchart']],
  ['whole words only', 'handovers-to-be, prehandover, PINs1, Handover-led, and/PIN', []],
  ['words next to punctuation', '(handover), "CoS".', ['handover', 'CoS']],
])('marks are set for %s', async (_name, markdown, words) => expect(await marked(markdown)).toEqual(words));

test.each([
  ['headings', '## Handover\n\n### The PIN'],
  ['links', 'See [the handover](/about/) and <https://example.org/PIN>.'],
  ['code', 'Write `PIN`.\n\n```\nhandover\n```'],
  ['quotations', '> The handover was late.'],
  ['heads of tables', '| Handover | PIN |\n| - | - |\n| a | b |'],
  ['footnotes', 'Text.[^1]\n\n[^1]: The handover.'],
])('nothing is marked in %s', async (_name, markdown) => expect(await marked(markdown)).toEqual([]));

test('a term that the author has switched off stays plain', async () => {
  expect(await marked('Handover and PIN', ['Handover'])).toEqual(['PIN']);
});

test('at most eight terms are marked', async () => {
  const many = Array.from({ length: 12 }, (_, index) => term(`Word${'abcdefghijkl'.charAt(index)}`));
  expect(await marked(many.map(({ term: name }) => name).join(' and '), [], many)).toHaveLength(8);
});
