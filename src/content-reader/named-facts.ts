import { factParts } from '../utils/fact-placeholders';
import type { Place } from './problem';

/** A fact that a text names, as it is written. */
export interface NamedFact {
  readonly id: string;
  /** With its braces. */
  readonly written: string;
  /** Whether it is written in a way that the site does not understand, such as `{Facts: id}`. */
  readonly misspelt: boolean;
  /** Its offset in the text, in characters. */
  readonly at: number;
}

/** The same with its place. */
export type PlacedFact = Omit<NamedFact, 'at'> & Place;

/** What is meant as a fact, well written or not; doubled braces are shown as they are. */
const MEANT = /\{\{fact:[^{}]*\}\}|\{\s*facts?\b\s*:?\s*([^{}]*)\}/gi;

/** The facts that a text names. */
export function namedFacts(text: string): NamedFact[] {
  return [...text.matchAll(MEANT)].flatMap((match): NamedFact[] => {
    const [written, rest] = match;
    if (rest === undefined) return [];
    const [part = ''] = factParts(written);
    const id = typeof part === 'string' ? rest.trim() : part.id;
    return [{ id, written, misspelt: typeof part === 'string' || /^$|\s/.test(id), at: match.index }];
  });
}

/** A text without the facts that it names, and without what is shown as it is written. */
export function withoutFacts(text: string): string {
  return text.replace(MEANT, '');
}
