import { isSkipped, linesIn } from './specification-lines';
import type { Line } from './specification-tables';
import {
  ANY_WEIGHT,
  ASKS,
  isEnd,
  isGroup,
  isNoise,
  isStages,
  isSureGroup,
  isTalk,
  LETTERS,
  mayBeCriterion,
  STARTERS,
  saidWeight,
  type Weight,
  weightOf,
  withoutStages,
} from './specification-words';

/** A criterion of a person specification. */
export interface Criterion {
  readonly text: string;
  /** Empty if the text leaves it open, so that it has to be asked. */
  readonly weight: Weight | '';
  /** The heading above it, such as "Experience"; empty without one. */
  readonly group: string;
}

/** What a pasted text holds: criteria, and the rest, which may hold more. */
export interface Specification {
  readonly criteria: readonly Criterion[];
  readonly unread: readonly string[];
}

/** A criterion that may go on in the next line. */
interface Found {
  text: string;
  weight: Weight | '';
  readonly group: string;
  readonly line: Line;
  lastLine: string;
  /** The bullet of the entries below it; empty without any. */
  partBullet: string;
}

/** What the lines have in common, and what is known after some of them. */
interface Reading {
  readonly found: Found[];
  readonly unread: string[];
  weight: Weight | '';
  group: string;
  /** A heading without criteria so far. */
  heading: Line | null;
  /** Whether the last line was a criterion, which may go on. */
  mayGoOn: boolean;
  isEnded: boolean;
  /** Whether lines such as "E" or "D2" stand above their criteria; null before the first one. */
  haveCodesAbove: boolean | null;
  /** Weights stand under groups, so that a group takes the weight away. */
  readonly isNested: boolean;
  /** The columns of a table have come without their places, the first one for this weight. */
  readonly flat: Weight | null;
  readonly letters: 'first' | 'last' | 'front' | null;
  readonly hasWeights: boolean;
}

const WEIGHT_WORD = new RegExp(
  `[\\s(:/|–—-]*(?<!\\p{L})(?:${ANY_WEIGHT})(?:\\s*[/|]\\s*(?:${ANY_WEIGHT}))?(?: (?:criteria|criterion|requirements?|attributes|qualities))?(?!\\p{L})[\\s):/|–—-]*`,
  'iu',
);
const ONE = `(${ANY_WEIGHT})`;
const FIRST_MARK = new RegExp(
  `^(?:${ONE}(?: criteri(?:a|on))?\\s*[:–—-]\\s+|[([](E|D|${ANY_WEIGHT})[)\\]]\\s*|(E|D)(?:\\d{1,2}[.:)]?|\\s*[:–—-])\\s+)(?=\\S)`,
  'i',
);
const END_MARK = new RegExp(`(?:\\s*[([](E|D|${ANY_WEIGHT})[)\\]]|(?:\\t| {2,}|\\s[–—-]\\s)(E|D|${ANY_WEIGHT}))$`, 'i');
const CODE = /^([ED])(\d{0,2})[.:)]?$/;
const END_WORD = /\s(Essential|ESSENTIAL|Desirable|DESIRABLE|Hanfodol|Dymunol)$/;
/** Letters of a weight and of assessments at the end of a line. */
const END_LETTERS = new RegExp(`(?:\\s+(?:[ED]|${LETTERS}(?:\\s*[,/&+]\\s*${LETTERS})*|[✓✔√☑✅]))+$`, 'u');
const FRONT_LETTER = new RegExp(
  `^(?:${LETTERS}(?:\\s*[,/&+]\\s*${LETTERS})*\\s+)?([ED])(?:\\s+${LETTERS}(?:\\s*[,/&+]\\s*${LETTERS})*)?\\s+(?=\\p{Lu}|\\d)`,
  'u',
);
const TICKS = /(?:\s+(?:[✓✔√☑✅☐☒✗✘×xX–-](?=\s|$)))+(?:\s+[A-Z](?:\s*[/,&]\s*[A-Z])*)?$/u;

const otherWeight = (weight: Weight): Weight => (weight === 'essential' ? 'desirable' : 'essential');

