/** A glossary term, as far as articles need it. */
export interface Term {
  /** Its anchor on the glossary page. */
  readonly anchor: string;
  readonly term: string;
  readonly spellings: readonly string[];
  readonly full?: string | null;
  readonly meaning: string;
}

interface FoundTerm {
  readonly term: Term;
  readonly words: string;
  readonly index: number;
}

const SPECIAL = /[.*+?^${}()|[\]\\/]/g;
const escaped = (text: string): string => text.replace(SPECIAL, '\\$&').replace(/\s+/g, '\\s+');

/** Matches a name: a word may be capitalised at the start of a sentence; an abbreviation's case is fixed. */
function patternOf(name: string): string {
  const first = name.charAt(0);
  const [small, capital] = [first.toLowerCase(), first.toUpperCase()];
  if (small === capital || /^.([\p{Lu}\p{N}]|$)/u.test(name)) return escaped(name);
  return `[${small}${capital}]${escaped(name.slice(1))}`;
}

const keyOf = (words: string): string => words.toLowerCase().replace(/\s+/g, ' ');

/** Finds glossary terms in texts: whole words, singular or with an s. */
export class TermFinder {
  private readonly pattern: RegExp;
  private readonly byName = new Map<string, Term>();

  constructor(readonly terms: readonly Term[]) {
    for (const term of terms) {
      for (const name of [term.term, ...term.spellings]) this.byName.set(keyOf(name), term);
    }
    const names = terms.flatMap(({ term, spellings }) => [term, ...spellings]);
    // Longest first, so that a short name doesn't match the start of a longer one.
    const words = names.toSorted((a, b) => b.length - a.length).map(patternOf);
    const any = words.length === 0 ? '(?!)' : words.join('|');
    this.pattern = new RegExp(`(?<![\\p{L}\\p{N}/-])(${any})s?(?![\\p{L}\\p{N}]|[/-][\\p{L}\\p{N}])`, 'gu');
  }

  /** All terms in a text, in order. */
  find(text: string): FoundTerm[] {
    return [...text.matchAll(this.pattern)].flatMap(({ 0: words, 1: name = '', index }) => {
      const term = this.byName.get(keyOf(name));
      return term ? [{ term, words, index }] : [];
    });
  }
}

/** Finds the terms to mark in articles. */
export const articleTermFinder = (entries: readonly (Term & { readonly inArticles: boolean })[]): TermFinder =>
  new TermFinder(entries.filter(({ inArticles }) => inArticles));
