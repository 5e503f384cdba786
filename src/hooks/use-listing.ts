import { withPrefix } from 'gatsby';
import { useDeferredValue, useMemo, useState } from 'react';
import { ARTICLE_INDEX, listingPath, pageDataPath, postPath } from '../routes';
import {
  type ArticleIndex,
  findArticles,
  normaliseSearch,
  type SearchableArticle,
  toSearchable,
} from '../utils/article-index';
import { type ListingView, pageOfPosition } from '../utils/listing';
import { type FoundPage, useAlsoFound } from './use-also-found';
import { useDebouncedValue } from './use-debounced-value';
import { useJsonFiles } from './use-json-files';
import {
  type ArticleCardData,
  type Listing,
  type ListingPageData,
  type ListingSource,
  type ShownArticle,
  useListingPages,
} from './use-listing-pages';

/** What there is to show for a view. */
interface Answer extends Listing {
  /** What else holds the search words, in its text. */
  readonly alsoFound: readonly ShownArticle[];
  /** Other pages of the site. */
  readonly elsewhere: readonly FoundPage[];
}

/** What the listing shows, and whether it matches the current view. */
export interface ListingState extends Answer {
  /** True while the last request is pending; the previous results stay until it is done. */
  readonly busy: boolean;
  /** True where the answer could not be fetched. */
  readonly failed: boolean;
  /** True where it is known that neither an article nor another page fits. */
  readonly isEmpty: boolean;
}

/** The same for answers that show the same. */
function keyOf({ cards, from, total, nextPath, alsoFound, elsewhere }: Answer): string {
  return JSON.stringify([from, total, nextPath, ...[cards, alsoFound].map(slugsAndDates), elsewhere]);
}

/** A card gets its date together with its picture. */
const slugsAndDates = (cards: readonly ShownArticle[]) => cards.map(({ slug, date }) => [slug, date]);

/** How long a search rests before pictures are fetched for what it found, in milliseconds. */
const PICTURES_DELAY = 250;

function withoutPicture({ slug, title, excerpt, category }: SearchableArticle): ShownArticle {
  return { slug, path: postPath(slug), title, excerpt, category };
}

/** Completes rows of the index to cards, from the listing pages that they are on. */
function useCardsOfRows(
  rows: readonly SearchableArticle[],
  known: readonly ArticleCardData[],
  request: unknown,
): readonly ShownArticle[] {
  const pages = [...new Set(rows.map(({ position }) => pageOfPosition(position)))];
  const urls = pages.map((page) => withPrefix(pageDataPath(listingPath(page)))).join(' ');
  const settled = useDebouncedValue(urls, PICTURES_DELAY);
  const { files } = useJsonFiles<ListingPageData>(settled ? settled.split(' ') : [], request);
  const cards = new Map(
    [...known, ...files.flatMap((file) => file?.result.data.posts ?? [])].map((card) => [card.slug, card]),
  );
  return rows.map((row) => cards.get(row.slug) ?? withoutPicture(row));
}

/** The list of all articles for searching, fetched once it is needed. */
function useSearchableArticles(
  needed: boolean,
  request: unknown,
): { articles: readonly SearchableArticle[] | undefined; failed: boolean } {
  const { files, failed } = useJsonFiles<ArticleIndex>(needed ? [withPrefix(ARTICLE_INDEX)] : [], request);
  const index = files[0];
  return { articles: useMemo(() => index && toSearchable(index), [index]), failed };
}

/**
 * The articles whose title or excerpt holds the search text, in the chosen category.
 * @returns `listing` is `null` until the list of all articles is there
 */
function useArticleSearch(
  { search, category, shown }: ListingView,
  articles: readonly SearchableArticle[] | undefined,
  known: readonly ArticleCardData[],
): Listing | null {
  const found = useMemo(
    () => articles && search && findArticles(articles, search, category),
    [articles, search, category],
  );
  const cards = useCardsOfRows(found ? found.slice(0, shown) : [], known, found);
  return found ? { cards, from: 1, total: found.length, nextPath: null } : null;
}

/**
 * The cards that fit a view. Without a search text they come from the static pages of the listing; with one from the
 * list of all articles, which is fetched then, or as soon as `eager` says that a search is likely.
 */
export function useListing(source: ListingSource, view: ListingView, eager: boolean): ListingState {
  const search = normaliseSearch(useDeferredValue(view.search));
  const searching = search !== '';
  const pages = useListingPages(source, view, !searching);
  const { articles, failed } = useSearchableArticles(searching || eager, view);
  const found = useArticleSearch({ ...view, search }, articles, source.cards);
  const inText = useAlsoFound(search, view.category, articles);
  const alsoFound = useCardsOfRows(inText.rows, source.cards, inText.rows);

  const listing = searching ? found : pages.listing;
  // Only once the texts have been searched too is it known that nothing was found.
  const isAnswered = listing !== null && (listing.total > 0 || !inText.pending);
  const current: Answer | null = isAnswered ? { ...listing, alsoFound, elsewhere: inText.pages } : null;
  // The previous results stay until the new ones have arrived.
  const [last, setLast] = useState({ key: '', answer: current });
  const key = current ? keyOf(current) : last.key;
  if (key !== last.key) setLast({ key, answer: current });
  const first = { cards: source.cards, from: 1, total: source.context.total, nextPath: null };
  const shown = current ?? last.answer ?? { ...first, alsoFound: [], elsewhere: [] };
  const broken = searching ? failed : pages.failed;
  const isEmpty = !broken && shown.total + shown.alsoFound.length + shown.elsewhere.length === 0;
  return { ...shown, busy: current === null && !broken, failed: broken, isEmpty };
}
