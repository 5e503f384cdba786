import { plainText } from './typed-text';

/** What a number counts, and whether it is asked for a week, so that "a week" may follow. */
export interface NumberKind {
  readonly unit: 'pounds' | 'hours' | 'pieces';
  readonly isWeekly?: boolean;
}

/** A typed number in digits and a decimal point, which keeps it exact; more than one if it can mean either. */
export type NumberReading =
  /** `parts` are the numbers that were added. */
  | { readonly kind: 'read'; readonly value: string; readonly parts?: readonly string[] }
  | { readonly kind: 'ambiguous'; readonly values: readonly [string, string] }
  /** `sign` is what cannot be read. */
  | { readonly kind: 'refused'; readonly sign: string };

/** Thousands as in Britain or India, then decimals after a point. */
const BRITISH =
  /^(?<whole>\d*|[1-9]\d{0,2}(?<sign>[, '٬])\d{3}(?:\k<sign>\d{3})*|[1-9]\d?(?:,\d\d)+,\d{3})(?:(?<mark>[.·٫])(?<decimals>\d*))?$/;

/** As in most of Europe and in South America, with a decimal comma. */
const CONTINENTAL = /^(?<whole>\d*|[1-9]\d{0,2}(?<sign>[. '])\d{3}(?:\k<sign>\d{3})*)(?:,(?<decimals>\d*))?$/;

const A_WEEK = /\s*(?:(?:\/|per|an?|each|every) ?(?:week|wk|w)|p\.?\/?w|w(?:ee)?kly)\.?$/i;

/** What may stand around a number: a currency and signs for no pence; an ordinal's ending, and what is counted. */
const AROUND: Readonly<Record<NumberKind['unit'], readonly RegExp[]>> = {
  pounds: [
    /(?:[.,] ?--?|\/[-=])(?=\D*$)/,
    /(?<=[.,]\d\d) ?p$/i,
    /^(?:£|GBP|pounds?)\s*|\s*(?:£|GBP|pounds?(?: sterling)?|quid)\.?$/gi,
  ],
  hours: [],
  pieces: [
    /^(?:on |the |each |every |day )*(?=\d)/i,
    /(?<=\d)(?:st|nd|rd|th)?(?: day)?(?: (?:of )?(?:the |each |every )?month| monthly)?$/i,
    / (?:payments?|pay[ -]?slips?|pieces?|times?|words?|characters?)$/i,
  ],
};

/** Units and what joins them, which an unreadable number may have beside the sign to blame. */
const UNITS: Readonly<Record<NumberKind['unit'], RegExp>> = {
  pounds: /(?<!\p{L})(?:GBP|pounds?|and)(?!\p{L})\.?/giu,
  hours: /(?<!\p{L})(?:h|hrs?|hours?|m|mins?|minutes?|and)(?!\p{L})\.?/giu,
  pieces: /(?<=\d)(?:st|nd|rd|th)(?!\p{L})/giu,
};

/** Hours and minutes. */
const CLOCK = /^(\d*|[1-9]\d?[, ']\d{3}):([0-5]\d)(?::00)?(?: ?(?:h|hrs?|hours?)\.?)?$/i;
const HOURS_AND_MINUTES =
  /^(\d+|[1-9]\d?[, ']\d{3}) ?(?:h|hrs?|hours?)\.?,?(?: and| &)? ?([0-5]?\d) ?(?:m|mins?|minutes?|')?\.?$/i;
const HOURS_OR_MINUTES = /^(.*?) ?(?:(?:h|hrs?|hours?)|(?<minutes>m|mins?|minutes?|'))?\.?$/i;

/** The meanings of a number without its unit. */
interface Meanings {
  /** The British one first. */
  readonly values: readonly string[];
  /** Whether the other one is as likely: three decimals are as rare here as a point between thousands. */
  readonly areEqual: boolean;
}

function decimalOf({ whole = '', decimals = '' }: Readonly<Record<string, string | undefined>> = {}): string {
  return `${whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || 0}${decimals && `.${decimals}`}`;
}

function meaningsOf(text: string): Meanings {
  const [british, continental] = [BRITISH.exec(text)?.groups, CONTINENTAL.exec(text)?.groups];
  const found = [british, continental].filter((groups) => groups !== undefined && /\d/.test(text));
  const values = [...new Set(found.map(decimalOf))];
  return { values, areEqual: Boolean(british?.mark) };
}

/** Of a whole number: a sign before exactly three digits can only part thousands. */
function wholeMeaningsOf(text: string): Meanings {
  const { values } = meaningsOf(text);
  const whole = values.filter((value) => !/\.\d{3}$/.test(value));
  return { values: whole.length > 0 ? whole : values, areEqual: false };
}

const only = (value: number): Meanings => ({ values: [String(value)], areEqual: false });

/** The handbook of the NHS, and so contracts that people copy from, say "37½ hours". */
const FRACTIONS: Readonly<Record<string, string>> = { '¼': '.25', '½': '.5', '¾': '.75' };

/** `7:30`, `7h30`, `7 hrs 30 mins`, `20 min`, `7½`. */
function hourMeaningsOf(typed: string): Meanings {
  const text = typed.replace(/^(\d*) ?([¼½¾])/, (_match, whole, sign) => `${whole}${FRACTIONS[sign]}`);
  const clock = CLOCK.exec(text) ?? HOURS_AND_MINUTES.exec(text);
  if (clock) return only(Number(clock[1]?.replace(/\D/g, '')) + Number(clock[2]) / 60);
  const amount = HOURS_OR_MINUTES.exec(text);
  const meanings = meaningsOf(amount?.[1] ?? '');
  if (!amount?.groups?.minutes) return meanings;
  return { ...meanings, values: meanings.values.map((value) => String(Number(value) / 60)) };
}

const MEANINGS: Readonly<Record<NumberKind['unit'], (bare: string) => Meanings>> = {
  pounds: meaningsOf,
  hours: hourMeaningsOf,
  pieces: wholeMeaningsOf,
};

/** The first words or sign that are no part of a number with its unit; a blank if that is to blame. */
function unknownSign(text: string, unit: NumberKind['unit']): string {
  const rest = text.replace(UNITS[unit], ' ').trim();
  const found = /\p{L}[\p{L}\p{M}. ]*|(?::\d*)+|[^\p{L}\d.,' ]/u.exec(rest)?.[0].trim();
  if (found) return found;
  if (rest.includes(' ') && meaningsOf(rest.replaceAll(' ', '')).values.length > 0) return ' ';
  return /[.,']/.exec(rest)?.[0] ?? text;
}

/** Between the hours of two jobs. */
const PLUS = / ?(?:[+&;]|\bplus\b|\band\b|(?<=\p{L}\)?),|,(?= \p{L})) ?/iu;

/** The hours of one job, with its name before or after them. */
const OF_A_JOB =
  /^(?:[\p{L}(][\p{L}() ]*[: ] ?)?(?<hours>[\d½¼¾][\d.,':½¼¾ ]*?(?: ?(?:h|hrs?|hours?|m|mins?|minutes?)(?!\p{L})\.?(?: ?\d+(?: ?m\w*)?)?)?)(?: ?[(\p{L}][\p{L}() '-]*)?$/iu;

/** Not the name of a job, because it makes the number count something else. */
const OTHER_UNIT = /\b(?:days?|nights?|shifts?|weeks?|months?|years?|weekends?|times?)\b/i;

/** The hours of several jobs, added: "1,120 hrs bank + 640.5". */
function readSum(typed: string, kind: NumberKind, isPossible: (value: string) => boolean): NumberReading | null {
  const jobs = plainText(typed).split(PLUS);
  if (kind.unit !== 'hours' || jobs.length < 2 || OTHER_UNIT.test(kind.isWeekly ? '' : typed)) return null;
  const parts = jobs.map((job) => {
    const whole = readOne(job, kind, isPossible);
    return whole.kind === 'refused' ? readOne(OF_A_JOB.exec(job)?.groups?.hours ?? '', kind, isPossible) : whole;
  });
  const unclear = parts.find(({ kind }) => kind === 'ambiguous');
  if (unclear) return unclear;
  const values = parts.flatMap((part) => (part.kind === 'read' ? part.value : []));
  if (values.length < jobs.length || values.some((value) => Number(value) < 0)) return null;
  const sum = values.reduce((all, value) => all + Number(value), 0);
  return { kind: 'read', value: String(Number(sum.toFixed(6))), parts: values };
}

/**
 * Reads a number as people of many countries write it, and hours also as a sum. What can only mean one thing is read so.
 * @param isPossible whether the question can have this value, which decides between `1.234` and `1234`
 */
export function readNumber(typed: string, kind: NumberKind, isPossible: (value: string) => boolean): NumberReading {
  const one = readOne(typed, kind, isPossible);
  return one.kind === 'refused' ? (readSum(typed, kind, isPossible) ?? one) : one;
}

function readOne(
  typed: string,
  { unit, isWeekly = false }: NumberKind,
  isPossible: (value: string) => boolean,
): NumberReading {
  const bareOf = (text: string): string =>
    [/(?<=.)[.,]$/, isWeekly ? A_WEEK : '', ...AROUND[unit]].reduce<string>(
      (rest, extra) => rest.replace(extra, ''),
      text,
    );
  const [, sign = '', unsigned = ''] = /^([+-]?) ?(.*)$/.exec(bareOf(plainText(typed))) ?? [];
  const bare = bareOf(unsigned);
  const { values, areEqual } = MEANINGS[unit](bare);
  const signed = values.map((value) => (sign === '-' && Number(value) > 0 ? `-${value}` : value));
  const possible = signed.filter(isPossible);
  const [first, second] = possible.length > 0 ? possible : signed;
  if (first === undefined) return { kind: 'refused', sign: unknownSign(bare || plainText(typed), unit) };
  return areEqual && second !== undefined && possible.length > 1
    ? { kind: 'ambiguous', values: [first, second] }
    : { kind: 'read', value: first };
}
