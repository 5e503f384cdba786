import { diffArrays } from 'diff';
import { shortened } from './wording';

/** A stretch of a text, and whether the other text lacks it. */
export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

/** Two texts with the words marked in which they differ. */
export interface MarkedTexts {
  readonly before: readonly MarkedPart[];
  readonly after: readonly MarkedPart[];
}

/** Prices and words with their hyphens and apostrophes are whole; other signs and spaces are on their own. */
const TOKENS = /[$£€]\d[\d,.]*\d|[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*|\s+|[^\s]/gu;

/** Joins neighbours that are alike, and takes a space between two marked parts with them. */
function joined(parts: readonly MarkedPart[]): MarkedPart[] {
  const result: MarkedPart[] = [];
  for (const [at, { text, ...part }] of parts.entries()) {
    const isBetween = text.trim() === '' && parts[at - 1]?.isMarked === true && parts[at + 1]?.isMarked === true;
    const isMarked = part.isMarked || isBetween;
    const last = result.at(-1);
    if (last?.isMarked === isMarked) result[result.length - 1] = { text: last.text + text, isMarked };
    else result.push({ text, isMarked });
  }
  return result;
}

/** Texts that differ in more words are other texts; to find what they still share would take minutes. */
const MOST_DIFFERENCES = 300;

/** Marks the words in which two texts differ; where they have little in common, all of them. */
export function wordMarks(before: string, after: string): MarkedTexts {
  const options = { maxEditLength: MOST_DIFFERENCES };
  const parts = diffArrays(before.match(TOKENS) ?? [], after.match(TOKENS) ?? [], options);
  if (!parts) {
    const [old, fresh] = [before, after].map((text) => [{ text: shortened(text), isMarked: true }]);
    return { before: old ?? [], after: fresh ?? [] };
  }
  const side = (other: 'added' | 'removed', own: 'added' | 'removed'): MarkedPart[] =>
    joined(parts.filter((part) => !part[other]).map((part) => ({ text: part.value.join(''), isMarked: part[own] })));
  return { before: side('added', 'removed'), after: side('removed', 'added') };
}
