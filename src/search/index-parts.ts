import type { AsPlainObject } from 'minisearch';

/** The entries that have a term in one of the fields: from each to the next, with how often unless once; 0 for none. */
type Occurrences = 0 | readonly (number | readonly [step: number, times: number])[];

/** A term of the index, with the entries that have it in each field. */
export type TermRow = readonly [term: string, ...fields: Occurrences[]];

/** A file of the index with the terms from this one to the first of the next file, in the order of their characters. */
export interface IndexPart {
  readonly from: string;
  readonly address: string;
}

/** MiniSearch's terms. */
type Terms = AsPlainObject['index'];
type Counts = Terms[number][1][number];

function packed(counts: Counts | undefined): Occurrences {
  if (!counts) return 0;
  let before = -1;
  return Object.entries(counts).map(([entry, times]) => {
    const step = Number(entry) - before;
    before = Number(entry);
    return times === 1 ? step : [step, times];
  });
}

/** MiniSearch's terms as rows, in order. */
export const packTerms = (terms: Terms, fields: readonly string[]): TermRow[] =>
  terms
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, counts]) => [term, ...fields.map((_name, field) => packed(counts[field]))]);

function unpacked(occurrences: Exclude<Occurrences, 0>): Counts {
  let entry = -1;
  const counts: Counts = {};
  for (const occurrence of occurrences) {
    const [step, times] = typeof occurrence === 'number' ? [occurrence, 1] : occurrence;
    entry += step;
    counts[entry] = times;
  }
  return counts;
}

/** Rows as MiniSearch's terms. */
export const unpackTerms = (rows: readonly TermRow[]): Terms =>
  rows.map(([term, ...fields]) => [
    term,
    Object.fromEntries(
      fields.flatMap((occurrences, field) => (occurrences === 0 ? [] : [[field, unpacked(occurrences)]])),
    ),
  ]);

/** The parts that may have a term, or those that begin with it. */
export function partsWith(term: string, isPrefix: boolean, parts: readonly IndexPart[]): IndexPart[] {
  return parts.filter(({ from }, index) => {
    const next = parts[index + 1];
    const endsBefore = next !== undefined && next.from <= term;
    return !endsBefore && (from <= term || (isPrefix && from.startsWith(term)));
  });
}
