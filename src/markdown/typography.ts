import { retext } from 'retext';
import retextSmartypants from 'retext-smartypants';

/** Placeholders, addresses and paths, which stay as typed. */
const KEPT = [
  // {count}, {price:Name of a plan}
  String.raw`\{[^{}]*\}`,
  // the address of [words](address)
  String.raw`\]\((?:\/|https?:|mailto:|tel:)[^()\s]*\)`,
  // https://example.com/it's--1-2, someone@example.com, /a-path/of-this-site/
  String.raw`(?:\bhttps?:\/\/|\bwww\.|\bmailto:|\btel:)[^\s<>"“”]+`,
  String.raw`\S+@\S+\.\w+`,
  String.raw`(?<![^\s(])\/\w[\w./~-]*`,
];
const ELLIPSIS = String.raw`(?<!\.)\.{3}(?!\.{2})`;
const DASH = String.raw`(?<=\S[ \u00A0])-{1,3}(?=\s)`;
/** 2-3 weeks; longer numbers may be a telephone number, a date or a reference. */
const RANGE = String.raw`(?<![\w.,:/+-]|\d )\d{1,2}-\d{1,2}(?![\w/-]|[.,:]\d)`;

/** An ellipsis counts as a word, so that a quote before it opens. */
const NOT_WORDS = new RegExp([...KEPT, ELLIPSIS].join('|'), 'gu');
const SIGNS = new RegExp([...KEPT, ELLIPSIS, DASH, RANGE].join('|'), 'gu');

/** Words that begin with an apostrophe. */
const CUT_WORDS = String.raw`(?:tis|twas|twere|twill|til)(?![\p{L}\d'])`;
/** Years, and words that may also begin a quotation: no later mark ends one. */
const YEARS = String.raw`(?:\d\ds?|n|em|till|cause|cos|bout|round|nuff)(?![\p{L}\d'])(?![^'\n]*[^\s'(]'(?![\p{L}\d]))`;
const AND = String.raw`(?<=\s)'(?=n'\s)|(?<=\s'n)'(?=\s)`;
/** Apostrophes at the start of a word or a year, and around the n of rock 'n' roll. */
const LEADING = new RegExp(String.raw`${AND}|(?<![\p{L}\d.,!?])'(?=${CUT_WORDS}|${YEARS})`, 'giu');

/** Stands for a letter of a word. */
export const LETTER = 'x';

const smartypants = retext().use(retextSmartypants, { backticks: false, dashes: false, ellipses: false }).freeze();

/** English quotes and apostrophes for straight ones; every character keeps its place. */
export function withQuotes(text: string): string {
  if (!/["']/.test(text)) return text;
  const words = text.replace(NOT_WORDS, (found) => LETTER.repeat(found.length)).replace(LEADING, '’');
  const set = String(smartypants.processSync(words));
  const known = (typed: string, index: number): boolean => [typed, '’'].includes(words[index] ?? '');
  return text.replace(/["']/g, (typed, index: number) => (known(typed, index) ? (set[index] ?? typed) : typed));
}

function signFor(found: string): string {
  if (found === '...') return '…';
  if (/^-+$/.test(found)) return '–';
  const [from = 0, to = 0] = found.split('-').map(Number);
  return from < to ? found.replace('-', '–') : found;
}

/** En dashes for hyphens between spaces and in ranges such as 2-3, and an ellipsis for three full stops. */
export const withDashes = (text: string): string => text.replace(SIGNS, signFor);

/** Sets a text's quotes, apostrophes, dashes and ellipses. Signs that are typographic already stay as they are. */
export const typographic = (text: string): string => withDashes(withQuotes(text));
