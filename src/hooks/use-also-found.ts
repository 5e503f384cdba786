import { withPrefix } from 'gatsby';
import { useEffect, useState } from 'react';
import { ARTICLE_WORDS } from '../routes';
import type { SearchableArticle } from '../utils/article-index';
import type { ArticleWords } from '../utils/article-words';
import type { TextSearch } from '../utils/text-search';
import { useJsonFiles } from './use-json-files';
import { useSettled } from './use-settled';

/** How long typing rests before the texts are searched, in milliseconds; typing itself is never held up. */
const DELAY = 400;
const SHORTEST_SEARCH = 3;
const MOST_FOUND = 6;

/** The search over all texts, made once and away from the keystrokes. */
function useTextSearch(
  articles: readonly SearchableArticle[] | undefined,
  words: ArticleWords | undefined,
): TextSearch | undefined {
  const [made, setMade] = useState<TextSearch>();
  useEffect(() => {
    if (!articles || !words) return;
    let current = true;
    import('../utils/text-search')
      .then(({ createTextSearch }) => createTextSearch(articles, words))
      .then(
        (search) => current && setMade(search),
        // It is an extra: without it the exact results stand, as they do anyway.
        (error: unknown) => console.warn(error),
      );
    return () => {
      current = false;
    };
  }, [articles, words]);
  return made;
}

/**
 * Articles that hold the search words in their text, misspelt ones and synonyms included, without those that are found
 * exactly. Empty while a search is short or just being typed.
 * @param search as it is compared, in lower case
 */
export function useAlsoFound(
  search: string,
  category: string | null,
  articles: readonly SearchableArticle[] | undefined,
): readonly SearchableArticle[] {
  const settled = useSettled(search, DELAY);
  const active = settled === search && search.length >= SHORTEST_SEARCH && articles !== undefined;
  const { files } = useJsonFiles<ArticleWords>(active ? [withPrefix(ARTICLE_WORDS)] : [], settled);
  const textSearch = useTextSearch(articles, files[0]);
  const [found, setFound] = useState<readonly SearchableArticle[]>([]);
  useEffect(() => {
    const rows = active && textSearch ? textSearch.find(search).flatMap((position) => articles[position] ?? []) : [];
    const fitting = rows.filter(
      (article) => !article.haystack.includes(search) && (category === null || article.category === category),
    );
    setFound((before) => (before.length === 0 && fitting.length === 0 ? before : fitting.slice(0, MOST_FOUND)));
  }, [active, articles, category, search, textSearch]);
  return found;
}
