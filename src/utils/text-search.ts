import MiniSearch, { type Query } from 'minisearch';
import { normaliseSearch, type SearchableArticle } from './article-index';
import type { ArticleWords, OtherPage } from './article-words';

/** Finds articles by words of their text, and other pages, with typing mistakes and the readers' own words. */
export interface TextSearch {
  /** Places in the article index, best first. */
  readonly find: (search: string) => number[];
  /** Other pages, best first. */
  readonly findOthers: (search: string) => OtherPage[];
}

/** How many articles are indexed at a time, so that typing is never blocked. */
const CHUNK = 20;

/** One letter in five may be wrong in words that are long enough to be recognised anyway. */
const FUZZY = (term: string) => (term.length > 4 ? 0.2 : false);
const PREFIX = (term: string) => term.length > 3;

function containsPhrase(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `);
}

/** The search itself and the same search in every other word for what it names. */
export function expandSynonyms(search: string, synonyms: ArticleWords['synonyms']): string[] {
  const plain = normaliseSearch(search).replace(/\s+/g, ' ');
  const others = synonyms.flatMap((group) => {
    const said = group.filter((phrase) => containsPhrase(plain, phrase)).sort((a, b) => b.length - a.length)[0];
    if (said === undefined) return [];
    return group.filter((phrase) => phrase !== said).map((phrase) => plain.replace(said, phrase));
  });
  return [...new Set([plain, ...others])];
}

/** The significant words of a wording; all of them if none is. */
function tellingTerms(wording: string, ignored: readonly string[]): string[] {
  const terms = wording.split(' ');
  const telling = terms.filter((term) => !ignored.includes(term));
  return telling.length > 0 ? telling : terms;
}

interface Entry {
  readonly position: number;
  readonly head: string;
  readonly text: string;
}

async function engineOf(entries: readonly Entry[]): Promise<MiniSearch<Entry>> {
  const engine = new MiniSearch<Entry>({
    idField: 'position',
    fields: ['head', 'text'],
    searchOptions: { boost: { head: 3 } },
  });
  await engine.addAllAsync(entries, { chunkSize: CHUNK });
  return engine;
}

/** Indexes articles and other pages in small steps, and resolves to their search. */
export async function createTextSearch(
  articles: readonly SearchableArticle[],
  { synonyms, ignored, articles: words, others }: ArticleWords,
): Promise<TextSearch> {
  const articleEngine = await engineOf(
    articles.map(({ position, haystack, category }) => ({
      position,
      head: `${haystack}\n${category}`,
      text: words[position] ?? '',
    })),
  );
  const otherEngine = await engineOf(others.map(([, head, , text], position) => ({ position, head, text })));
  const find = (engine: MiniSearch<Entry>, search: string): number[] => {
    // Only what was typed can be misspelt; the other phrases are the owner's.
    const queries: Query[] = expandSynonyms(search, synonyms).map((wording, index) => ({
      queries: tellingTerms(wording, ignored),
      combineWith: 'AND',
      prefix: PREFIX,
      fuzzy: index === 0 && FUZZY,
    }));
    return engine.search({ queries, combineWith: 'OR' }).map(({ id }) => Number(id));
  };
  return {
    find: (search) => find(articleEngine, search),
    findOthers: (search) => find(otherEngine, search).flatMap((position) => others.slice(position, position + 1)),
  };
}
