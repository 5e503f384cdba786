/** The text that replaces `{fact:id}` on a given day. */
export interface ResolvedValue {
  /** The formatted value, or the fallback's words. */
  readonly text: string;
  /** The same with its unit, for `{fact:id unit}`. */
  readonly withUnit: string;
  /** The raw value, if it is a number. */
  readonly value?: number;
  /** The raw value, if it is a day, as YYYY-MM-DD. */
  readonly dateTime?: string;
}

/** Facts available to texts, by id. */
export type ResolvedValues = Readonly<Record<string, ResolvedValue>>;

/** A fact placeholder in a text. */
interface FactPlaceholder {
  /** The placeholder verbatim, with braces. */
  readonly written: string;
  readonly id: string;
  readonly withUnit: boolean;
}

/** `{fact:id}`, `{fact:id unit}`, and escaped placeholders in doubled braces. */
const FACT = /\{(\{fact:[^{}]*\})\}|\{fact:([^{}]*)\}/g;
const INSIDE = /^(\S+)(\s+unit)?$/;

/** Cheap test for fact placeholders. */
export function mayNameFacts(text: string): boolean {
  return text.includes('{fact:');
}

/** Splits a text into plain parts and fact placeholders. */
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

/** The unique ids of the facts in a text. */
export function factIds(text: string): string[] {
  if (!mayNameFacts(text)) return [];
  return [...new Set(factParts(text).flatMap((part) => (typeof part === 'string' ? [] : [part.id])))];
}

/** Replaces a text's fact placeholders with their values; leaves unknown ids alone. */
export function fillFacts(text: string, facts: ResolvedValues): string {
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

/** Anything meant as a fact placeholder, well formed or not, and escaped ones in doubled braces. */
const MEANT = /\{\{fact:[^{}]*\}\}|\{\s*facts?\b\s*:?\s*([^{}]*)\}|\{fact:([\w-]*)(?![^{}]*\})/gi;

/** Finds the fact placeholders in a text as they are `written`, malformed ones such as `{Facts: id}` included, and at which character. */
export function namedFacts(text: string) {
  return [...text.matchAll(MEANT)].flatMap((match) => {
    const [written, closed, unclosed] = match;
    const rest = closed ?? unclosed;
    if (rest === undefined) return [];
    const [part = ''] = factParts(written);
    const id = typeof part === 'string' ? rest.trim() : part.id;
    return [{ id, written, misspelt: typeof part === 'string' || /^$|\s/.test(id), at: match.index }];
  });
}

/** A text with blanks in place of its fact placeholders, malformed and escaped ones included. */
export function withoutFacts(text: string): string {
  return text.replace(MEANT, (fact) => ' '.repeat(fact.length));
}
