import MiniSearch from 'minisearch';
import { packTerms, type TermRow } from './index-parts';
import { type ArticleCardData, INDEX_OPTIONS, type SearchIndex } from './text-search';

/** What a search finds, and the words that it takes for others. */
export interface Searched extends Pick<SearchIndex, 'pages' | 'synonyms' | 'ignored'> {
  /** Newest first, each with the words of its text, separated by blanks. */
  readonly articles: readonly { readonly card: ArticleCardData; readonly words: string }[];
}

/** Characters in a file of the index: some 5 kB when compressed. */
const PART_SIZE = 20_000;

/** Cuts rows into parts of about this size. */
function cut(rows: readonly TermRow[], partSize: number): TermRow[][] {
  const parts: TermRow[][] = [[]];
  let size = 0;
  for (const row of rows) {
    const { length } = JSON.stringify(row);
    if (size + length > partSize && size > 0) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(row);
    size += length;
  }
  return parts;
}

/**
 * Makes the index of a search.
 * @param addressOf the address for a file with these rows
 * @returns the index, and its files by address
 */
export function makeIndex(
  { articles, pages, ...others }: Searched,
  addressOf: (rows: readonly TermRow[]) => string,
  partSize = PART_SIZE,
) {
  const engine = new MiniSearch(INDEX_OPTIONS);
  const entries = [
    ...articles.map(({ card: { title, excerpt, category }, words }) => {
      return { title, names: `${excerpt}\n${category}`, text: words };
    }),
    ...pages.map(({ title, names, text }) => ({ title, names, text })),
  ];
  engine.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const { index: terms, fieldLength, averageFieldLength } = engine.toJSON();
  const rows = packTerms(terms, INDEX_OPTIONS.fields);
  const files = new Map<string, readonly TermRow[]>();
  const write = (file: readonly TermRow[]): string => {
    const address = addressOf(file);
    files.set(address, file);
    return address;
  };
  const index: SearchIndex = {
    ...others,
    articles: articles.map(({ card }) => card),
    pages,
    lengths: Object.values(fieldLength),
    averages: averageFieldLength,
    parts: cut(rows, partSize).map((part) => ({ from: part[0]?.[0] ?? '', address: write(part) })),
    vocabulary: write(rows.map(([term]) => [term])),
  };
  return { index, files };
}
