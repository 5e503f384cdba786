import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { TOOLS } from '../routes';
import { normaliseSearch, type SearchableArticle } from './article-index';
import type { ArticleWords, OtherPage } from './article-words';

/** Finds articles by words of their text, and other pages, with typing mistakes and the readers' own words. */
export interface TextSearch {
  /** Places in the article index, best first. */
  readonly find: (search: string) => number[];
  /** Other pages, a few answers first, each group by how well it matches. */
  readonly findOthers: (search: string) => FoundOther[];
}

/** Another page that a search has found. */
interface FoundOther {
  readonly page: OtherPage;
  /**
   * Whether the search names it, by its title, another of its names or a synonym, and not only a word of its text.
   * A synonym is not enough where the title of an article has the words themselves.
   */
  readonly isAnswer: boolean;
  /** The sentence of its text that matches best, split so that every second part is a word that was found. */
  readonly sentence: readonly string[];
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

const WORD_SIGN = '[\\p{L}\\p{N}]';

/** The sentence with most of these words, the first if none has any, split at the words. */
function bestSentence(text: string, terms: readonly string[]): string[] {
  const words = terms.filter((term) => new RegExp(`^${WORD_SIGN}+$`, 'u').test(term));
  const found = new RegExp(`(?<!${WORD_SIGN})(${words.join('|')})(?!${WORD_SIGN})`, 'giu');
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => (words.length > 0 ? sentence.split(found) : [sentence]));
  const [first = []] = sentences;
  return sentences.reduce((best, sentence) => (sentence.length > best.length ? sentence : best), first);
}

interface Entry {
  readonly position: number;
  readonly title: string;
  /** Other names, and what else tells what it is about. */
  readonly names: string;
  readonly text: string;
  readonly isTool?: boolean;
}

/** Answers are shown above the articles, which have to stay in reach. */
const MOST_ANSWERS = 3;

/** A planner does the work that the other pages only tell of. */
const TOOL_BOOST = 2;

/** What the visitor typed says more than another word for it. */
const SYNONYM_BOOST = 0.3;

async function engineOf(entries: readonly Entry[]): Promise<MiniSearch<Entry>> {
  const engine = new MiniSearch<Entry>({
    idField: 'position',
    fields: ['title', 'names', 'text'],
    searchOptions: {
      boost: { title: 6, names: 3 },
      boostDocument: (_id, _term, stored) => (stored?.isTool === true ? TOOL_BOOST : 1),
    },
    storeFields: ['isTool'],
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
    articles.map(({ position, title, excerpt, category }) => ({
      position,
      title,
      names: `${excerpt}\n${category}`,
      text: words[position] ?? '',
    })),
  );
  const otherEngine = await engineOf(
    others.map(([, title, path, names, text], position) => ({
      position,
      title,
      names,
      text,
      isTool: path.startsWith(TOOLS),
    })),
  );
  const matches = (engine: MiniSearch<Entry>, search: string, mayBeMisspelt: boolean): SearchResult[] => {
    // Only what was typed can be misspelt; the other phrases are the owner's.
    const queries: Query[] = expandSynonyms(search, synonyms).map((wording, index) => ({
      queries: tellingTerms(wording, ignored),
      combineWith: 'AND',
      prefix: PREFIX,
      fuzzy: mayBeMisspelt && index === 0 && FUZZY,
      ...(index > 0 && { boostTerm: () => SYNONYM_BOOST }),
    }));
    return engine.search({ queries, combineWith: 'OR' });
  };
  const find = (engine: MiniSearch<Entry>, search: string): SearchResult[] => {
    // A word that occurs is spelt as it is meant: "bullying" is not "buying".
    const isKnown = [articleEngine, otherEngine].some((each) => matches(each, search, false).length > 0);
    return matches(engine, search, !isKnown);
  };
  const findOthers = (search: string): FoundOther[] => {
    const [plain = ''] = expandSynonyms(search, []);
    const typed = tellingTerms(plain, ignored);
    const isTitleOfArticle =
      articleEngine.search({ queries: typed, combineWith: 'AND', prefix: PREFIX, fields: ['title'] }).length > 0;
    return find(otherEngine, search).flatMap(({ id, terms, queryTerms, match }) => {
      const page = others[Number(id)];
      if (!page) return [];
      const fields = Object.values(match);
      const isNamed =
        fields.some((found) => found.includes('title')) || fields.every((found) => found.includes('names'));
      // An article with the typed word in its title is closer to the question than another word for it.
      const isAnswer = isNamed && (!isTitleOfArticle || typed.every((term) => queryTerms.includes(term)));
      return [{ page, isAnswer, sentence: bestSentence(page[4], terms) }];
    });
  };
  return {
    find: (search) => find(articleEngine, search).map(({ id }) => Number(id)),
    findOthers: (search) => {
      const found = findOthers(search);
      return [
        ...found.filter(({ isAnswer }) => isAnswer).slice(0, MOST_ANSWERS),
        ...found.filter(({ isAnswer }) => !isAnswer),
      ];
    },
  };
}
