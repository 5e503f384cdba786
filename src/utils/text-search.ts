import MiniSearch, { type Query } from 'minisearch';
import { normaliseSearch, type SearchableArticle } from './article-index';
import type { ArticleWords } from './article-words';

/** Finds articles by words of their text, with typing mistakes and the readers' own words. */
export interface TextSearch {
  /** Places in the article index, best first. */
  readonly find: (search: string) => number[];
}

/** Articles that are taken in at a time, so that typing is never held up. */
const CHUNK = 20;

/** A letter in five may be wrong in words that are long enough to be recognised all the same. */
const TOLERANCE = {
  fuzzy: (term: string) => (term.length > 4 ? 0.2 : false),
  prefix: (term: string) => term.length > 3,
};

function containsPhrase(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `);
}

/** The search itself and the same search in every other word for what it names. */
export function wordings(search: string, synonyms: ArticleWords['synonyms']): string[] {
  const plain = normaliseSearch(search).replace(/\s+/g, ' ');
  const others = synonyms.flatMap((group) => {
    const said = group.filter((phrase) => containsPhrase(plain, phrase)).sort((a, b) => b.length - a.length)[0];
    if (said === undefined) return [];
    return group.filter((phrase) => phrase !== said).map((phrase) => plain.replace(said, phrase));
  });
  return [...new Set([plain, ...others])];
}

/** Takes in the articles bit by bit and resolves to their search. */
export async function createTextSearch(
  articles: readonly SearchableArticle[],
  { synonyms, articles: words }: ArticleWords,
): Promise<TextSearch> {
  const engine = new MiniSearch({
    idField: 'position',
    fields: ['head', 'text'],
    searchOptions: { boost: { head: 3 } },
  });
  await engine.addAllAsync(
    articles.map(({ position, haystack }) => ({ position, head: haystack, text: words[position] ?? '' })),
    { chunkSize: CHUNK },
  );
  return {
    find: (search) => {
      const queries: Query[] = wordings(search, synonyms).map((wording) => ({
        queries: wording.split(' '),
        combineWith: 'AND',
        ...TOLERANCE,
      }));
      return engine.search({ queries, combineWith: 'OR' }).map(({ id }) => Number(id));
    },
  };
}
