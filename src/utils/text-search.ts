import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { TOOLS } from '../routes';
import { type IndexedArticle, type IndexedPage, normaliseSearch, type SearchIndex } from './search-index';

/** Full-text search over articles and other pages, tolerant of typos and aware of synonyms. */
export interface TextSearch {
  /** Best first. */
  readonly findArticles: (search: string) => IndexedArticle[];
  /** Other pages: a few answers first, then the rest, each group best first. */
  readonly findPages: (search: string) => FoundPage[];
}

/** A page other than an article that a search found. */
export interface FoundPage extends Pick<IndexedPage, 'kind' | 'title' | 'path'> {
  /**
   * Whether the search names the page, by title, other name or synonym, rather than by a word of its text. A synonym is not
   * enough if an article's title contains the search words.
   */
  readonly isAnswer: boolean;
  /** The best matching sentence, split so that every second part is a matched word; may be empty. */
  readonly sentence: readonly string[];
}

/** One letter in five may be wrong, in words long enough to recognise anyway. */
const FUZZY = (term: string) => (term.length > 4 ? 0.2 : false);
const PREFIX = (term: string) => term.length > 3;

function containsPhrase(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `);
}

/** The search, and the same search with each synonym. */
export function expandSynonyms(search: string, synonyms: SearchIndex['synonyms']): string[] {
  const plain = normaliseSearch(search).replace(/\s+/g, ' ');
  const others = synonyms.flatMap((group) => {
    const said = group.filter((phrase) => containsPhrase(plain, phrase)).sort((a, b) => b.length - a.length)[0];
    if (said === undefined) return [];
    return group.filter((phrase) => phrase !== said).map((phrase) => plain.replace(said, phrase));
  });
  return [...new Set([plain, ...others])];
}

/** The significant words of a phrase; all of them if none is significant. */
function tellingTerms(wording: string, ignored: readonly string[]): string[] {
  const terms = wording.split(' ');
  const telling = terms.filter((term) => !ignored.includes(term));
  return telling.length > 0 ? telling : terms;
}

const WORD_SIGN = '[\\p{L}\\p{N}]';

/** The sentence with most matches (the first if there are none), split at the matched words. */
function bestSentence(text: string, terms: readonly string[]): string[] {
  const words = terms.filter((term) => new RegExp(`^${WORD_SIGN}+$`, 'u').test(term));
  const found = new RegExp(`(?<!${WORD_SIGN})(${words.join('|')})(?!${WORD_SIGN})`, 'giu');
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => (words.length > 0 ? sentence.split(found) : [sentence]));
  const [first = []] = sentences;
  return sentences.reduce((best, sentence) => (sentence.length > best.length ? sentence : best), first);
}

/** Answers appear above the articles, which must stay in reach. */
const MOST_ANSWERS = 3;

/** A planner does the work that other pages only describe. */
const TOOL_BOOST = 2;

/** The visitor's own words count more than a synonym. */
const SYNONYM_BOOST = 0.3;

interface Entry {
  readonly id: number;
  readonly title: string;
  /** Other names and keywords. */
  readonly names: string;
  readonly text: string;
  readonly isTool?: boolean;
}

/** Indexes articles and pages together; an article's id is its index, and pages follow. */
function engineOf({ articles, pages }: SearchIndex): MiniSearch<Entry> {
  const engine = new MiniSearch<Entry>({
    fields: ['title', 'names', 'text'],
    searchOptions: {
      boost: { title: 6, names: 3 },
      boostDocument: (_id, _term, stored) => (stored?.isTool === true ? TOOL_BOOST : 1),
    },
    storeFields: ['isTool'],
  });
  engine.addAll([
    ...articles.map(({ title, excerpt, category, words }, id) => ({
      id,
      title,
      names: `${excerpt}\n${category}`,
      text: words,
    })),
    ...pages.map(({ title, path, names, text }, index) => ({
      id: articles.length + index,
      title,
      names,
      text,
      isTool: path.startsWith(TOOLS),
    })),
  ]);
  return engine;
}

/** Creates the search over an index. */
export function createTextSearch(index: SearchIndex): TextSearch {
  const { articles, pages, synonyms, ignored } = index;
  const engine = engineOf(index);
  const isArticle = ({ id }: SearchResult): boolean => Number(id) < articles.length;

  const matches = (search: string, mayBeMisspelt: boolean): SearchResult[] => {
    // Only the visitor's words can be misspelt; synonyms are the owner's.
    const queries: Query[] = expandSynonyms(search, synonyms).map((wording, order) => ({
      queries: tellingTerms(wording, ignored),
      combineWith: 'AND',
      prefix: PREFIX,
      fuzzy: mayBeMisspelt && order === 0 && FUZZY,
      ...(order > 0 && { boostTerm: () => SYNONYM_BOOST }),
    }));
    return engine.search({ queries, combineWith: 'OR' });
  };
  const find = (search: string): SearchResult[] => {
    // A word that occurs in the index is taken as spelt: "bullying" is not "buying".
    const exact = matches(search, false);
    return exact.length > 0 ? exact : matches(search, true);
  };
  const findPages = (search: string): FoundPage[] => {
    const [plain = ''] = expandSynonyms(search, []);
    const typed = tellingTerms(plain, ignored);
    const isTitleOfArticle = engine
      .search({ queries: typed, combineWith: 'AND', prefix: PREFIX, fields: ['title'] })
      .some(isArticle);
    return find(search).flatMap(({ id, terms, queryTerms, match }) => {
      const page = pages[Number(id) - articles.length];
      if (!page) return [];
      const { kind, title, path, text } = page;
      const fields = Object.values(match);
      const isNamed =
        fields.some((found) => found.includes('title')) || fields.every((found) => found.includes('names'));
      // An article with the search word in its title answers better than a synonym.
      const isAnswer = isNamed && (!isTitleOfArticle || typed.every((term) => queryTerms.includes(term)));
      return [{ kind, title, path, isAnswer, sentence: bestSentence(text, terms) }];
    });
  };
  return {
    findArticles: (search) => find(search).flatMap(({ id }) => articles[Number(id)] ?? []),
    findPages: (search) => {
      const found = findPages(search);
      return [
        ...found.filter(({ isAnswer }) => isAnswer).slice(0, MOST_ANSWERS),
        ...found.filter(({ isAnswer }) => !isAnswer),
      ];
    },
  };
}
