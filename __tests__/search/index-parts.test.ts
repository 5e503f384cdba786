// Guards the index in parts: it finds what MiniSearch finds in one piece, and a search needs few of them.
import MiniSearch from 'minisearch';
import { packTerms, partsWith, type TermRow, unpackTerms } from '../../src/search/index-parts';
import { INDEX_OPTIONS } from '../../src/search/text-search';
import { pageOf, SEARCHED } from './listing-fixture';
import { searchOver } from './search-over';

const TEXTS = [
  'a shift, a night shift',
  'Nights of a nurse',
  'the ward',
  'nurses on wards and nursing',
  '12-hour shifts',
];

test('terms are the same after they were packed', () => {
  const engine = new MiniSearch(INDEX_OPTIONS);
  engine.addAll(TEXTS.map((text, id) => ({ id, title: text, names: TEXTS[id + 1] ?? '', text: `${text} ${text}` })));
  const { index } = engine.toJSON();
  const sent: TermRow[] = JSON.parse(JSON.stringify(packTerms(index, INDEX_OPTIONS.fields)));
  expect(new Map(unpackTerms(sent))).toEqual(new Map(JSON.parse(JSON.stringify(index))));
});

test.each([
  ['mentor', false, 'b'],
  ['a', false, 'a'],
  ['zebra', false, 'd'],
  ['0', false, ''],
  ['nur', true, 'bc'],
  ['nurse', true, 'c'],
  ['nurs', true, 'bc'],
  ['nurs', false, 'b'],
])('the term %s, or what it is the beginning of (%s), is in the parts "%s"', (term, isPrefix, addresses) => {
  const parts = ['a', 'm', 'nurse', 'z'].map((from, index) => ({ from, address: 'abcd'.charAt(index) }));
  const found = partsWith(term, isPrefix, parts).map(({ address }) => address);
  expect(found.join('')).toBe(addresses);
});

test('a search of small parts finds what one of a single part finds', async () => {
  const pages = TEXTS.map((text, index) => pageOf('Page', text, `/page-${index}/`, '', `${text}.`));
  const searched = { ...SEARCHED, pages: [...SEARCHED.pages, ...pages] };
  const [whole, inParts] = [await searchOver(searched), await searchOver(searched, 40)];
  for (const search of [
    'nurse',
    'nigth shfit',
    'mat leave',
    'winter',
    'nurs',
    'shift ward',
    'instalmnts',
    '12hour',
    'x',
  ])
    expect(inParts(search)).toEqual(whole(search));
});
