import {
  isGroup,
  isNoise,
  isStages,
  type Line,
  linesIn,
  type Weight,
  weightOf,
  withoutStages,
  wordsIn,
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
  readonly line: Line;
  /** The bullet of the entries below it; empty without any. */
  partBullet: string;
  lastLine: string;
}

/** What is known after some lines; at first, nothing. */
const start = (lines: readonly Line[]) => {
  const unmarked = lines.filter(({ bullet }) => bullet === '');
  const hasEndLetters = lines.filter(({ text }) => END_LETTER.test(withoutStages(text))).length > 2;
  return {
    found: [] as Found[],
    weight: 'essential' as Weight,
    group: '',
    /** A heading without criteria so far. */
    heading: null as Line | null,
    /** The weights are the columns of a table that came cell by cell. */
    isFlat: false,
    hasStages: lines.some(({ text }) => isStages(text)),
    isAfterWeight: false,
    /** Cells of the present row of such a table. */
    cells: 0,
    /** Most lines begin in lower case, so that this is no sign of a broken one. */
    isLowerCase: unmarked.filter(({ text }) => isLower(text)).length > 0.6 * unmarked.length,
    endMark: hasEndLetters ? END_LETTER : END_MARK,
  };
};

type Reading = ReturnType<typeof start>;

const WEIGHT_WORD =
  /[\s(:–—-]*\b(essential|desirable)(?: (?:criteria|criterion|requirements?|attributes|qualities))?\b[\s):–—-]*/i;
const FIRST_MARK =
  /^(?:(essential|desirable)\s*[:–—-]\s+|[([](E|D|essential|desirable)[)\]]\s*|(E|D)(?:\d{1,2}[.:)]?|\s*[:–—-])\s+)(?=\S)/i;
const END_MARK = /(?:\s*[([](E|D|essential|desirable)[)\]]|(?:\t| {2,}|\s[–—-]\s)(E|D|essential|desirable))$/i;
const END_LETTER = /\s([ED])$/;

/** A line that cannot end there. */
const OPEN_END =
  /(?:[,&/–-]|\b(?:and|or|of|the|an?|to|in|with|for|within|on|at|by|as|from|including|using|both|their|e\.g\.|i\.e\.))$/i;
/** A line of a list this long may have been broken. */
const LONG = 45;

const isLower = (text: string): boolean => /^[\p{Ll}),&/]/u.test(text);
const isBroken = (text: string): boolean => OPEN_END.test(text) || text.split('(').length > text.split(')').length;
const isEnded = (text: string): boolean => /[.;]$/.test(text);

/** A text without a pattern in it, and the pattern's first group. */
function cut(text: string, pattern: RegExp): readonly [rest: string, found: string | undefined] {
  const match = pattern.exec(text);
  return match ? [text.replace(pattern, ' ').trim(), match.slice(1).find(Boolean)] : [text, undefined];
}

/** A line's criterion, without marks. */
function criterionIn({ text }: Line, { endMark }: Reading): readonly [text: string, weight: Weight | undefined] {
  const [afterFirst, first] = cut(withoutStages(text), FIRST_MARK);
  const [plain, last] = cut(afterFirst, endMark);
  return [withoutStages(plain).replace(/\s+/g, ' ').replace(/[;,]$/, '').trim(), weightOf(first ?? last)];
}

/** Adds a criterion; true, as each step is for the line that it takes. */
function add(to: Reading, line: Line): true {
  const [text, own] = criterionIn(line, to);
  const isSecondCell = to.isFlat && line.bullet === '' && to.cells > 0;
  const weight = isSecondCell ? 'desirable' : (line.weight ?? own ?? to.weight);
  if (text !== '') to.found.push({ text, weight, group: to.group, line, partBullet: '', lastLine: line.text });
  to.cells += 1;
  to.heading = null;
  return true;
}

function skip(to: Reading, { text }: Line): boolean {
  if (isStages(text)) to.cells = 0;
  return text === '' || isStages(text) || isNoise(text);
}

