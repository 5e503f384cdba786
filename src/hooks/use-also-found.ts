import { withPrefix } from 'gatsby';
import { useEffect, useMemo, useState } from 'react';
import { ARTICLE_WORDS } from '../routes';
import type { SearchableArticle } from '../utils/article-index';
import type { ArticleWords } from '../utils/article-words';
import type { TextSearch } from '../utils/text-search';
import { useDebouncedValue } from './use-debounced-value';
import { useJsonFiles } from './use-json-files';

/** Debounce of the search in the texts, in milliseconds; the field itself is never delayed. */
const DELAY = 400;
const SHORTEST_SEARCH = 2;
const MOST_FOUND = 6;

/** A page beside the articles, or a place on one, that a search has found. */
export interface FoundPage {
  /** What kind of page it is, as visitors read it. */
  readonly kind: string;
  readonly title: string;
  readonly path: string;
  /** Whether it is named as the visitor asks, so that it belongs above the articles. */
  readonly isAnswer: boolean;
  /** What it says, split so that every second part is a word that was found; may be empty. */
  readonly sentence: readonly string[];
}

/** The search over each file of words; made once, however often the listing is opened. */
const searches = new WeakMap<ArticleWords, Promise<TextSearch>>();

function textSearchOf(articles: readonly SearchableArticle[], words: ArticleWords): Promise<TextSearch> {
  const known = searches.get(words);
  if (known) return known;
  const made = import('../utils/text-search').then(({ createTextSearch }) => createTextSearch(articles, words));
  searches.set(words, made);
  // Its code may come the next time.
  made.catch(() => searches.delete(words));
  return made;
}

/** The search over all texts, made away from the keystrokes; `null` where its code does not come. */
function useTextSearch(
  articles: readonly SearchableArticle[] | undefined,
  words: ArticleWords | undefined,
): TextSearch | null | undefined {
  const [made, setMade] = useState<TextSearch | null>();
  useEffect(() => {
    if (!articles || !words) return;
    let current = true;
    textSearchOf(articles, words).then(
      (search) => current && setMade(search),
      (error: unknown) => {
        console.warn(error);
        if (current) setMade(null);
      },
    );
    return () => {
      current = false;
    };
  }, [articles, words]);
  return made;
}

/** What is found beside the articles whose title or excerpt matches. */
interface Found {
  /** Articles that match in their text. */
  readonly rows: readonly SearchableArticle[];
  /** Other pages; none in a single category, since only articles have one. */
  readonly pages: readonly FoundPage[];
}

interface AlsoFound extends Found {
  /** True until the text search has finished. */
  readonly pending: boolean;
}

const NOTHING: Found = { rows: [], pages: [] };

/**
 * Articles that hold the search words in their text, misspelt ones and synonyms included, without those that are found
 * exactly, and other pages. None for a short search, and none where the texts cannot be loaded: they are an extra.
 * @param search as it is compared, in lower case
 */
export function useAlsoFound(
  search: string,
  category: string | null,
  articles: readonly SearchableArticle[] | undefined,
): AlsoFound {
  const settled = useDebouncedValue(search, DELAY);
  const isLongEnough = search.length >= SHORTEST_SEARCH;
  const active = isLongEnough && settled === search && articles !== undefined;
  // Once it is there the file stays: the search is made from it.
  const [isAsked, setIsAsked] = useState(false);
  if (active && !isAsked) setIsAsked(true);
  const { files, failed } = useJsonFiles<ArticleWords>(isAsked ? [withPrefix(ARTICLE_WORDS)] : [], settled);
  const textSearch = useTextSearch(articles, files[0]);
  const kinds = files[0]?.kinds;
  const found = useMemo((): Found | undefined => {
    if (!active || !textSearch) return undefined;
    const rows = textSearch.find(search).flatMap((position) => articles[position] ?? []);
    const pages = category === null ? textSearch.findOthers(search) : [];
    return {
      rows: rows
        .filter((article) => !article.haystack.includes(search) && (category === null || article.category === category))
        .slice(0, MOST_FOUND),
      pages: pages
        .slice(0, MOST_FOUND)
        .map(({ page: [kind, title, path], ...found }) => ({ kind: kinds?.[kind] ?? '', title, path, ...found })),
    };
  }, [active, articles, category, kinds, search, textSearch]);
  return { ...(found ?? NOTHING), pending: isLongEnough && found === undefined && !failed && textSearch !== null };
}
