import type { SearchEntry } from '../../src/content/resolve/search-entries';
import { categoryPath, listingPath, PAGE_SIZE, SEARCH_INDEX, SEARCH_PARTS } from '../../src/routes';
import type { ListingSource } from '../../src/search/listing';
import { makeIndex, type Searched } from '../../src/search/make-index';
import type { ArticleCardData } from '../../src/search/text-search';

const CATEGORIES = ['Career Development', 'Relocation', 'Bedside Diary'];

/** Fourteen articles, newest first; every third has the same category. */
export const ARTICLES: readonly ArticleCardData[] = Array.from({ length: 14 }, (_, index) => ({
  slug: `article-${index + 1}`,
  path: `/blog/article-${index + 1}/`,
  title: `Article ${index + 1}`,
  excerpt: index === 12 ? 'How to pack a SUITCASE for winter.' : `Excerpt ${index + 1}.`,
  category: CATEGORIES[index % 3] ?? '',
  date: `2024-05-${String(14 - index).padStart(2, '0')}`,
  readTime: '4 min read',
  statusLabel: null,
  coverAlt: `Cover ${index + 1}`,
  cover: { childImageSharp: null },
}));

const SLUGS = new Map([
  ['Career Development', 'career-development'],
  ['Relocation', 'relocation'],
  ['Bedside Diary', 'bedside-diary'],
  ['Wellness', 'wellness'],
]);

/** Props of a static listing page. */
export function sourceOf(category: string | null = null, page = 1): ListingSource {
  const articles = ARTICLES.filter((article) => category === null || article.category === category);
  const pageCount = Math.max(1, Math.ceil(articles.length / PAGE_SIZE));
  const pathOf = (number: number) => (category ? categoryPath(SLUGS.get(category) ?? '', number) : listingPath(number));
  const olderPath = page < pageCount ? pathOf(page + 1) : null;
  return {
    context: { category, page, pageCount, total: articles.length, newerPath: null, olderPath },
    cards: articles.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    slugs: SLUGS,
  };
}

/** A page other than an article, as in the search index. */
export const pageOf = (kind: string, title: string, path: string, names: string, text: string): SearchEntry => ({
  kind,
  title,
  path,
  names,
  text,
});

/** What the build makes the index of these articles of. */
export const SEARCHED: Searched = {
  synonyms: [['maternity leave', 'mat leave']],
  ignored: ['the'],
  pages: [
    pageOf('Question', 'Cost', '/faq/#cost', '', 'The price is on each page. Instalments are possible in winter.'),
    pageOf('Glossary', 'Handover', '/glossary/#handover', 'report', 'From one shift to the next.'),
  ],
  articles: ARTICLES.map((card, index) => ({
    card,
    words: { 3: 'maternity leave midwife', 4: 'winter' }[index] ?? 'ward',
  })),
};

export const CHOICES = [
  { category: null, label: 'All Posts', href: '/blog/' },
  ...[...SLUGS].map(([category, slug]) => ({ category, label: category, href: categoryPath(slug) })),
];

/** The files of a search by address, as the build writes them. */
export function searchFiles(searched: Searched, partSize?: number): ReadonlyMap<string, object> {
  const { index, files } = makeIndex(
    searched,
    (rows) => `${SEARCH_PARTS}${rows[0]?.[0]}-${rows[0]?.length}.json`,
    partSize,
  );
  return new Map<string, object>([...files, [SEARCH_INDEX, index]]);
}

/** The data of a listing page at its address, as Gatsby writes it; `undefined` for other addresses. */
export function dataAt(address: string): object | undefined {
  const [, slug, page] =
    /^\/page-data\/blog(?:\/category\/([^/]+))?(?:\/page\/(\d+))?\/page-data\.json$/.exec(address) ?? [];
  if (!address.startsWith('/page-data/')) return undefined;
  const [category = null] = [...SLUGS].flatMap(([name, own]) => (own === slug ? name : []));
  const { context, cards } = sourceOf(category, Number(page ?? 1));
  return { result: { data: { posts: cards }, pageContext: context } };
}
