import {
  isGroup,
  isNoise,
  isStages,
  type Line,
  linesIn,
  type Weight,
  weightOf,
  withoutStages,
} from './specification-lines';

/** A criterion of a person specification. */
export interface Criterion {
  readonly text: string;
  readonly weight: Weight;
  /** The heading above it, such as "Experience"; empty without one. */
  readonly group: string;
}

/** A criterion that may go on in the next line. */
interface Found extends Criterion {
  text: string;
  weight: Weight;
  readonly line: Line;
  lastLine: string;
  /** The bullet of the entries below it; empty without any. */
  partBullet: string;
}

/** What is known after some lines; at first, nothing. */
const start = (lines: readonly Line[]) => ({
  found: [] as Found[],
  weight: 'essential' as Weight,
  group: '',
  /** A heading without criteria so far. */
  heading: null as Line | null,
  /** The weights are the columns of a table that came cell by cell. */
  isFlat: false,
  hasStages: lines.some(({ text }) => isStages(text)),
  isAfterWeight: false,
  /** Whether lines such as "E" or "D2" stand above their criteria; null before the first one. */
  haveCodesAbove: null as boolean | null,
  /** Cells of the present row of such a table. */
  cells: 0,
  endMark: lines.filter(({ text }) => END_LETTER.test(withoutStages(text))).length > 2 ? END_LETTER : END_MARK,
});

type Reading = ReturnType<typeof start>;

const WEIGHT_WORD =
  /[\s(:–—-]*\b(essential|desirable)(?: (?:criteria|criterion|requirements?|attributes|qualities))?\b[\s):–—-]*/i;
const FIRST_MARK =
  /^(?:(essential|desirable)(?: criteri(?:a|on))?\s*[:–—-]\s+|[([](E|D|essential|desirable)[)\]]\s*|(E|D)(?:\d{1,2}[.:)]?|\s*[:–—-])\s+)(?=\S)/i;
const END_MARK = /(?:\s*[([](E|D|essential|desirable)[)\]]|(?:\t| {2,}|\s[–—-]\s)(E|D|essential|desirable))$/i;
const END_LETTER = /\s([ED])$/;
const CODE = /^([ED])(\d{0,2})[.:)]?$/;

/** A line that cannot end there. */
const OPEN_END =
  /(?:[,&/–-]|\b(?:and|or|of|the|an?|to|in|with|for|within|on|at|by|as|from|including|using|both|their|e\.g\.|i\.e\.))$/i;
/** A line of a list this long may have been broken. */
const LONG = 45;

const isLower = (text: string): boolean => /^[\p{Ll}),&/]/u.test(text);
const isBroken = (text: string): boolean => OPEN_END.test(text) || text.split('(').length > text.split(')').length;

/** A text without a pattern in it, and the pattern's first group. */
function cut(text: string, pattern: RegExp): readonly [rest: string, found: string | undefined] {
  const match = pattern.exec(text);
  return match ? [text.replace(pattern, ' ').trim(), match.slice(1).find(Boolean)] : [text, undefined];
}

/** A line's criterion, without marks. */
function criterionIn({ text }: Line, { endMark }: Reading): readonly [text: string, weight: Weight | undefined] {
  const [afterFirst, first] = cut(withoutStages(text), FIRST_MARK);
  const [plain, last] = cut(afterFirst, endMark);
  return [withoutStages(plain).replace(/\s+/g, ' ').trim(), weightOf(first ?? last)];
}

/** Adds a criterion; true, as each step is for the line that it takes. */
function add(to: Reading, line: Line): true {
  const [text, own] = criterionIn(line, to);
  const isSecondCell = to.isFlat && line.bullet === '' && to.cells > 0;
  const weight = isSecondCell ? 'desirable' : (line.weight ?? own ?? to.weight);
  if (text !== '')
    to.found.push({ text, weight, group: to.group, line, lastLine: withoutStages(line.text), partBullet: '' });
  to.cells += 1;
  to.heading = null;
  return true;
}

function skip(to: Reading, { text }: Line): boolean {
  if (isStages(text)) to.cells = 0;
  return text === '' || isStages(text) || isNoise(text);
}

/** "E" or "D2" alone. */
function takeCode(to: Reading, { text }: Line): boolean {
  const [, letter, number] = CODE.exec(text) ?? [];
  if (letter === undefined) return false;
  const [weight, last] = [weightOf(letter) ?? to.weight, to.found.at(-1)];
  to.haveCodesAbove ??= !last || number !== '';
  if (to.haveCodesAbove || !last) to.weight = weight;
  else last.weight = weight;
  return true;
}

/** The weight that a line gives to the criteria below it; null for a line that does not. */
function weightHeading({ text, weight: ofCell }: Line) {
  const [rest, named] = cut(text, WEIGHT_WORD);
  const weight = weightOf(named);
  if (!weight || ofCell) return null;
  const hasBoth = WEIGHT_WORD.test(rest);
  const isLead = text.endsWith(':') && WEIGHT_WORD.exec(text)?.index === 0;
  const isHeading = isLead || /^\(.*\)$/.test(rest) || isGroup(rest) || isStages(rest) || isNoise(rest) || hasBoth;
  return isHeading ? { weight, hasBoth, group: isGroup(rest) && !hasBoth ? rest.replace(/\s*:$/, '') : '' } : null;
}

