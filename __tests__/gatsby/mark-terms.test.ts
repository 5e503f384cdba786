import { type Term, TermFinder } from '../../src/gatsby/markdown/mark-terms';
import { renderMarkdown } from '../support/render-markdown';

function term(name: string, ...spellings: string[]): Term {
  const anchor = name.toLowerCase().replace(/ /g, '-');
  return { anchor, term: name, spellings, full: null, meaning: `What ${name} means.` };
}

const TERMS = [
  term('Handover'),
  term('MAR chart', 'medicines administration record'),
  term('CoS'),
  term('E-roster'),
  term('PIN', 'PIN number'),
];

const render = (markdown: string, unmarked: readonly string[] = [], terms = TERMS) =>
  renderMarkdown(markdown, { glossary: { finder: new TermFinder(terms), unmarked } });
/** The words of the marked terms. */
const marked = (markdown: string, unmarked?: readonly string[], terms?: Term[]): string[] =>
  [...render(markdown, unmarked, terms).html.matchAll(/class="term"[^>]*>([^<]*)</g)].map(([, words = '']) => words);

test('a term is a link to the glossary, and what it means belongs to the page', () => {
  const { html, meanings } = render('Sign the MAR chart now.');
  expect(html).toBe(
    '<p>Sign the <a href="/glossary/#mar-chart" class="term" aria-describedby="term:mar-chart">MAR chart</a> now.</p>',
  );
  expect(meanings).toBe('<div id="term:mar-chart" role="tooltip" popover="">What MAR chart means.</div>');
});

test('the name in full comes first, and nothing in it is markup', () => {
  const tricky = { ...term('AHP'), full: 'Allied <b>health</b> professional', meaning: 'Not a "nurse".' };
  expect(render('Ask the AHP.', [], [tricky]).meanings).toBe(
    '<div id="term:ahp" role="tooltip" popover=""><strong>Allied &#x3C;b>health&#x3C;/b> professional.</strong> Not a "nurse".</div>',
  );
});

test('only the first use is marked, whichever spelling it has', () => {
  expect(marked('The medicines administration record.\n\nA MAR chart. *Handover* and handover.')).toEqual([
    'medicines administration record',
    'Handover',
  ]);
});

test.each([
  ['small letters and capitals of words', 'handover; e-roster', ['handover', 'e-roster']],
  ['an abbreviation only as it is written', 'pin and cos and Pin', []],
  ['the longest name', 'Your PIN number', ['PIN number']],
  ['an s at the end', 'Both MAR charts', ['MAR charts']],
  ['a name over a line end', 'the MAR\nchart', ['MAR\nchart']],
  ['no part of another word', 'handovers-to-be, prehandover, PINs1, Handover-led, and/PIN', []],
  ['words beside punctuation', '(handover), "CoS".', ['handover', 'CoS']],
])('%s', (_name, markdown, words) => {
  expect(marked(markdown)).toEqual(words);
});

test.each([
  ['headings', '## Handover\n\n### The PIN'],
  ['links', 'See [the handover](/about/) and <https://example.org/PIN>.'],
  ['code', 'Write `PIN`.\n\n```\nhandover\n```'],
  ['quotations', '> The handover was late.'],
  ['heads of tables', '| Handover | PIN |\n| - | - |\n| a | b |'],
  ['footnotes', 'Text.[^1]\n\n[^1]: The handover.'],
])('nothing is marked in %s', (_name, markdown) => {
  expect(marked(markdown)).toEqual([]);
});

test('cells of tables, lists and stressed words are running text', () => {
  expect(marked('| a | b |\n| - | - |\n| handover | **PIN** |\n\n- CoS')).toEqual(['handover', 'PIN', 'CoS']);
});

test('a term that the author has switched off stays plain', () => {
  expect(marked('Handover and PIN', ['Handover'])).toEqual(['PIN']);
});

test('no more than eight are marked', () => {
  const many = Array.from({ length: 12 }, (_, index) => term(`Word${'abcdefghijkl'.charAt(index)}`));
  expect(marked(many.map(({ term: name }) => name).join(' and '), [], many)).toHaveLength(8);
});

test('without terms, or with signs in their names, the text stays as it is', () => {
  expect(marked('Handover (really?)', [], [])).toEqual([]);
  expect(marked('A&E or C++ (really?)', [], [term('C++'), term('(really?)'), term('A&E')])).toEqual([
    'A&#x26;E',
    'C++',
    '(really?)',
  ]);
});

test('what is taken out of a long text to parse it is marked all the same', () => {
  const long = 'Before we begin the long day we listen to the handover and write down what matters to us most of all. ';
  expect(marked(long.repeat(5))).toEqual(['handover']);
});
