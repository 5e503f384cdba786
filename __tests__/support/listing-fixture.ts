import type { ListingSource } from '../../src/hooks/use-listing';
import { categoryPath, listingPath } from '../../src/routes';
import { type ArticleCardData, PAGE_SIZE } from '../../src/utils/listing';
import type { SearchIndex } from '../../src/utils/search-index';
import type { FakeFiles } from './fake-files';

const CATEGORIES = ['Career Development', 'Relocation', 'Bedside Diary'];

/** Fourteen articles, newest first; every third is of the same category. */
export const ARTICLES: readonly ArticleCardData[] = Array.from({ length: 14 }, (_, index) => ({
  slug: `article-${index + 1}`,
  path: `/blog/article-${index + 1}/`,
  title: `Article ${index + 1}`,
  excerpt: index === 12 ? 'How to pack a SUITCASE for winter.' : `Excerpt ${index + 1}.`,
  category: CATEGORIES[index % 3] ?? '',
  date: `${14 - index} May 2024`,
  dateTime: `2024-05-${String(14 - index).padStart(2, '0')}`,
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

/** What a static page of the listing is given. */
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

/** What the build writes for these articles. */
export const INDEX: SearchIndex = {
  synonyms: [['maternity leave', 'mat leave']],
  ignored: ['the'],
  pages: [
    {
      kind: 'Question',
      title: 'What does it cost?',
      path: '/faq/#what-does-it-cost',
      names: '',
      text: 'The price is on each page. Instalments are possible in winter.',
    },
    {
      kind: 'Glossary',
      title: 'Handover',
      path: '/glossary/#handover',
      names: 'report',
      text: 'From one shift to the next.',
    },
  ],
  articles: ARTICLES.map((article, index) => ({
    ...article,
    words: { 3: 'maternity leave midwife', 4: 'winter' }[index] ?? 'ward',
  })),
};

export const FILES: FakeFiles = { '/blog/search.json': INDEX };

/** The texts of the listing; their words are of no interest but for telling them apart. */
export const TEXTS = {
  title: 'Blog',
  lead: 'Articles for nurses.',
  seo: { title: 'Blog', description: 'Articles for nurses.' },
  socialCard: '/social-cards/blog.png',
  pageTitle: '{title}, page {page}',
  pageDescription: '{description} Page {page}.',
  categoryTitle: 'Articles about {category}',
  searchLabel: 'Search articles',
  searchPlaceholder: 'Search articles...',
  filterLabel: 'Filter by category',
  readMore: 'Read More',
  loadMore: 'Load More Articles',
  emptyTitle: 'No Articles Found',
  emptyPicture: { publicURL: '/static/no-results.svg' },
  emptyText: 'Try adjusting your search or filter criteria',
  emptyReset: 'Show all articles',
  emptySuggestions: 'Or read one of these',
  resultsOne: '{count} article',
  resultsMany: '{count} articles',
  resultsPart: '{from} to {to} of {count}',
  alsoFoundTitle: 'Matches in the text',
  alsoFound: '{count} more in the text',
  elsewhere: { title: 'Also on this site', answers: 'Answers', count: '{count} elsewhere' },
  searchFailed: 'The list could not be loaded.',
  pages: 'More pages',
  previousPage: 'Newer articles',
  nextPage: 'Older articles',
};

export const CHOICES = [
  { category: null, label: 'All Posts', href: '/blog/' },
  ...[...SLUGS].map(([category, slug]) => ({ category, label: category, href: categoryPath(slug) })),
];
