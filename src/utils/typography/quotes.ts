import type { Edit } from './edit';

const OPENS_AFTER = /[\s([{<“‘/=–—-]/u;
const WORD = /[\p{L}\p{N}\p{M}\uFFFC£$€#@&]/u;
/** Words that begin with an apostrophe. */
const ELISION = /^(?:n|em|til|tis|twas|twere|twill|twould|nuff|cos)(?![\p{L}\p{N}'’])/iu;
const DECADE = /^\d\ds(?![\p{L}\p{N}])/u;
/** Where a single quote can end; most of them are apostrophes, as in "the nurses' rota". */
const SINGLE_END = /(?<=\S)['’](?![\p{L}\p{N}])/gu;
/** Feet and inches: 5'4", 5' 4". */
const FEET_AND_INCHES = /(?<=\d)(')(\s?\d{1,2}(?:\.\d)?)(")(?![\p{L}\p{N}])/gu;

/** Reads a text from its beginning to its end, and knows what each quote before has become. */
class QuoteReader {
  private readonly characters: string[];
  /** Where the last single quote can end; one that begins later is an apostrophe. */
  private readonly lastEnd: number;
  private openDoubles = 0;

  constructor(private readonly text: string) {
    this.characters = text.split('');
    this.lastEnd = [...text.matchAll(SINGLE_END)].at(-1)?.index ?? -1;
  }

  /** What was decided for the quote at `index`. */
  read(index: number): string {
    const quote = this.characters[index] === '"' ? this.double(index) : this.single(index);
    this.characters[index] = quote;
    return quote;
  }

  private double(index: number): string {
    const opens = this.opensDouble(index);
    if (!opens && this.openDoubles === 0 && /\d/.test(this.before(index))) return '″';
    this.openDoubles = Math.max(0, this.openDoubles + (opens ? 1 : -1));
    return opens ? '“' : '”';
  }

  private opensDouble(index: number): boolean {
    const before = this.before(index);
    const after = this.after(index);
    const isOpen = this.openDoubles > 0;
    if (before === '' || /[\s([{<“‘]/.test(before)) return !isOpen || (/\S/.test(after) && !/[.,:;!?)\]]/.test(after));
    if (OPENS_AFTER.test(before)) return !isOpen || WORD.test(after);
    return !isOpen && /[.,:;!?]/.test(before) && WORD.test(after);
  }

  private single(index: number): string {
    const before = this.before(index);
    const after = this.after(index);
    if (!(before === '' || OPENS_AFTER.test(before)) || !/\S/.test(after)) return '’';
    const rest = this.text.slice(index + 1);
    const isApostrophe = /^n'/i.test(rest) || ELISION.test(rest) || DECADE.test(rest) || index + 1 >= this.lastEnd;
    return isApostrophe ? '’' : '‘';
  }

  private before(index: number): string {
    return this.characters[index - 1] ?? '';
  }

  private after(index: number): string {
    return this.characters[index + 1] ?? '';
  }
}

function feetAndInches(text: string): Edit[] {
  return [...text.matchAll(FEET_AND_INCHES)].flatMap(({ index, 0: found }) => [
    { start: index, end: index + 1, by: '′' },
    { start: index + found.length - 1, end: index + found.length, by: '″' },
  ]);
}

/** English quotes and apostrophes for straight ones, primes in heights such as 5'4". */
export function quoteEdits(text: string): Edit[] {
  const heights = feetAndInches(text);
  const taken = new Set(heights.map(({ start }) => start));
  const reader = new QuoteReader(text);
  const quotes = [...text.matchAll(/["']/g)].flatMap(({ index }) =>
    taken.has(index) ? [] : [{ start: index, end: index + 1, by: reader.read(index) }],
  );
  return [...heights, ...quotes];
}
