import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchEntry } from '../content/resolve/search-entries';
import { TOOLS } from '../routes';
import { editDistance } from '../utils/suggest-closest';
import { type IndexPart, partsWith, type TermRow, unpackTerms } from './index-parts';
import {
  LETTER,
  plainText,
  type SearchedText,
  searchedText,
  searchTerms,
  splitAtTerms,
  termsOf,
  textMatcher,
} from './words';

/** A card of the listing. */
export type ArticleCardData = Queries.ArticleCardFragment;

/** The JSON that the listing fetches for a search; the index is in parts, of which a search fetches what it needs. */
export interface SearchIndex {
  /** Newest first. */
  readonly articles: readonly ArticleCardData[];
  readonly pages: readonly SearchEntry[];
  /** Groups of words and phrases with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
  readonly ignored: readonly string[];
  /** MiniSearch's numbers of words: in each field of each entry, and on average. Articles are before pages. */
  readonly lengths: readonly number[][];
  readonly averages: readonly number[];
  readonly parts: readonly IndexPart[];
  /** The address of all terms. */
  readonly vocabulary: string;
}

/** A page other than an article that a search found. */
export interface FoundPage extends Pick<SearchEntry, 'kind' | 'title' | 'path'> {
  /** Whether the search names it better than every article: in its title, other names or synonyms. */
  readonly isAnswer: boolean;
  /** The best matching sentence, split so that every second part is a matched word; may be empty. */
  readonly sentence: readonly string[];
}

/** What a search finds, best first. */
export interface Found {
  /** Articles whose title or excerpt contains the search or its words. */
  readonly named: readonly ArticleCardData[];
  /** Articles with the words of the search elsewhere. */
  readonly inText: readonly ArticleCardData[];
  readonly pages: readonly FoundPage[];
}

/** The rows of a file of the index; undefined while it is loaded. */
export type ReadPart = (address: string) => readonly TermRow[] | undefined;

/** Searches an index; undefined while it needs files that are not there yet. */
export type Find = (search: string, read: ReadPart) => Found | undefined;

/** Below this length, a search is only compared with titles and excerpts. */
const SHORTEST = 2;

/** Further words, as of a text pasted whole, are ignored: each one multiplies the work. */
const MOST_WORDS = 16;

/** One letter in five may be wrong, in words long enough to recognise anyway. */
const MISTAKES = 0.2;
const FUZZY = (term: string) => (term.length > 4 ? MISTAKES : false);
const PREFIX = (term: string) => term.length > 3;

/** Articles whose words are prepared for comparison at a time. */
const PIECE = 50;

/** The visitor's own words count more than a synonym. */
const SYNONYM_BOOST = 0.7;

/** A planner does the work that other pages only describe. */
const TOOL_BOOST = 2;

/** The fields that name a page; the other one is its text. */
const NAMES = ['title', 'names'];

const FIELDS = [...NAMES, 'text'];

const ALL = { combineWith: 'AND' } as const;

/** MiniSearch's options for making the index. */
export const INDEX_OPTIONS = { fields: FIELDS, tokenize: termsOf };

/**
 * A search with each synonym of its words and phrases; of several phrases in a group, the longest is replaced.
 * @param groups the words of each phrase as in a search, with blanks between them
 */
export function withSynonyms(terms: readonly string[], groups: readonly (readonly string[])[]): string[][] {
  const search = ` ${terms.join(' ')} `;
  return groups.flatMap((phrases) => {
    const [typed] = phrases.filter((phrase) => search.includes(` ${phrase} `)).sort((a, b) => b.length - a.length);
    if (typed === undefined) return [];
    const others = phrases.filter((phrase) => phrase !== typed);
    return others.map((phrase) => search.replaceAll(` ${typed} `, ` ${phrase} `).trim().split(' '));
  });
}

/** A search with other blanks: "pay slip" is "payslip" too, and "band6" is "band 6". */
function respaced(terms: readonly string[]): string[][] {
  const joined = terms.slice(1).map((term, index) => {
    return [...terms.slice(0, index), `${terms[index]}${term}`, ...terms.slice(index + 2)];
  });
  const split = terms.flatMap((term) => term.split(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u));
  return split.length > terms.length ? [...joined, split] : joined;
}

/** Each result once, with the sum of its scores, best first. */
function merged(results: readonly SearchResult[]): SearchResult[] {
  const byId = new Map<unknown, SearchResult>();
  for (const result of results) {
    const known = byId.get(result.id);
    byId.set(result.id, known ? { ...known, score: known.score + result.score } : result);
  }
  return [...byId.values()].sort((a, b) => b.score - a.score);
}

/** The sentence with most matches (the first if there are none), split at the matched words. */
function bestSentence(text: string, terms: readonly string[]): string[] {
  const sentences = text.split(/(?<=[.!?])\s+|\n+/).map((sentence) => splitAtTerms(sentence, terms));
  return sentences.reduce((best, sentence) => (sentence.length > best.length ? sentence : best));
}