/** "Essential criteria", "Skills (desirable)", "Essential  Desirable". */
function takeWeight(to: Reading, line: Line): boolean {
  const [rest, named] = cut(line.text, WEIGHT_WORD);
  const hasBoth = named !== undefined && WEIGHT_WORD.test(rest);
  const isHeading = rest === '' || isGroup(rest) || isStages(rest) || isNoise(rest) || hasBoth;
  const isTaken = named !== undefined && !line.weight && isHeading;
  if (isTaken) {
    to.isFlat ||= to.hasStages && (to.isAfterWeight || hasBoth);
    to.weight = to.isFlat ? 'essential' : (weightOf(named) ?? to.weight);
    to.heading = null;
    if (isGroup(rest) && !hasBoth) to.group = rest.replace(/\s*:$/, '');
  }
  to.isAfterWeight = isTaken;
  return isTaken;
}

/** A heading of several words with nothing below it was a criterion, such as "Communication skills". */
function endHeading(to: Reading): void {
  const { heading } = to;
  if (!heading || heading.isGroup || wordsIn(heading.text).length < 2) return;
  to.group = to.found.at(-1)?.group ?? '';
  add(to, heading);
}

function takeHeading(to: Reading, line: Line): boolean {
  const { text, bullet } = line;
  const hasColon = text.endsWith(':');
  const isNamed = isGroup(text) && (bullet === '' || hasColon || /^\d/.test(bullet));
  if (!line.isGroup && (line.weight || !(isNamed || (bullet === '' && hasColon)))) return false;
  endHeading(to);
  to.group = text.replace(/\s*:$/, '');
  to.heading = line;
  to.cells = 0;
  return true;
}

/** The criterion that a line may belong to. */
function openCriterion(to: Reading, line: Line): Found | undefined {
  const before = to.found.at(-1);
  const isSame = !line.isAfterGap && to.heading === null && line.weight === before?.line.weight;
  return isSame ? before : undefined;
}

/** The rest of a line that a PDF has broken. */
function continueLine(to: Reading, line: Line): boolean {
  const before = openCriterion(to, line);
  if (!before || line.bullet !== '') return false;
  const { lastLine } = before;
  const isRest = isLower(line.text) && !to.isLowerCase && !isEnded(lastLine);
  const isOfList = before.line.bullet !== '' && lastLine.length >= LONG && !isEnded(lastLine);
  if (!isRest && !isOfList && !isBroken(lastLine)) return false;
  before.text += `${/\p{L}-$/u.test(lastLine) ? '' : ' '}${criterionIn(line, to)[0]}`;
  before.lastLine = line.text;
  return true;
}

/** An entry of a list below a criterion. */
function addPart(to: Reading, line: Line): boolean {
  const before = openCriterion(to, line);
  const { bullet, text, indent } = line;
  if (!before || bullet === '') return false;
  const isOther = bullet !== before.line.bullet;
  const mayFollow = (isOther && !/^\d/.test(bullet)) || isLower(text);
  const isPart =
    indent > before.line.indent + 1 ||
    (before.text.endsWith(':') && mayFollow) ||
    (before.partBullet === bullet && mayFollow) ||
    (/^[o◦▪–-]$/.test(bullet) && /^(?:[•●]|\d)/.test(before.line.bullet));
  if (!isPart) return false;
  const glue = before.partBullet === '' ? before.text.replace(/\s*:?$/, ': ') : `${before.text}; `;
  before.text = glue + criterionIn(line, to)[0];
  before.partBullet = bullet;
  before.lastLine = text;
  return true;
}

/** What a line may be, in the order in which it is tried. */
const STEPS = [skip, takeWeight, takeHeading, continueLine, addPart, add] as const;

/**
 * The criteria of a pasted person specification, in its order: from lines, lists, texts of a PDF with broken lines, and
 * tables with their tabs or cell by cell. Without any heading or mark, a criterion counts as essential.
 */
export function criteriaIn(pasted: string): readonly Criterion[] {
  const lines = linesIn(pasted);
  const reading = start(lines);
  for (const line of lines) STEPS.some((step) => step(reading, line));
  endHeading(reading);
  return reading.found.map(({ text, weight, group }) => ({ text, weight, group }));
}
