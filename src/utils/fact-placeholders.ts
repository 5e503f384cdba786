/** What a text shows in place of `{fact:id}` on one day. */
export interface ShownFact {
  /** The value as people read it, or the words of the fallback. */
  readonly text: string;
  /** The same with its unit, for `{fact:id unit}`. */
  readonly withUnit: string;
  /** The value for programs, where it is a number. */
  readonly value?: number;
  /** The day for programs, where the value is one, as YYYY-MM-DD. */
  readonly dateTime?: string;
}

/** The facts that texts may show, by their ids. */
export type ShownFacts = Readonly<Record<string, ShownFact>>;

/** A fact that a text names. */
interface FactPlaceholder {
  /** As it is written, braces included. */
  readonly written: string;
  readonly id: string;
  readonly withUnit: boolean;
}

/** `{fact:id}`, `{fact:id unit}`, and what is shown as it is written since its braces are doubled. */
const FACT = /\{(\{fact:[^{}]*\})\}|\{fact:([^{}]*)\}/g;
const INSIDE = /^(\S+)(\s+unit)?$/;

/** Whether a text may name a fact, so that it has to be looked at. */
export function mayNameFacts(text: string): boolean {
  return text.includes('{fact:');
}

/** Splits a text into its plain parts and the facts that it names. */
export function factParts(text: string): readonly (string | FactPlaceholder)[] {
  const parts: (string | FactPlaceholder)[] = [];
  let from = 0;
  for (const match of text.matchAll(FACT)) {
    const [written, escaped, inside = ''] = match;
    if (match.index > from) parts.push(text.slice(from, match.index));
    const [, id = inside, unit] = INSIDE.exec(inside.trim()) ?? [];
    parts.push(escaped ?? { written, id, withUnit: unit !== undefined });
    from = match.index + written.length;
  }
  return from < text.length ? [...parts, text.slice(from)] : parts;
}

/** The ids of the facts that a text names, each once. */
export function factIds(text: string): string[] {
  if (!mayNameFacts(text)) return [];
  return [...new Set(factParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part.id])))];
}

/** A text with the values of facts in place of their names; a name that is not known stays as it is written. */
export function fillFacts(text: string, facts: ShownFacts): string {
  if (!mayNameFacts(text)) return text;
  return factParts(text)
    .map((part) => {
      if (typeof part === 'string') return part;
      const fact = facts[part.id];
      if (!fact) return part.written;
      return part.withUnit ? fact.withUnit : fact.text;
    })
    .join('');
}

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