/** A line that cannot end there. */
const OPEN_END =
  /(?:[,&/–-]|\b(?:and|or|of|the|an?|to|in|with|for|within|on|at|by|as|from|including|using|both|their|its|this|that|is|are|be|has|have|e\.g\.|i\.e\.|ac|neu|yn|o|i|y|yr))$/;
/** A line of a list this long may have been broken. */
const LONG = 45;

const isLower = (text: string): boolean => /^[\p{Ll}),&/]/u.test(text);
const isBroken = (text: string): boolean => OPEN_END.test(text) || text.split('(').length > text.split(')').length;
const wide = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A text without a pattern in it, and the pattern's first group. */
function cut(text: string, pattern: RegExp): readonly [rest: string, found: string | undefined] {
  const match = pattern.exec(text);
  return match ? [text.replace(pattern, ' ').trim(), match.slice(1).find(Boolean)] : [text, undefined];
}

/** Where letters for the weight stand in the lines: at the front, or the first or last ones at the end. */
function lettersOf(lines: readonly Line[]): Reading['letters'] {
  const ends =
    lines.flatMap(({ text }) => END_LETTERS.exec(text)?.[0].trim().split(/\s+/) ?? []).length > 0
      ? lines.flatMap(({ text }) => {
          const end = END_LETTERS.exec(text)?.[0].trim();
          return end === undefined ? [] : [end.split(/\s+/)];
        })
      : [];
  const isWeight = (sign: string | undefined): boolean => sign === 'E' || sign === 'D';
  const counts = {
    first: ends.filter((signs) => isWeight(signs[0])).length,
    last: ends.filter((signs) => isWeight(signs.at(-1))).length,
    front: lines.filter(({ text }) => FRONT_LETTER.test(text)).length,
  };
  const most = Math.max(...Object.values(counts));
  return most < 2 ? null : ((['first', 'last', 'front'] as const).find((place) => counts[place] === most) ?? null);
}

/** A text without the ticks of a table whose columns have gone; two boxes tell which of them it is. */
function withoutTicks(text: string, flat: Weight): readonly [text: string, weight: Weight | ''] | null {
  const marks = TICKS.exec(text)?.[0].match(/[✓✔√☑✅☐☒✗✘×xX–-](?=\s|$)/gu);
  if (!marks) return null;
  const at = marks.findIndex((mark) => /[✓✔√☑✅xX]/u.test(mark));
  const weight = marks.length !== 2 || at === -1 ? '' : at === 0 ? flat : otherWeight(flat);
  return [wide(text.replace(TICKS, '')), weight];
}

/** A text without letters for its weight and its assessment. */
function withoutLetters(text: string, letters: Reading['letters']): readonly [text: string, weight?: Weight] | null {
  if (letters === 'front') {
    const [rest, letter] = cut(text, FRONT_LETTER);
    return letter === undefined ? null : [wide(withoutStages(rest).replace(END_LETTERS, '')), weightOf(letter)];
  }
  const signs =
    END_LETTERS.exec(text)?.[0]
      .trim()
      .split(/\s+/)
      .filter((each) => each === 'E' || each === 'D') ?? [];
  const sign = letters === 'first' ? signs[0] : signs.at(-1);
  return letters && sign ? [wide(text.replace(END_LETTERS, '')), weightOf(sign)] : null;
}

/** A line's criterion, without marks; undefined where no mark says its weight. */
function criterionIn({ text }: Line, { letters, flat }: Reading): readonly [text: string, weight?: Weight | ''] {
  const [rest, first] = cut(text, FIRST_MARK);
  const found = withoutLetters(rest, letters) ?? (flat && withoutTicks(withoutStages(rest), flat));
  if (found) return found;
  const [bare, own] = cut(rest, END_MARK);
  const [marked, mark] = cut(withoutStages(bare), END_MARK);
  const [plain, word] = cut(marked, END_WORD);
  return [wide(withoutStages(plain)), weightOf(first ?? own ?? mark ?? word)];
}

function leave(to: Reading, text: string): true {
  if (text !== '' && !to.unread.includes(text)) to.unread.push(text);
  return true;
}

