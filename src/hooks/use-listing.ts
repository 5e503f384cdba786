import { useDeferredValue, useMemo, useState } from 'react';
import { type ArticleCardData, type ListingContext, type ListingView, PAGE_SIZE, staticPages } from '../utils/listing';
import { findArticles, normaliseSearch } from '../utils/search-index';
import type { FoundPage } from '../utils/text-search';
import { useDebouncedValue } from './use-debounced-value';
import { useSearchIndex } from './use-search-index';

/** The current static page, and category slugs by name. */
export interface ListingSource {
  readonly context: Omit<ListingContext, 'ids' | 'newestIds'>;
  readonly cards: readonly ArticleCardData[];
  readonly slugs: ReadonlyMap<string, string>;
}

/** The results for a view. */
interface Answer {
  readonly cards: readonly ArticleCardData[];
  /** Position of the first card, from 1. */
  readonly from: number;
  readonly total: number;
  /** The static page that starts with the next card, if any. */
  readonly nextPath: string | null;
  /** Articles with the search words in their text. */
  readonly alsoFound: readonly ArticleCardData[];
  /** Other pages of the site. */
  readonly elsewhere: readonly FoundPage[];
}

/** The listing's results, and whether they are up to date. */
export interface ListingState extends Answer {
  /** True while the latest request is pending; the previous results stay until it completes. */
  readonly busy: boolean;
  /** True if the results could not be fetched. */
  readonly failed: boolean;
  /** True once neither articles nor other pages match. */
  readonly isEmpty: boolean;
}

/** Milliseconds of quiet before the texts are searched; the field itself reacts at once. */
const DELAY = 400;
const SHORTEST_SEARCH = 2;
const MOST_FOUND = 6;

/** The cards of a category, or of all articles, from the current static page on. */
function browse(
  { context, slugs }: ListingSource,
  { category, shown }: ListingView,
  articles: readonly ArticleCardData[],
): Answer {
  const first = category === context.category ? context.page : 1;
  const start = (first - 1) * PAGE_SIZE;
  const cards = articles.slice(start, start + shown);
  const hasMore = start + cards.length < articles.length;
  const nextPath = hasMore ? (staticPages(category, slugs)?.(first + shown / PAGE_SIZE) ?? null) : null;
  return { cards, from: start + 1, total: articles.length, nextPath, alsoFound: [], elsewhere: [] };
}

/** The results the static page itself has; `undefined` if the view needs more. */
function ownAnswer({ context, cards }: ListingSource, { category, shown }: ListingView): Answer | undefined {
  const from = (context.page - 1) * PAGE_SIZE + 1;
  const isLast = context.page === context.pageCount;
  if (category !== context.category || (shown > PAGE_SIZE && !isLast)) return undefined;
  return { cards, from, total: context.total, nextPath: context.olderPath, alsoFound: [], elsewhere: [] };
}

/**
 * The cards for a view. Anything the static page lacks comes from the search index, fetched when needed or as soon as
 * `eager` expects a search.
 */
export function useListing(source: ListingSource, view: ListingView, eager: boolean): ListingState {
  const search = normaliseSearch(useDeferredValue(view.search));
  const settled = useDebouncedValue(search, DELAY);
  const { category, shown } = view;
  const own = useMemo(() => (search === '' ? ownAnswer(source, view) : undefined), [source, view, search]);
  const { index, texts, failed } = useSearchIndex(eager || own === undefined, view);

  const found = useMemo((): Answer | undefined => {
    if (!index) return undefined;
    // A card that is on the page already stays the same object, so that it is not rendered again.
    const articles = findArticles(index.articles, search, category).map(
      (article): ArticleCardData => source.cards.find(({ slug }) => slug === article.slug) ?? article,
    );
    if (search === '') return browse(source, { search, category, shown }, articles);
    const exact = { cards: articles.slice(0, shown), from: 1, total: articles.length, nextPath: null };
    if (texts === null || search.length < SHORTEST_SEARCH) return { ...exact, alsoFound: [], elsewhere: [] };
    // "Nothing found" is certain only after the texts have been searched too.
    if (!texts || settled !== search)
      return articles.length > 0 ? { ...exact, alsoFound: [], elsewhere: [] } : undefined;
    const isOther = (article: ArticleCardData): boolean =>
      !articles.some(({ slug }) => slug === article.slug) && (category === null || article.category === category);
    return {
      ...exact,
      alsoFound: texts.findArticles(search).filter(isOther).slice(0, MOST_FOUND),
      // Only articles have categories.
      elsewhere: category === null ? texts.findPages(search).slice(0, MOST_FOUND) : [],
    };
  }, [index, texts, source, search, settled, category, shown]);

  const current = own ?? found;
  // Keep the previous results until the new ones arrive.
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const first = { cards: source.cards, from: 1, total: source.context.total, nextPath: null };
  const answer = current ?? last ?? { ...first, alsoFound: [], elsewhere: [] };
  const broken = failed && current === undefined;
  const isEmpty = !broken && answer.total + answer.alsoFound.length + answer.elsewhere.length === 0;
  return { ...answer, busy: current === undefined && !broken, failed: broken, isEmpty };
}