/** "Essential criteria", "Skills (desirable)", "Essential (all of these)", "Essential skills are:", "Essential  Desirable". */
function takeWeight(to: Reading, line: Line): boolean {
  const found = weightHeading(line);
  if (found) {
    to.isFlat ||= to.hasStages && (to.isAfterWeight || found.hasBoth);
    to.weight = to.isFlat ? 'essential' : found.weight;
    to.heading = null;
    to.group = found.group || to.group;
  }
  to.isAfterWeight = found !== null;
  return to.isAfterWeight;
}

/** A heading of several words with nothing below it was a criterion, such as "Communication skills". */
function endHeading(to: Reading): void {
  const { heading } = to;
  if (!heading || heading.isGroup || !heading.text.includes(' ')) return;
  to.group = to.found.at(-1)?.group ?? '';
  add(to, heading);
}

function takeHeading(to: Reading, line: Line): boolean {
  const { text, bullet } = line;
  const isPlain = bullet === '';
  if (isPlain && isLower(text) && isBroken(to.found.at(-1)?.lastLine ?? '')) return false;
  const isHeading = text.endsWith(':') ? isPlain || isGroup(text) : (isPlain || /^\d/.test(bullet)) && isGroup(text);
  if (!line.isGroup && (line.weight || !isHeading)) return false;
  endHeading(to);
  to.group = text.replace(/\s*:$/, '');
  // "It would be desirable to have:"
  to.weight = weightOf(cut(text, WEIGHT_WORD)[1]) ?? to.weight;
  to.heading = line;
  to.cells = 0;
  return true;
}

/** The rest of a line that a PDF has broken, or an entry of a list below a criterion. */
function continueCriterion(to: Reading, line: Line): boolean {
  const before = to.found.at(-1);
  if (!before || line.isAfterGap || to.heading || line.weight !== before.line.weight) return false;
  const isRest = line.bullet === '';
  if (isRest ? !isRestOf(before, line) : !isPartOf(before, line)) return false;
  const glue = isRest ? (/\p{L}-$/u.test(before.lastLine) ? '' : ' ') : before.partBullet === '' ? ': ' : '; ';
  before.text = (isRest ? before.text : before.text.replace(/\s*:$|[;,]$/, '')) + glue + criterionIn(line, to)[0];
  before.lastLine = withoutStages(line.text);
  before.partBullet ||= line.bullet;
  return true;
}

/** In lower case below a capital, or below a long line of a list. */
function isRestOf({ line, lastLine }: Found, { text }: Line): boolean {
  const isOfList = line.bullet !== '' && lastLine.length >= LONG;
  const mayGoOn = (isLower(text) && !isLower(line.text)) || isOfList;
  return isBroken(lastLine) || (mayGoOn && !/[.;]$/.test(lastLine));
}

/** Further in, with the sign of a lower level, or below a colon. */
function isPartOf({ line, text: whole, partBullet }: Found, { bullet, text, indent }: Line): boolean {
  const isOther = (bullet !== line.bullet && !/^\d/.test(bullet)) || isLower(text);
  const isLowerLevel = /^[o◦▪–-]$/.test(bullet) && /^(?:[•●]|\d)/.test(line.bullet);
  const isBelowColon = partBullet === '' ? whole.endsWith(':') : bullet === partBullet;
  return indent > line.indent + 1 || isLowerLevel || (isBelowColon && isOther);
}

/** What a line may be, in the order in which it is tried. */
const STEPS = [skip, takeCode, takeWeight, takeHeading, continueCriterion, add] as const;

/** Lines in which whatever stands above each "Essential" is a heading, if the essential criteria come first. */
function withHeadings(lines: readonly Line[]): readonly Line[] {
  const weights = lines.map(weightHeading);
  if (weights.find(Boolean)?.weight !== 'essential') return lines;
  return lines.map((line, index) => {
    const { text, bullet, weight } = line;
    const next = weights[index + 1];
    const isAbove = next?.weight === 'essential' && next.group === '' && !isStages(lines[index + 2]?.text ?? '');
    const mayBeHeading = bullet === '' && !weight && text.length < LONG && !/[.;,]$/.test(text) && !isLower(text);
    return isAbove && mayBeHeading && !weights[index] ? { ...line, isGroup: true } : line;
  });
}

/**
 * The criteria of a pasted person specification, in its order: from lines, lists, texts of a PDF with broken lines, and
 * tables with their tabs or cell by cell. Without any heading or mark, a criterion counts as essential.
 */
export function criteriaIn(pasted: string): readonly Criterion[] {
  const lines = withHeadings(linesIn(pasted));
  const reading = start(lines);
  for (const line of lines) STEPS.some((step) => step(reading, line));
  endHeading(reading);
  return reading.found.map(({ text, weight, group }) => ({
    text: text.replace(/[;,](?: and| or)?$/, ''),
    weight,
    group,
  }));
}