/** Adds a criterion; true, as each step is for the line that it takes. */
function add(to: Reading, line: Line): true {
  if (
    line.bullet === '' &&
    line.weight === undefined &&
    isTalk(line.text) &&
    !/\b(?:desirable|essential)\b/i.test(line.text)
  ) {
    // In a text of sentences it may be followed by those that ask for something.
    if (to.hasWeights || !/[.!?]\s+\p{Lu}/u.test(line.text)) return leave(to, line.text);
  }
  const [text, own] = criterionIn(line, to);
  const weight = line.weight ?? own ?? to.weight;
  if (text !== '') to.found.push({ text, weight, group: to.group, line, lastLine: text, partBullet: '' });
  to.heading = null;
  to.mayGoOn = true;
  return true;
}

function skip(to: Reading, line: Line): boolean {
  const { text } = line;
  if (line.isOutside) return leave(to, text);
  if (isStages(text)) return true;
  return isSkipped(line) && !weightHeading(line) ? leave(to, text) : false;
}

/** What follows the criteria, until another weight. */
function end(to: Reading, line: Line): boolean {
  if (to.isEnded && weightHeading(line) && !/[.?!]$/.test(line.text)) to.isEnded = false;
  const isNow =
    line.bullet === '' &&
    line.weight === undefined &&
    to.found.length > 0 &&
    isEnd(line.text) &&
    !isSureGroup(line.text);
  if (isNow) {
    endHeading(to);
    to.isEnded = true;
  }
  return to.isEnded && leave(to, line.text);
}

/** "E" or "D2" alone. */
function takeCode(to: Reading, { text }: Line): boolean {
  const [, letter, number] = CODE.exec(text) ?? [];
  if (letter === undefined) return false;
  const weight: Weight | '' = weightOf(letter) ?? '';
  const last = to.found.at(-1);
  to.haveCodesAbove ??= !last || number !== '';
  if (to.haveCodesAbove || !last) to.weight = weight;
  else last.weight = weight;
  return true;
}

