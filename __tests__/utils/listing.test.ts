// Guards the listing's search in titles and excerpts.
import { findArticles } from '../../src/utils/search-index';

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
