/**
 * A page beside the articles, or a place on one: the number of its kind, its title, its address, other names that are
 * not shown, and what it says.
 */
export type OtherPage = readonly [kind: number, title: string, path: string, names: string, text: string];

/**
 * The file behind "also found in the text" and "also on this site": of the articles as many words as fit, in the order of
 * the article index.
 */
export interface ArticleWords {
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words without a meaning of their own, which a search leaves out. */
  readonly ignored: readonly string[];
  /** The most telling words of each article, separated by spaces. */
  readonly articles: readonly string[];
  /** The kinds of the other pages, as visitors read them. */
  readonly kinds: readonly string[];
  readonly others: readonly OtherPage[];
}

/** All articles together keep at most this many words, about a megabyte before compression. */
const MOST_WORDS = 120_000;
/** And each at least this many. */
const FEWEST_WORDS = 20;

/** A word of two letters says something only where it is an abbreviation, such as CV or UK; a number always does. */
const WORD = /[\p{L}\p{N}]{3,}|(?<![\p{L}\p{N}])(\p{Lu}{2}|\p{N}{1,2})(?![\p{L}\p{N}])/gu;

function countWords(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [found] of text.matchAll(WORD)) {
    const word = found.toLowerCase();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * The most telling words of each text: frequent in it and rare in the others (tf-idf, Spärck Jones 1972).
 * A small blog keeps every word.
 * @param texts the words that visitors read, as of articles
 */
export function topTerms(texts: readonly string[]): string[] {
  const counted = texts.map(countWords);
  const inArticles = new Map<string, number>();
  for (const counts of counted) {
    for (const word of counts.keys()) inArticles.set(word, (inArticles.get(word) ?? 0) + 1);
  }
  const share = Math.max(FEWEST_WORDS, Math.floor(MOST_WORDS / Math.max(1, texts.length)));
  return counted.map((counts) => {
    if (counts.size <= share) return [...counts.keys()].join(' ');
    const weight = (word: string): number =>
      (counts.get(word) ?? 0) * Math.log(texts.length / (inArticles.get(word) ?? 1));
    return [...counts.keys()]
      .map((word) => ({ word, value: weight(word) }))
      .sort((a, b) => b.value - a.value)
      .slice(0, share)
      .map(({ word }) => word)
      .join(' ');
  });
}