/** The weight that a line gives to the criteria below it; null for a line that does not. */
function weightHeading({ text, weight: ofCell }: Line) {
  if (ofCell || text.length > 120) return null;
  const [rest] = cut(text, WEIGHT_WORD);
  const weight = weightOf(new RegExp(`(?:${ANY_WEIGHT})`, 'i').exec(text)?.[0]);
  if (!weight || rest === text) return null;
  const hasBoth = WEIGHT_WORD.test(rest) && weightOf(new RegExp(`(?:${ANY_WEIGHT})`, 'i').exec(rest)?.[0]) !== weight;
  const plain = rest.replace(WEIGHT_WORD, ' ').trim();
  const isLead = text.endsWith(':') && WEIGHT_WORD.exec(text)?.index === 0;
  const isInline =
    /[:–—]\s+\S/.test(text) &&
    !isSureGroup(plain) &&
    !isGroup(plain.toLowerCase()) &&
    WEIGHT_WORD.exec(text)?.index === 0;
  const isEntry = END_WORD.test(text) && mayBeCriterion(plain) && !/[:(–—-]/.test(text);
  const isAbove = isGroup(plain) && !isInline && !isEntry;
  const isHeading =
    isLead || /^\(.*\)$/.test(plain) || isAbove || isStages(plain) || isNoise(plain) || (hasBoth && text.length < 80);
  return isHeading
    ? { weight, hasBoth, isAlone: !isAbove, group: isAbove && !hasBoth ? plain.replace(/\s*:$/, '') : '' }
    : null;
}

/** "Essential criteria", "Skills (desirable)", "Essential (all of these)", "Essential skills are:", "Hanfodol / Essential". */
function takeWeight(to: Reading, line: Line): boolean {
  const found = weightHeading(line);
  if (!found) return false;
  endHeading(to, true);
  to.mayGoOn = false;
  to.weight = to.flat || found.hasBoth ? '' : found.weight;
  to.group = found.group || to.group;
  return true;
}

/** "Essential: NMC PIN", which also introduces the lines below it if it is no entry of a list. */
function takeLead(to: Reading, line: Line): boolean {
  const own = weightOf(cut(line.text, FIRST_MARK)[1]);
  if (own && line.bullet === '' && line.weight === undefined && new RegExp(`^(?:${ANY_WEIGHT})`, 'i').test(line.text))
    to.weight = own;
  return false;
}

/** A heading of several words with nothing below it was a criterion, such as "Communication skills". */
function endHeading(to: Reading, isAboveWeight = false): void {
  const { heading } = to;
  to.heading = null;
  if (!heading || isAboveWeight || heading.isGroup || isSureGroup(heading.text) || !heading.text.includes(' ')) return;
  to.group = to.found.at(-1)?.group ?? '';
  if (heading.text.endsWith(':')) leave(to, heading.text);
  else add(to, heading);
}

function takeHeading(to: Reading, line: Line): boolean {
  const { text, bullet } = line;
  const isPlain = bullet === '';
  if (isPlain && !line.isGroup && isLower(text) && isBroken(to.found.at(-1)?.lastLine ?? '')) return false;
  const isHeading = text.endsWith(':') ? isPlain || isGroup(text) : (isPlain || /^\d/.test(bullet)) && isGroup(text);
  if (line.isCriterion || (!line.isGroup && (line.weight || !isHeading))) return false;
  endHeading(to);
  to.group = text.replace(/\s*:$/, '');
  // "It would be desirable to have:"
  const said = weightOf(new RegExp(`(?<!\\p{L})(?:${ANY_WEIGHT})(?!\\p{L})`, 'iu').exec(text)?.[0]);
  if (said) to.weight = said;
  else if (to.isNested) to.weight = '';
  to.heading = line;
  to.mayGoOn = false;
  return true;
}

/** The rest of a line that a PDF has broken, or an entry of a list below a criterion. */
function continueCriterion(to: Reading, line: Line): boolean {
  const before = to.found.at(-1);
  if (!before || !to.mayGoOn || line.weight !== before.line.weight) return false;
  if (line.isAfterGap && !(isLower(line.text) && isBroken(before.lastLine))) return false;
  const isRest = line.bullet === '';
  if (isRest ? !isRestOf(before, line) : !isPartOf(before, line)) return false;
  const glue = isRest ? (/\p{L}-$/u.test(before.lastLine) ? '' : ' ') : before.partBullet === '' ? ': ' : '; ';
  const [text, own] = criterionIn(line, to);
  before.text = (isRest ? before.text : before.text.replace(/\s*:$|[;,]$/, '')) + glue + text;
  if (own !== undefined) before.weight = own;
  before.lastLine = text;
  before.partBullet ||= line.bullet;
  return true;
}

/** In lower case below a capital, or below a long line of a list or of sentences. */
function isRestOf({ line, lastLine, text: whole }: Found, { text }: Line): boolean {
  const isOfList = line.bullet !== '' && lastLine.length >= LONG;
  const isOfText =
    line.bullet === '' && lastLine.length > 65 && ASKS.test(whole) && /[.]\s|\b(?:you|will|must|should)\b/i.test(whole);
  const mayGoOn = (isLower(text) && !isLower(line.text)) || isOfList || isOfText;
  return isBroken(lastLine) || (mayGoOn && !/[.;:!?]$/.test(lastLine));
}

/** Further in, with the sign of a lower level, or below a colon. */
function isPartOf({ line, text: whole, partBullet }: Found, { bullet, text, indent }: Line): boolean {
  const isOther = (bullet !== line.bullet && !/^\d/.test(bullet)) || isLower(text);
  const isLowerLevel = /^[o◦▪§–-]$/.test(bullet) && /^(?:[•●·]|\d)/.test(line.bullet);
  const isBelowColon = partBullet === '' ? whole.endsWith(':') : bullet === partBullet;
  return indent > line.indent + 1 || isLowerLevel || (isBelowColon && isOther);
}

/** What a line may be, in the order in which it is tried. */
const STEPS = [takeCode, skip, end, takeWeight, takeLead, takeHeading, continueCriterion, add] as const;

/** Whether a line without a bullet is a title between entries of lists, and no rest of the one above. */
function isBetweenBullets(lines: readonly Line[], index: number): boolean {
  const [last, line, next] = [lines[index - 1], lines[index], lines[index + 1]];
  const isBetween = last?.bullet && next?.bullet && last.text.length < LONG && !isBroken(last.text);
  if (!isBetween || !line || line.isOutside || isSkipped(line)) return false;
  return /^\p{Lu}/u.test(line.text) && !isEnd(line.text) && !isTalk(line.text) && !FIRST_MARK.test(line.text);
}

/** Whether a line opens the essential criteria of whatever stands above it. */
const opens = (found: ReturnType<typeof weightHeading> | undefined): boolean =>
  found?.weight === 'essential' && !found.hasBoth && found.group === '';

/** Lines in which whatever stands above each "Essential" is a heading, if the essential criteria come first. */
function withHeadings(lines: readonly Line[]): readonly Line[] {
  const weights = lines.map((line) => (line.isOutside ? null : weightHeading(line)));
  const isFirst = weights.find(Boolean)?.weight === 'essential';
  return lines.map((line, index) => {
    const { text, bullet, weight } = line;
    const next = weights[index + 1];
    const isAbove = isFirst && opens(next) && !isStages(lines[index + 2]?.text ?? '');
    const mayBeHeading = bullet === '' && !weight && text.length < LONG && !/[.;,]$/.test(text) && !isLower(text);
    const isTitle = isAbove
      ? !line.isOutside && !isSkipped(line)
      : weight === undefined && isBetweenBullets(lines, index);
    if (isTitle && mayBeHeading && !weights[index]) return { ...line, isGroup: true };
    return line;
  });
}

/** Lines in which "Communication skills" without anything below is a criterion. */
function withEntries(lines: readonly Line[]): readonly Line[] {
  const weights = lines.map((line) => (line.isOutside ? null : weightHeading(line)));
  return lines.map((line, index) => {
    const { text, bullet, weight, isGroup: isTitle } = line;
    if (isTitle || weight !== undefined || weights[index] || !mayBeCriterion(text) || !isGroup(text)) return line;
    const next = weights[index + 1];
    const isLast = next?.weight === 'desirable' && weights.slice(0, index).findLast(Boolean)?.weight === 'essential';
    const hasList = bullet === '' && lines[index + 1]?.bullet;
    return (!next || isLast) && !hasList ? { ...line, isCriterion: true } : line;
  });
}

/** The columns of a table whose cells have come one after the other, or in one line without their places. */
function flatOf(lines: readonly Line[], weights: readonly ReturnType<typeof weightHeading>[]): Weight | null {
  const at = weights.findIndex(
    (found, index) => found && (found.hasBoth || (weights[index + 1] && weights[index + 1]?.weight !== found.weight)),
  );
  const first = weights[at];
  if (!first || lines.some(({ weight }) => weight)) return null;
  const others = weights.filter((found, index) => found?.isAlone && !found.hasBoth && index !== at && index !== at + 1);
  return others.length > 1 ? null : first.weight;
}

const ROW = new RegExp(
  `(?<=[\\p{Ll}\\d)](?<!\\b(?:of|in|and|or|a|an|the|with|to|for|relevant|further|undertake|undertaking|on|at|by|is|as|from|their|full|current|post|previous|valid)))\\s+(?=(?:${STARTERS})\\b)`,
  'u',
);

/** A line in which the cells of a flat table follow each other: its heading, and what the columns ask for. */
function unglued(line: Line, flat: Weight): readonly Line[] {
  if (line.bullet !== '' || line.isOutside || isGroup(line.text) || weightHeading(line)) return [line];
  const words = line.text.split(' ');
  const length =
    [3, 2, 1].find(
      (count) =>
        words.length > count + 1 && isSureGroup(words.slice(0, count).join(' ')) && /^\p{Lu}/u.test(words[count] ?? ''),
    ) ?? 0;
  const group = words.slice(0, length).join(' ');
  const cells = withoutStages(words.slice(length).join(' ')).split(ROW);
  const other = otherWeight(flat);
  const weight = (index: number): Weight | undefined => (cells.length === 2 ? [flat, other][index] : undefined);
  return [
    ...(group === '' ? [] : [{ ...line, text: group, isGroup: true }]),
    ...cells.map((text, index) => ({ ...line, text, isAfterGap: index > 0, weight: weight(index) })),
  ];
}

/** A criterion that consists of sentences, each of which asks for something. */
function sentencesOf(found: Found, isProse: boolean): readonly Found[] {
  const parts = found.text.split(/(?<=[\p{Ll}\p{Lu}\d)%][.!?])\s+(?=\p{Lu})/u);
  const asking = parts.filter((part) =>
    /\b(?:you|must|should|will|would|is|are|need|rhaid|byddai|mae|bydd|dylech|dylai)\b/i.test(part),
  );
  const isText =
    parts.length > 1 &&
    found.line.bullet === '' &&
    found.line.weight === undefined &&
    (isProse || asking.length === parts.length);
  return isText ? parts.map((text) => ({ ...found, text })) : [found];
}

