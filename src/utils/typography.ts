/** An edit to a text: replaces the characters from `start` up to `end` with `by`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

/** Applies edits, which must not overlap. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let from = 0;
  for (const { start, end, by } of [...edits].sort((a, b) => a.start - b.start)) {
    result += text.slice(from, start) + by;
    from = end;
  }
  return result + text.slice(from);
}

/** Stands for anything that is not text, such as inline code. Next to a quote it counts as part of a word. */
export const OBJECT = '\uFFFC';

const ADDRESSES = [
  // {count}, {price:Name of a plan}
  String.raw`\{[^{}]*\}`,
  // the address of [words](address)
  String.raw`\]\((?:\/|https?:|mailto:|tel:)[^()\s]*\)`,
  // https://example.com/a--b; characters at its end belong to the sentence
  String.raw`(?:\bhttps?:\/\/|\bwww\.|\bmailto:|\btel:)(?:[^\s<>"'“”‘’…]|'(?=\w))*[^\s<>"'“”‘’….,;:!?)–-]`,
  // someone@example.com
  String.raw`(?<![\w.+-])\w[\w.+-]*(?:'[\w.+-]+)*@\w[\w-]*(?:\.\w[\w-]*)+`,
  // /a-path/of--this-site/
  String.raw`(?<![^\s(])\/\w[\w./~-]*\w\/?`,
].join('|');
const HIDDEN = new RegExp(ADDRESSES, 'gu');
/** Every match contains one of these. */
const SIGN = /[{@/]|www\.|mailto:|tel:/;

/** Hides placeholders and addresses behind equally many objects, so that positions stay the same. */
function hideAddresses(text: string): string {
  return SIGN.test(text) ? text.replace(HIDDEN, (found) => OBJECT.repeat(found.length)) : text;
}

const OPENS_AFTER = /[\s([{<“‘/=–—-]/u;
const WORD = /[\p{L}\p{N}\p{M}\uFFFC£$€#@&]/u;
/** Words that start with an apostrophe. */
const ELISION = /^(?:n|em|til|tis|twas|twere|twill|twould|nuff|cos)(?![\p{L}\p{N}'’])/iu;
const DECADE = /^\d\ds(?![\p{L}\p{N}])/u;
/** Possible ends of a single quotation; most are apostrophes, as in "the nurses' rota". */
const SINGLE_END = /(?<=\S)['’](?![\p{L}\p{N}])/gu;
/** Feet and inches: 5'4", 5' 4". */
const FEET_AND_INCHES = /(?<=\d)(')(\s?\d{1,2}(?:\.\d)?)(")(?![\p{L}\p{N}])/gu;

/** Reads a text from start to end, tracking the quotes decided so far. */
class QuoteReader {
  private readonly characters: string[];
  /** The last possible end of a single quotation; any later opening is an apostrophe. */
  private readonly lastEnd: number;
  private openDoubles = 0;

  constructor(private readonly text: string) {
    this.characters = text.split('');
    this.lastEnd = [...text.matchAll(SINGLE_END)].at(-1)?.index ?? -1;
  }

  /** Decides the quote at `index`. */
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

/** Turns straight quotes into English quotes and apostrophes, and into primes in heights such as 5'4". */
function quoteEdits(text: string): Edit[] {
  const heights = feetAndInches(text);
  const taken = new Set(heights.map(({ start }) => start));
  const reader = new QuoteReader(text);
  const quotes = [...text.matchAll(/["']/g)].flatMap(({ index }) =>
    taken.has(index) ? [] : [{ start: index, end: index + 1, by: reader.read(index) }],
  );
  return [...heights, ...quotes];
}

const MONEY_AND_NUMBER = String.raw`[£$€]?(\d{1,3}(?:,\d{3})+|[1-9]\d{0,3}|0(?=\.))(\.\d{1,2})?`;
const UNIT = '(?:%|[ap]m|kg|mg|ml|cm|mm|g|k|m)?';
/** Prefix of a number that belongs to something else: a telephone number, reference, date or version. */
const NOT_AFTER = String.raw`(?<![\p{L}\p{N}\p{M}_./:,+#…–—\uFFFC]|\d[\s\u00A0]|(?:^|[^-])-)`;
const NOT_BEFORE = String.raw`(?![\p{L}\p{N}\p{M}_/\uFFFC]|[-–.,:]\d)`;
const RANGE = new RegExp(`${NOT_AFTER}(${MONEY_AND_NUMBER})${UNIT}-(${MONEY_AND_NUMBER})${UNIT}${NOT_BEFORE}`, 'gu');
/** 19:30-07:30, 9am-5pm: the later time may be the smaller number. */
const TIME = String.raw`\d{1,2}(?::\d\d|[ap]m)`;
const TIMES = new RegExp(`${NOT_AFTER}${TIME}-${TIME}${NOT_BEFORE}`, 'gu');

const amount = (written: string): number => Number(written.replace(/[£$€,]/g, ''));

/** 2025-26: a year and the last two digits of the next. 2025-12 may be a month. */
function isYearAndNext(from: string, to: string): boolean {
  return /^(19|20)\d\d$/.test(from) && Number(to) > 12 && Number(to) === (Number(from) % 100) + 1;
}

/** Whether two hyphenated numbers can only mean a range; 555-1234 may be a telephone number. */
function isRange(from: string, to: string): boolean {
  if (isYearAndNext(from, to)) return true;
  const isTelephone = /^\d{3}$/.test(from) && /^\d{4}$/.test(to);
  return amount(from) < amount(to) && !isTelephone;
}

function ranges(text: string): Edit[] {
  const numbers = [...text.matchAll(RANGE)].filter(([, from = '', , , to = '']) => isRange(from, to));
  const hyphens = [...numbers, ...text.matchAll(TIMES)].map(({ index, 0: found }) => index + found.lastIndexOf('-'));
  return [...new Set(hyphens)].map((start) => ({ start, end: start + 1, by: '–' }));
}

/** One or more hyphens between spaces. At the start of a line it is a bullet. */
const SPACED = /(?<=[^\s][ \t\u00A0]+)-{1,3}(?=\s+\S)/gu;
/** Two or three hyphens after a word: `word--word`, `word-- word`, `"Who--"`. */
const AFTER_WORD = /(?<=([^\s-]))-{2,3}(?!-)(?=(["'“‘([]?[\p{L}\p{N}\uFFFC£$€]|))/gu;

function betweenWords(before: string, after: string): string {
  if (after === '') return ' –';
  return /\d/.test(before) && /^\d/.test(after) ? '–' : ' – ';
}

const edit = ({ index, 0: found }: RegExpExecArray, by: string): Edit => ({
  start: index,
  end: index + found.length,
  by,
});

/** Replaces hyphens that stand for dashes: a spaced en dash in sentences, an unspaced one in number ranges. */
function dashEdits(text: string): Edit[] {
  if (!text.includes('-')) return [];
  const spaced = [...text.matchAll(SPACED)].map((found) => edit(found, '–'));
  const afterWords = [...text.matchAll(AFTER_WORD)].map((found) =>
    edit(found, betweenWords(found[1] ?? '', found[2] ?? '')),
  );
  return [...spaced, ...afterWords, ...ranges(text)];
}

/** Three full stops, or four at the end of a sentence. A longer row is a line to write on. */
const ELLIPSIS = /(?<!\.)\.{3}(?=\.?(?!\.))/g;

function ellipsisEdits(text: string): Edit[] {
  return [...text.matchAll(ELLIPSIS)].map(({ index }) => ({ start: index, end: index + 3, by: '…' }));
}

/** The edits for a line or paragraph; placeholders and addresses stay untouched. */
export function typographicEdits(text: string): Edit[] {
  if (!/["'-]|\.{3}/.test(text)) return [];
  const shown = hideAddresses(text);
  return [...quoteEdits(shown), ...dashEdits(shown), ...ellipsisEdits(shown)];
}

/**
 * Replaces keyboard quotes, apostrophes, dashes and ellipses with English typographic ones, paragraph by paragraph. Text
 * that already has them stays as is.
 */
export function typographic(text: string): string {
  return text
    .split(/(\n\s*\n)/)
    .map((paragraph) => applyEdits(paragraph, typographicEdits(paragraph)))
    .join('');
}
