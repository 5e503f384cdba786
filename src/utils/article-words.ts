/** The file behind "also found in the text": as many words as fit, in the order of the article index. */
export interface ArticleWords {
  /** Groups of words and phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** The most telling words of each article, separated by spaces. */
  readonly articles: readonly string[];
}

/** All articles together keep at most this many words, about a megabyte before compression. */
const MOST_WORDS = 120_000;
/** And each at least this many. */
const FEWEST_WORDS = 20;

const WORD = /[\p{L}\p{N}]{3,}/gu;
const LINK_TARGET = /\]\([^)]*\)/g;

function countWords(markdown: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of markdown.replace(LINK_TARGET, ']').toLowerCase().matchAll(WORD)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * The most telling words of each text: frequent in it and rare in the others (tf-idf, Spärck Jones 1972).
 * A small blog keeps every word.
 * @param markdowns the bodies of the articles, newest first
 */
export function tellingWords(markdowns: readonly string[]): string[] {
  const counted = markdowns.map(countWords);
  const inArticles = new Map<string, number>();
  for (const counts of counted) {
    for (const word of counts.keys()) inArticles.set(word, (inArticles.get(word) ?? 0) + 1);
  }
  const share = Math.max(FEWEST_WORDS, Math.floor(MOST_WORDS / Math.max(1, markdowns.length)));
  return counted.map((counts) => {
    if (counts.size <= share) return [...counts.keys()].join(' ');
    const weight = (word: string): number =>
      (counts.get(word) ?? 0) * Math.log(markdowns.length / (inArticles.get(word) ?? 1));
    return [...counts.keys()]
      .map((word) => ({ word, value: weight(word) }))
      .sort((a, b) => b.value - a.value)
      .slice(0, share)
      .map(({ word }) => word)
      .join(' ');
  });
}