/** Reads a pasted person specification: lines, lists, sentences, texts of a PDF, and tables with tabs or cell by cell. */
export function readSpecification(pasted: string): Specification {
  const raw = linesIn(pasted);
  const weights = raw.map((line) => (line.isOutside ? null : weightHeading(line)));
  const flat = flatOf(raw, weights);
  const glued = flat && weights.some((found) => found?.hasBoth);
  const lines = withEntries(withHeadings(glued ? raw.flatMap((line) => unglued(line, flat)) : raw));
  const first = weights.findIndex(Boolean);
  const nested = weights.filter(
    (found, index) =>
      found?.weight === 'essential' &&
      lines[index - 1] &&
      (isGroup(lines[index - 1]?.text ?? '') || lines[index - 1]?.isGroup),
  ).length;
  const firstDesirable = weights.findIndex((found) => found?.weight === 'desirable');
  const hasInside = raw.some(
    ({ text, bullet }, index) =>
      index > first && index < firstDesirable && bullet === '' && isGroup(text) && !weights[index],
  );
  const to: Reading = {
    found: [],
    unread: [],
    weight: '',
    group: '',
    heading: null,
    mayGoOn: false,
    isEnded: false,
    haveCodesAbove: null,
    isNested: nested > 1 || (first >= 0 && !hasInside),
    flat,
    letters: lettersOf(raw),
    hasWeights: first >= 0 || raw.some(({ weight }) => weight),
  };
  // What stands above the first weight is about the post, but for its heading.
  const start =
    weights[first]?.weight === 'essential' &&
    !flat &&
    !raw.some(({ text }, index) => index < first && (criterionIn(raw[index] as Line, to)[1] || CODE.test(text)))
      ? first
      : 0;
  for (const [index, line] of lines.entries()) {
    const isAbove = !glued && index < start && !line.isGroup && !(index >= start - 2 && isGroup(line.text));
    if (isAbove) leave(to, line.text);
    else STEPS.some((step) => step(to, line));
  }
  endHeading(to);
  const isProse = first === -1 && !to.letters && !raw.some(({ weight, bullet }) => weight || bullet);
  const hasSentences = isProse && to.found.some(({ text }) => /\.$/.test(text) && ASKS.test(text));
  const criteria = to.found
    .flatMap((found) => sentencesOf(found, isProse))
    .filter(
      ({ text, line, weight }) =>
        weight ||
        line.bullet !== '' ||
        !isProse ||
        (!hasSentences && !/[.!?]$/.test(text)) ||
        (ASKS.test(text) && !isTalk(text)) ||
        !leave(to, text),
    )
    .map(({ text, weight, group, line }): Criterion => {
      const said = saidWeight(text, weight !== '');
      const own = weight === '' || (said === 'desirable' && !line.weight) ? said : undefined;
      return {
        text: text.replace(/[;,](?: and| or| ac| neu)?$/, ''),
        weight: own ?? weight,
        group,
      };
    });
  return { criteria, unread: to.unread };
}