/** Creates the search over an index: full-text, tolerant of typos and aware of synonyms. */
export async function createTextSearch(index: SearchIndex): Promise<Find> {
  const { articles, pages, synonyms, ignored, lengths, averages, parts } = index;
  const wordsOf = (phrase: string): string => searchTerms(phrase).join(' ');
  const stopWords = new Set(ignored.map(wordsOf));
  const groups = synonyms.map((group) => [...new Set(group.map(wordsOf))]);
  const texts: SearchedText[] = [];
  for (const { title, excerpt } of articles) {
    texts.push(searchedText(`${title}\n${excerpt}`));
    // In pieces, between which the browser answers keys.
    if (texts.length % PIECE === 0) await new Promise((resolve) => setTimeout(resolve));
  }
  const isArticle = ({ id }: SearchResult): boolean => id < articles.length;
  const isTool = (id: number): boolean => pages[id - articles.length]?.path.startsWith(TOOLS) ?? false;

  /** The words of a search without stop words; all if there are no others. */
  const significant = (terms: readonly string[]): string[] => {
    const found = terms.filter((term) => !LETTER.test(term) && !stopWords.has(term));
    return found.length > 0 ? found : [...terms];
  };
  const head = {
    documentCount: lengths.length,
    nextId: lengths.length,
    documentIds: Object.fromEntries(lengths.map((_length, id) => [id, id])),
    fieldIds: Object.fromEntries(FIELDS.map((field, id) => [field, id])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: averages,
    storedFields: {},
    serializationVersion: 2,
  };
  /** The index of these words and what they are the beginning of, as far as it is loaded. */
  const engineWith = (words: ReadonlySet<string>, alike: ReadonlySet<string>, read: ReadPart) => {
    const wanted = [...words].flatMap((word) => partsWith(word, PREFIX(word), parts));
    const others = [...alike].flatMap((word) => partsWith(word, false, parts));
    const files = [...new Set([...wanted, ...others])].map(({ address }) => read(address));
    if (files.includes(undefined)) return undefined;
    const isWanted = (term: string): boolean =>
      words.has(term) || alike.has(term) || [...words].some((word) => PREFIX(word) && term.startsWith(word));
    const rows = files.flatMap((file) => file?.filter(([term]) => isWanted(term)) ?? []);
    const has = (word: string): boolean =>
      rows.some(([term]) => (PREFIX(word) ? term.startsWith(word) : term === word));
    const found = new Set([...words].filter(has));
    const engine = MiniSearch.loadJSON(JSON.stringify({ ...head, index: unpackTerms(rows) }), {
      ...INDEX_OPTIONS,
      searchOptions: {
        boost: { title: 8, names: 3 },
        boostDocument: (id: number) => (isTool(id) ? TOOL_BOOST : 1),
        prefix: PREFIX,
      },
    });
    return { engine, hasAll: (wording: readonly string[]): boolean => wording.every((word) => found.has(word)) };
  };
  /** A function that ranks what has all words of a search, taken as spelt if anything has them; undefined while files are missing. */
  const rankerOf = (terms: readonly string[], read: ReadPart) => {
    const others = respaced(terms);
    // Of those, only what the search means by its other blanks.
    const unnamed = groups.filter((group) => withSynonyms(terms, [group]).length === 0);
    const meant = [...withSynonyms(terms, groups), ...others.flatMap((wording) => withSynonyms(wording, unnamed))];
    const wordings = [terms, ...others].map(significant);
    const synonyms = meant.map(significant);
    const spelt = engineWith(new Set([...wordings, ...synonyms].flat()), new Set(), read);
    if (!spelt) return undefined;
    const { engine, hasAll } = spelt;
    const [typed, synonymous] = [wordings.filter(hasAll), synonyms.filter(hasAll)];
    const exact = (options?: SearchOptions): SearchResult[] =>
      merged([
        ...typed.flatMap((queries) => engine.search({ queries, ...ALL, ...options })),
        ...synonymous.flatMap((queries) =>
          engine.search({ queries, ...ALL, ...options, boostTerm: () => SYNONYM_BOOST }),
        ),
      ]);
    const all = exact();
    if (all.length > 0) return (options?: SearchOptions) => (options ? exact(options) : all);
    // "bullying" is not "buying".
    const queries = significant(terms);
    const long = queries.filter((term) => FUZZY(term));
    if (long.length === 0) return () => [];
    const known = read(index.vocabulary);
    if (!known) return undefined;
    const isAlike = (term: string) => (word: string) => {
      const most = Math.round(word.length * MISTAKES);
      return editDistance(term, word, most) <= most;
    };
    const alike = known.flatMap(([term]) => (long.some(isAlike(term)) ? [term] : []));
    const tolerant = engineWith(new Set(queries), new Set(alike), read);
    return (
      tolerant && ((options?: SearchOptions) => tolerant.engine.search({ queries, fuzzy: FUZZY, ...ALL, ...options }))
    );
  };

  return (search, read) => {
    const terms = searchTerms(search).slice(0, MOST_WORDS);
    const rank = plainText(search).length < SHORTEST ? () => [] : rankerOf(terms, read);
    if (!rank) return undefined;
    const results = rank();
    const ranked = results.filter(isArticle).flatMap(({ id }) => articles[id] ?? []);
    const among = new Set(ranked);
    const hasSearch = textMatcher(search);
    const hasWords = significant(terms).map(textMatcher);
    const named = new Set(
      articles.filter((article, at) => {
        const text = texts[at] ?? searchedText('');
        return hasSearch(text) || (among.has(article) && hasWords.every((has) => has(text)));
      }),
    );
    const found = new Set(results.map(({ id }) => id));
    const rankNames = (combineWith: 'AND' | 'OR'): SearchResult[] =>
      rank({ fields: NAMES, combineWith }).filter(({ id }) => found.has(id));
    const byAllWords = rankNames('AND');
    const byName = byAllWords.length > 0 ? byAllWords : rankNames('OR');
    const best = byName.find(isArticle)?.score ?? 0;
    const answers = byName.filter(({ score }) => score > best).map(({ id }) => id);
    return {
      named: [...new Set([...ranked.filter((article) => named.has(article)), ...named])],
      inText: ranked.filter((article) => !named.has(article)),
      pages: results.flatMap(({ id, terms: matched }) => {
        const page = pages[id - articles.length];
        if (!page) return [];
        const { kind, title, path, text } = page;
        return { kind, title, path, isAnswer: answers.includes(id), sentence: bestSentence(text, matched) };
      }),
    };
  };
}
