// Guards the listing's URLs, and its search in titles and excerpts.
import { readView, staticPages, viewAddress } from '../../src/utils/listing';
import { findArticles } from '../../src/utils/search-index';

const view = { search: '', category: null, shown: 6 };

test('the address of a view reads back as the same view', () => {
  const wanted = { search: 'bank & shift', category: 'Bedside Diary', shown: 6 };
  const address = viewAddress('/blog/', wanted, null);
  expect(readView(address.slice('/blog/'.length), null, null)).toEqual(wanted);
});

test('a category page does not repeat its category and does not take another', () => {
  const address = '/blog/category/wellness/';
  expect(viewAddress(address, { ...view, category: 'Wellness' }, 'Wellness')).toBe(address);
  expect(readView('?category=Relocation', null, 'Wellness').category).toBe('Wellness');
});

test('how many cards were shown comes from the history, if it makes sense', () => {
  expect(readView('', { shown: 18 }, null).shown).toBe(18);
  for (const shown of [undefined, 'many', 3, -12, 6.5]) expect(readView('', { shown }, null).shown).toBe(6);
});

test('static pages exist for all articles and for known categories', () => {
  const slugs = new Map([['Relocation', 'relocation']]);
  expect(staticPages(null, slugs)?.(1)).toBe('/blog/');
  expect(staticPages('Relocation', slugs)?.(2)).toBe('/blog/category/relocation/page/2/');
  expect(staticPages('relocation', slugs)).toBeUndefined();
});

const ARTICLES = [
  { slug: 'a', title: 'Settling in', excerpt: 'The first winter abroad.', category: 'Relocation' },
  { slug: 'b', title: 'Night shifts', excerpt: 'Rest, food and WINTER light.', category: 'Bedside Diary' },
  { slug: 'c', title: 'A mentor’s rota for 2–3 days', excerpt: 'You wait… and wait.', category: 'Leadership' },
];

test.each<[string, string | null, string]>([
  ['wInTeR', null, 'ab'],
  ['mentor', null, 'c'],
  ['', 'Relocation', 'a'],
  ['winter', 'Bedside Diary', 'b'],
  ['', 'Bedside', ''],
  ...["a mentor's rota", 'a mentor’s rota', '2-3 days', '2–3 days', 'wait...', 'wait…'].map(
    (typed): [string, null, string] => [typed, null, 'c'],
  ),
])(
  'the search for "%s" in the category %s finds %s, in any case and with any quotes and dashes',
  (text, category, slugs) => {
    expect(
      findArticles(ARTICLES, text, category)
        .map(({ slug }) => slug)
        .join(''),
    ).toBe(slugs);
  },
);
