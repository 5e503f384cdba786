import { ANY_WEIGHT, anyOf, type Weight } from './weights';

const startOf = (words: string): RegExp => new RegExp(`^(?:${anyOf(words)})(?!\\p{L})`, 'iu');

const SAYS_DESIRABLE =
  /\b(?:(?:is|are|be|yn|also|highly) (?:also |highly )?(?:desirable|preferred|beneficial|advantageous|great|helpful|useful|dd?ymunol)|advantage|bonus|fantais|a plus|ideally|preferably|not (?:essential|required)|would (?:also )?welcome|we['’]d (?:love|like))\b|\bdesirable[.)]?$|^desirable\b/i;
const SAYS_ESSENTIAL =
  /\b(?:(?:is|are|be) (?:an? )?(?:therefore )?(?:essential|required|mandatory|necessary|requirement)|must|rhaid|yn hanfodol|you(?:['’]ll| will)? need(?! not\b))\b|\b(?:essential|required)[.)]?$/i;

/** The weight that a sentence gives to what it asks for. */
export const saidWeight = (text: string): Weight | undefined =>
  SAYS_DESIRABLE.test(text) ? 'desirable' : SAYS_ESSENTIAL.test(text) ? 'essential' : undefined;

const HEADING = anyOf(`
  qualifications? education(?:al)? training registration experience knowledge skills? abilit(?:y|ies) aptitudes? attributes
  qualities circumstances other requirements values behaviours? dispositions? competenc(?:i)?es effort criteria personal
  communication leadership physical cymwysterau addysg hyfforddiant cofrestriad profiad gwybodaeth sgiliau galluoedd
  rhinweddau nodweddion gofynion gwerthoedd`);
const BESIDE = anyOf(`
  professional previous additional general relevant further our core clinical and or the of to a ac neu o eraill personol`);
const BETWEEN = '[^\\p{L}\\p{N}]+';
const GROUP = `(?:(?:${BESIDE})${BETWEEN})*(?:${HEADING})(?:${BETWEEN}(?:${BESIDE}|${HEADING}))*(?<!\\b(?:of|and|or))`;
const ONLY_GROUP = new RegExp(`^${GROUP}[^\\p{L}\\p{N}.;,]*$`, 'iu');
/** Whether a line is a heading above criteria by its words. */
export const isGroup = (text: string): boolean => ONLY_GROUP.test(text);

const LEAD = startOf(`
  what_(?:we|you)(?!\\p{L}).*(?:need|looking|bring|ask|require|have) who_(?:we|you) you(?:['’]ll|_will)?_(?:need|have) about_you
  it_would_be_(?:nice|great|good) (?:the|our)_ideal requirements:?$ (?:person(?:al|nel)?_spec\\p{L}*|manyleb)(?!_(?:is|are))`);
/** Whether a line leads to the criteria, such as "Person specification" or "What we need from you". */
export const isLead = (text: string): boolean => LEAD.test(text) && !/[.!]$/.test(text);

const STAGE = anyOf(`
  (?:[Aa]pplication|[Ii]nterview|[Rr]eference|[Tt]est|[Cc]ertificate|[Dd]ocument|[Ff]orm|[Ss]cenario|[Pp]resentation|[Aa]ssessment)s?
  CV [Cc]yfweliad [Cc]ais [Tt]ystysgrif`);
const TICK = '[✓✔√☑✅☐☒✗✘×xXüþ–-]';
const NAMED = ANY_WEIGHT.replace(/\b\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
const SIGN = `(?:[A-Z]|${STAGE}|${NAMED}|${TICK})`;
const SIGNS = `${SIGN}(?:[\\s,/&+:]+(?:and )?${SIGN})*`;
const ONLY_SIGNS = new RegExp(`^[([]?${SIGNS}[)\\]]?$`);
/** Whether a text has nothing but signs of a weight and of how criteria are assessed. */
export const isSigns = (text: string): boolean => ONLY_SIGNS.test(text);
const MARK = `\\s*[([]${SIGNS}[)\\]]|\\s[A-Z](?:\\s*[,/&+]\\s*[A-Z])+`;
/** Signs at the end of any line, and those where several lines end in such. */
export const END_MARKS = new RegExp(`(?:${MARK})+$`, 'u');
export const LOOSE_MARKS = new RegExp(`(?:${MARK}|\\s+(?=[\\p{Lu}\\P{L}])${SIGN})+$`, 'u');
/** Whether a cell has nothing but a tick. */
export const isTick = (cell: string): boolean => /^(?:[✓✔√☑✅●×xüþ]|yes|oes)$/i.test(cell);

const COLUMN = anyOf(`
  criteri(?:a|on) attributes? factors? area requirements? assess(?:ed|ment)? method means how tested evidence score of by e/d`);
/** The names of a table's columns. */
export const COLUMNS = `(?:(?:${COLUMN}|${STAGE}|${ANY_WEIGHT})(?:[\\s:/|,]+|$))`;
const ONLY_COLUMNS = new RegExp(`^${COLUMNS}+$`, 'i');

/** A page's number or version, a key, addresses, prices and telephone numbers, and what has no words. */
const DETAILS = [
  /\bpage\W*\d|\bv(?:ersion )?\d{1,2}\b/i,
  /(?:^|[\s(:])[A-Z]{1,3} ?= ?\p{L}|^key:/iu,
  /https?:|www\.|\S@\S+\.\S|£ ?\d|\b0\d{2,4} ?\d{3} ?\d{3,4}\b|\.(?:pdf|docx?)$|^\[\d{1,2}[:/]/i,
  /^(?:yes|no|n\/?a|\P{L}*)$|\?$/iu,
];
const ASIDE = startOf(`
  hi hello dear let please thanks? informal join our(?!_\\w+_is_(?:looking|seeking)) applications if_you to_apply
  (?:this|the)_(?:post|role|job|trust|hospital) (?:applicants?|candidates?)_(?:who|from|with|will) an_(?:exciting|opportunity)
  we(?!_need|_require|_ask|_are_(?:looking|seeking)) rydym`);
/** Whether a line holds no criterion, but such a detail, or a sentence about the employer. */
export const isAside = (text: string): boolean =>
  ONLY_COLUMNS.test(text) || ASIDE.test(text) || DETAILS.some((detail) => detail.test(text));

const END = startOf(`
  disclosure_(?:and|&)_barring certificate_of_sponsorship uk_registration employer manylion gwybodaeth_ychwanegol ardystio
  contact (?:further|additional|other)_(?:details|information) applicant_requirements documents about_(?:us|our) how_to_apply
  sut_i why what_(?:we_(?!are|need|ask|require|want)|you(?:['’]ll|_will)?_(?:get|receive|do)).* what['’]s_in_it
  notes?(?=:?$|_to) (?:our_|staff_)?benefits closing_date apply_(?:now|online) (?:kind_|best_)?(?:regards|wishes)`);
/** Whether a line ends the criteria. */
export const isEnd = (text: string): boolean => END.test(text);

/** In a table whose cells follow each other on a line: its headings, and what is between its cells. */
export const GLUED_GROUP = new RegExp(
  `(?<=^|(?<!\\p{L})${SIGNS} )(${GROUP}) (?!(?:of|in|and|or|with|to|for|on|at|as|from)\\b)`,
  'giu',
);
export const NEXT_CELL =
  /(?<=[\p{Ll}\d)]|\p{Lu}{3})(?<!(?:^|\s)(?:\p{Ll}{1,3}|\p{Lu}[\p{Ll}’']+))\s+(?=\p{Lu}\p{Ll}|\p{Lu}{2,5}\b)(?![^(]*\))/u;
