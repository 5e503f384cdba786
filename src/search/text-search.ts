import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchEntry } from '../content/resolve/search-entries';
import { TOOLS } from '../routes';
import { contains, LETTER, plainText, searchTerms, splitAtTerms, termsOf } from './words';

/** A card of the listing. */
export type ArticleCardData = Queries.ArticleCardFragment;

/** An indexed article: its card and the words of its text. */
interface IndexedArticle extends ArticleCardData {
  /** Each term once, separated by blanks. */
  readonly words: string;
}

/** A page other than an article, or an anchor on one. */
export type IndexedPage = SearchEntry;

/** The JSON that the listing fetches for search, filters and Load More. */
export interface SearchIndex {
  /** Newest first. */
  readonly articles: readonly IndexedArticle[];
  readonly pages: readonly IndexedPage[];
  /** Groups of words and phrases with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
  readonly ignored: readonly string[];
}

/** A page other than an article that a search found. */
export interface FoundPage extends Pick<IndexedPage, 'kind' | 'title' | 'path'> {
  /** Whether the search names it better than every article: in its title, other names or synonyms. */
  readonly isAnswer: boolean;
  /** The best matching sentence, split so that every second part is a matched word; may be empty. */
  readonly sentence: readonly string[];
}

/** What a search finds, best first. */
export interface Found {
  /** Articles whose title or excerpt contains the search or its words. */
  readonly named: readonly IndexedArticle[];
  /** Articles with the words of the search elsewhere. */
  readonly inText: readonly IndexedArticle[];
  readonly pages: readonly FoundPage[];
}

/** Searches an index. */
export type Find = (search: string) => Found;

/** Below this length, a search is only compared with titles and excerpts. */
const SHORTEST = 2;

/** Further words, as of a text pasted whole, are ignored: each one multiplies the work. */
const MOST_WORDS = 16;

/** One letter in five may be wrong, in words long enough to recognise anyway. */
const FUZZY = (term: string) => (term.length > 4 ? 0.2 : false);
const PREFIX = (term: string) => term.length > 3;

/** The visitor's own words count more than a synonym. */
const SYNONYM_BOOST = 0.7;

/** A planner does the work that other pages only describe. */
const TOOL_BOOST = 2;

/** The fields that name a page; the other one is its text. */
const NAMES = ['title', 'names'];

interface Entry {
  readonly id: number;
  readonly title: string;
  /** Other names and keywords. */
  readonly names: string;
  readonly text: string;
  readonly isTool: boolean;
}

/** Indexes articles and pages together; an article's id is its index, and pages follow. */
async function engineOf({ articles, pages }: SearchIndex): Promise<MiniSearch<Entry>> {
  const engine = new MiniSearch<Entry>({
    fields: [...NAMES, 'text'],
    storeFields: ['isTool'],
    tokenize: termsOf,
    searchOptions: {
      boost: { title: 8, names: 3 },
      boostDocument: (_id, _term, stored) => (stored?.isTool === true ? TOOL_BOOST : 1),
      prefix: PREFIX,
    },
  });
  const entries = [
    ...articles.map(({ title, excerpt, category, words }) => {
      return { title, names: `${excerpt}\n${category}`, text: words, isTool: false };
    }),
    ...pages.map(({ title, path, names, text }) => ({ title, names, text, isTool: path.startsWith(TOOLS) })),
  ];
  // In pieces, between which the browser answers keys.
  await engine.addAllAsync(entries.map((entry, id) => ({ ...entry, id })));
  return engine;
}

/** A search with each synonym of its words and phrases; of several phrases in a group, the longest is replaced. */
export function withSynonyms(terms: readonly string[], synonyms: SearchIndex['synonyms']): string[][] {
  const search = ` ${terms.join(' ')} `;
  return synonyms.flatMap((group) => {
    const phrases = [...new Set(group.map((phrase) => searchTerms(phrase).join(' ')))];
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
  const { articles, pages, synonyms, ignored } = index;
  const engine = await engineOf(index);
  const stopWords = ignored.map((word) => searchTerms(word).join(' '));

  /** The words of a search without stop words; all if there are no others. */
  const significant = (terms: readonly string[]): string[] => {
    const found = terms.filter((term) => !LETTER.test(term) && !stopWords.includes(term));
    return found.length > 0 ? found : [...terms];
  };
  const match = (terms: readonly string[], options?: SearchOptions): SearchResult[] =>
    engine.search({ queries: significant(terms), combineWith: 'AND', ...options });
  const rank = (terms: readonly string[], options?: SearchOptions): SearchResult[] => {
    const synonymous = { ...options, boostTerm: () => SYNONYM_BOOST };
    const wordings = [terms, ...respaced(terms)];
    const exact = merged([
      ...wordings.flatMap((wording) => match(wording, options)),
      ...wordings
        .flatMap((wording) => withSynonyms(wording, synonyms))
        .flatMap((wording) => match(wording, synonymous)),
    ]);
    // A word that occurs in the index is taken as spelt: "bullying" is not "buying".
    return exact.length > 0 ? exact : match(terms, { ...options, fuzzy: FUZZY });
  };

  const isArticle = ({ id }: SearchResult): boolean => id < articles.length;

  return (search) => {
    const terms = searchTerms(search).slice(0, MOST_WORDS);
    const results = plainText(search).length < SHORTEST ? [] : rank(terms);
    const ranked = results.filter(isArticle).flatMap(({ id }) => articles[id] ?? []);
    const words = significant(terms);
    const named = new Set(
      articles.filter((article) => {
        const text = `${article.title}\n${article.excerpt}`;
        return contains(text, search) || (ranked.includes(article) && words.every((word) => contains(text, word)));
      }),
    );
    const found = new Set(results.map(({ id }) => id));
    const rankNames = (combineWith: 'AND' | 'OR'): SearchResult[] =>
      rank(terms, { fields: NAMES, combineWith }).filter(({ id }) => found.has(id));
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
