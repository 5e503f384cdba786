import { withPrefix } from 'gatsby';
import { useMemo } from 'react';
import { ARTICLE_INDEX, listingPath, pageDataPath, postPath } from '../routes';
import { type ArticleIndex, findArticles, type SearchableArticle, toSearchable } from '../utils/article-index';
import { type ListingView, pageOfPosition } from '../utils/listing';
import { useDebouncedValue } from './use-debounced-value';
import { useJsonFiles } from './use-json-files';
import type { ArticleCardData, Listing, ListingPageData, ShownArticle } from './use-listing-pages';

/** How long a search rests before pictures are fetched for what it found, in milliseconds. */
const PICTURES_DELAY = 250;

function withoutPicture({ slug, title, excerpt, category }: SearchableArticle): ShownArticle {
  return { slug, path: postPath(slug), title, excerpt, category };
}

/** Completes rows of the index to cards, from the listing pages that they are on. */
export function useCardsOfRows(
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
export function useSearchableArticles(
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
export function useArticleSearch(
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
