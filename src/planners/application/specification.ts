import { onOneLine } from '../../utils/invisible-marks';
import { type Line, linesIn } from './specification-lines';
import {
  ANY_WEIGHT,
  ASKS,
  BESIDE_WEIGHT,
  coreOf,
  isColumnHead,
  isEnd,
  isGroup,
  isLead,
  isNoise,
  isPartOfGroup,
  isRowHead,
  isStages,
  isSureGroup,
  isTalk,
  LETTERS,
  mayBeCriterion,
  STAGES,
  saidWeight,
  WEIGHTS,
  type Weight,
  weightIn,
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

/** The weight that a line gives to the criteria below it, and the heading in it. */
interface WeightHead {
  readonly weight: Weight;
  /** Names both weights, like the head of a table. */
  readonly hasBoth: boolean;
  /** Stands beside the other weight, like a column's head; what is below has neither. */
  readonly isColumn?: boolean;
  readonly group: string;
}

/** What a line is for the lines below it. */
type Kind = 'outside' | 'code' | 'stages' | 'noise' | 'end' | 'weight' | 'group' | 'text';

/** What the lines have in common. */
interface Traits {
  readonly heads: readonly (WeightHead | null)[];
  /** The columns of a table have come without their places, the first one for this weight. */
  readonly flat: Weight | null;
  /** Where letters for the weight stand in the lines. */
  readonly letters: 'first' | 'last' | 'front' | null;
  /** Only what is nice to have is named, so that what is looked for is the rest. */
  readonly hasOnlyDesirable: boolean;
  /** Lines end in a letter of assessment. */
  readonly hasStages: boolean;
  /** Neither weights nor lists, but sentences. */
  readonly isProse: boolean;
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

const WEIGHT_WORD = new RegExp(`(?<!\\p{L}|\\bnot )(${ANY_WEIGHT})${BESIDE_WEIGHT}(?!\\p{L})`, 'giu');
const ONE = `(${ANY_WEIGHT})`;
const STARTS_WITH_WEIGHT = new RegExp(`^${ONE}`, 'i');
/** A weight before a criterion, and after it. */
const FIRST_MARK = new RegExp(
  `^(?:${ONE}(?: criteri(?:a|on))?\\s*[:–—-]\\s+|[([](E|D|${ANY_WEIGHT})[)\\]]\\s*|(E|D)(?:\\d{1,2}(?:[.:)]|\\s*[–—-])?|\\s*[:–—-])\\s+)(?=\\S)`,
  'i',
);
const END_MARK = new RegExp(
  `(?:\\s*[([](E|D|${ANY_WEIGHT})(?:\\s*[,:/–—-]\\s*${STAGES})?[)\\]]|(?:\\t| {2,}|\\s[–—-]\\s?)(E|D|${ANY_WEIGHT}))$`,
  'i',
);
const END_WORD = /\s(Essential|ESSENTIAL|Mandatory|Required|Hanfodol|Desirable|DESIRABLE|Preferred|Dymunol)$/;
const CODE = /^([ED])(\d{0,2})[.:)]?$/;
/** Letters of a weight and of assessments around a criterion. */
const END_LETTERS = new RegExp(`(?:\\s+(?:[–—-]\\s*)?(?:[ED]|${LETTERS}|[✓✔√☑✅]))+$`, 'u');
const END_STAGE = new RegExp(`\\s+${LETTERS}$`);
const FRONT_LETTER = new RegExp(`^(?:${LETTERS}\\s+)?([ED])(?:\\s+${LETTERS})?\\s+(?=\\p{Lu}|\\d)`, 'u');
const TICK = '[[(]?[✓✔√☑✅☐☒✗✘×xXüþ–-][\\])]?(?=\\s|$)';
const TICKS = new RegExp(`(?:\\s+${TICK})+(?:\\s+(?:${LETTERS}|\\p{Lu}\\P{Lu}{3,40}))?$`, 'u');

/** A line that cannot end there, and one that begins in the middle of a sentence. */
const OPEN_END =
  /(?:[,&/–-]|\b(?:and|or|of|the|an?|to|in|with|for|within|on|at|by|as|from|including|using|both|their|its|this|that|is|are|be|has|have|e\.g\.|i\.e\.|for example|such|ac|neu|yn|o|i|y|yr))$/;
const isBroken = (text: string): boolean => OPEN_END.test(text) || text.split('(').length > text.split(')').length;
const isLower = (text: string): boolean => /^(?:[\p{Ll}),&/]|\((?![ED]\))|(?:OR|AND)\b)/u.test(text);
/** A line of a list this long may have been broken. */
const LONG = 45;

/** A sentence that names its own weight is a criterion, whatever else it speaks about. */
const NAMES_WEIGHT = /\b(?:desirable|essential)\b/i;

const wide = (text: string): string => text.replace(/\s+/g, ' ').trim();
const other = (weight: Weight): Weight => (weight === 'essential' ? 'desirable' : 'essential');

/** A text without a pattern in it, and the pattern's first group. */
function cut(text: string, pattern: RegExp): readonly [rest: string, found: string | undefined] {
  const match = pattern.exec(text);
  return match ? [text.replace(pattern, ' ').trim(), match.slice(1).find(Boolean)] : [text, undefined];
}

/** "Essential: NMC PIN", other than "Essential: Qualifications". */
function isBeforeOne(text: string, rest: string): boolean {
  const [, sign] = /^[^:–—-]*([:–—-])\s+\S/.exec(text) ?? [];
  return sign !== undefined && !(sign === ':' ? isSureGroup : isPartOfGroup)(rest);
}

/** "Essential criteria", "Skills (desirable)", "Essential (all of these)", "Essential skills are:", "Hanfodol / Essential". */
function weightHead({ text, weight: ofCell, isOutside }: Line): WeightHead | null {
  const words = [...text.matchAll(WEIGHT_WORD)];
  const [weight, ...more] = words.map(([, word]) => weightOf(word));
  if (!weight || ofCell || isOutside || /\b[ED] ?=/.test(text)) return null;
  if (/^the following\b.*\bcriteria\b/i.test(text)) return { weight, hasBoth: false, group: '' };
  if (text.length > 120) return null;
  const rest = wide(text.replace(WEIGHT_WORD, ' '))
    .replace(/^[\s:/|–—-]+|[\s:/|–—-]+$|\(\s*\)/g, '')
    .trim();
  const hasBoth = more.some((each) => each !== weight);
  const isFirst = words[0]?.index === 0;
  const isInline = isFirst && isBeforeOne(text, rest);
  const isEntry = /[^\s:(–—-]\s\S+$/.test(text) && !isFirst && END_WORD.test(text) && mayBeCriterion(rest);
  const isAbove = isGroup(rest) && !isInline && !isEntry;
  const isHead = [
    isAbove || isNoise(rest) || isStages(rest) || /^\(.*\)$/.test(rest),
    isFirst && text.endsWith(':'),
    hasBoth && text.length < 80 && !text.endsWith('.'),
  ].some(Boolean);
  return isHead ? { weight, hasBoth, group: isAbove && !hasBoth ? rest : '' } : null;
}

const endSigns = (text: string): readonly string[] => END_LETTERS.exec(text)?.[0].match(/[^\s–—-]+/g) ?? [];

/** What the lines of a text have in common. */
function traitsOf(lines: readonly Line[]): Traits {
  const named = lines.map(weightHead);
  const heads = named.map((head, index) => {
    const isOther = (next: WeightHead | null | undefined) =>
      next && next.weight !== head?.weight && next.group === head?.group;
    return head && { ...head, isColumn: head.hasBoth || [named[index - 1], named[index + 1]].some(isOther) };
  });
  const hasCells = lines.some(({ weight }) => weight);
  const isAlone = (weight: Weight): boolean => heads.some((head) => head?.weight === weight && !head.isColumn);
  const flat = hasCells || WEIGHTS.every(isAlone) ? undefined : heads.find((head) => head?.isColumn);
  const leads = lines.filter(({ text }) => isLead(text));
  const nice = [...heads.map((head) => head?.weight), ...leads.map(({ text }) => saidWeight(text, false))];
  const signs = lines.map(({ text }) => endSigns(text));
  const isWeight = (sign: string | undefined): boolean => sign === 'E' || sign === 'D';
  const counts = {
    first: signs.filter(([sign]) => isWeight(sign)).length,
    last: signs.filter((each) => isWeight(each.at(-1))).length,
    front: lines.filter(({ text }) => FRONT_LETTER.test(text)).length,
  };
  const most = Math.max(...Object.values(counts));
  const letters = (['first', 'last', 'front'] as const).find((place) => most > 1 && counts[place] === most) ?? null;
  return {
    heads,
    flat: flat?.weight ?? null,
    hasOnlyDesirable: nice.includes('desirable') && !nice.includes('essential'),
    letters,
    hasStages: signs.filter((each) => each.length > 0).length > 1,
    isProse: !letters && !hasCells && ![...heads, ...leads].some(Boolean) && !lines.some(({ bullet }) => bullet !== ''),
  };
}

/** How the criteria of the next cell begin, in a line in which the cells of a table follow each other, and what goes before. */
const CELL_END =
  "(?:[\\p{Ll}\\d)]|\\p{Lu}{3})(?<!NMC|NHS|GCSE)(?<!(?:^|\\s)(?:of|in|and|or|a|an|the|with|to|for|on|at|by|is|as|from|using|their|under|into|within|least|minimum|over|relevant|further|current|valid|full|level|band|part|(?!(?:Nurse|Midwife)\\b)\\p{Lu}[\\p{Ll}’']*))";
const CELL_START =
  '(?!(?:Level|Band|Part|Trust|Act|Code|Mental|Health|Prescriber|Practitioner|Specialist|Manager)\\b)\\p{Lu}\\p{Ll}+|(?:IV|IT|RN|V\\d{3}|[IA]LS|[BM]Sc)\\b|\\d{1,2} (?:years?|months)\\b';
const SURE_START = 'Experience|Knowledge|Understanding|Ability|Awareness|Evidence';
const NEXT_CELL = new RegExp(
  `(?:(?<=${CELL_END})\\s+(?=${CELL_START})|(?<=\\))\\s+(?=\\p{Lu})|(?<=\\b(?:Act|Code|Register|Standards|\\p{Lu}{2,}))\\s+(?=(?:${SURE_START})\\b))(?![^(]*\\))`,
  'u',
);

/** Such a line as several: its heading, and what the columns ask for; their weights are left open. */
function unglued(line: Line, hasLetters: boolean): readonly Line[] {
  if (line.bullet !== '' || line.isOutside || (isGroup(line.text) && !isLower(line.text)) || isNoise(line.text))
    return [line];
  const words = line.text.split(' ');
  const isHeading = (count: number): boolean =>
    isRowHead(words.slice(0, count).join(' ')) && /^[\p{Lu}\d]/u.test(words[count] ?? '') && words.length > count;
  const length = [5, 4, 3, 2, 1].find(isHeading) ?? 0;
  const rest = withoutStages(words.slice(length).join(' '), true);
  const cells = (hasLetters ? rest : rest.replace(END_STAGE, '')).split(NEXT_CELL);
  return [
    ...(length > 0 ? [{ ...line, text: words.slice(0, length).join(' '), isGroup: true }] : []),
    ...cells.map((text, index) => ({ ...line, text, isAfterGap: index > 0, weight: '' as const })),
  ];
}

/** A criterion without its marks, and the weight that they give it; undefined where there are none. */
type Bare = readonly [text: string, weight?: Weight | ''];

/** A text without the ticks of a table whose columns have gone; two boxes show which of them it is. */
function withoutTicks(text: string, flat: Weight): Bare | null {
  const marks = TICKS.exec(text)?.[0].match(new RegExp(TICK, 'gu'));
  if (!marks) return null;
  const isTick = (mark = ''): boolean => /[✓✔√☑✅xXüþ]/u.test(mark);
  const [one, two, ...more] = marks;
  const isPair = more.length === 0 && isTick(one) !== isTick(two) && two !== undefined;
  return [wide(text.replace(TICKS, '')), isPair ? (isTick(one) ? flat : other(flat)) : ''];
}

/** A text without letters for its weight and its assessment. */
function withoutLetters(text: string, { letters, hasStages, flat }: Traits): Bare {
  const [rest, front] = letters === 'front' ? cut(text, FRONT_LETTER) : [text];
  const signs = endSigns(rest).filter((each) => each === 'E' || each === 'D');
  const bare = withoutStages(rest, flat !== null).replace(letters || hasStages ? END_LETTERS : /$/, '');
  const sign = letters ? signs.at(letters === 'last' ? -1 : 0) : undefined;
  return [wide(withoutStages(bare, flat !== null)), weightOf(front ?? sign)];
}

/** A line's criterion; its weight is undefined where no mark says it. */
function criterionIn({ text }: Line, traits: Traits): Bare {
  const [rest, first] = cut(text, FIRST_MARK);
  const [bare, letter] = (traits.flat && withoutTicks(rest, traits.flat)) || withoutLetters(rest, traits);
  if (letter !== undefined) return [bare, letter];
  const [plain, own] = cut(rest, END_MARK);
  const [marked, mark] = cut(own ? plain : bare, END_MARK);
  const [last, word] = cut(marked, END_WORD);
  return [wide(withoutStages(last, traits.flat !== null)), weightOf(first ?? own ?? mark ?? word)];
}

/** A line's neighbours, and what its marks are. */
interface Place {
  readonly last: Line | undefined;
  readonly next: Line | undefined;
  readonly nextHead: WeightHead | null | undefined;
  /** Has its own weight. */
  readonly isMarked: boolean;
  /** Its neighbours have their own weights too. */
  readonly areMarked: boolean;
  /** Essential criteria stand before desirable ones. */
  readonly isEssentialFirst: boolean;
}

/** A line that could be a heading, whatever its words are. */
const mayBeTitle = ({ text, bullet }: Line): boolean =>
  bullet === '' && text.length < LONG && /^[\p{Lu}\d].*[^.;,]$/u.test(text) && !isTalk(text);

/** "You will need:" and "Requirements" above a list. */
const opensList = ({ text, bullet }: Line, next: Line | undefined): boolean =>
  bullet === '' &&
  !isLower(text) &&
  !/[.!?]$/.test(text) &&
  !isEnd(text) &&
  (isLead(text) || (Boolean(next?.bullet) && (isSureGroup(text) || (ASKS.test(text) && !isTalk(text)))));

/** Whether criteria begin again below a line, after the end of others. */
const opensAgain = (kind: Kind, line: Line, next: Line | undefined, isWithoutWeights: boolean): boolean =>
  kind === 'weight' ? !/[.?!]$/.test(line.text) : opensList(line, next) && (isWithoutWeights || isLead(line.text));

/** What a line is; the first row that fits. */
const KINDS: readonly (readonly [Kind, (line: Line, place: Place) => boolean])[] = [
  ['outside', ({ isOutside }) => isOutside === true],
  ['code', ({ text }) => CODE.test(text)],
  ['stages', ({ text }) => isStages(text)],
  ['group', ({ isGroup: isSet }) => isSet === true],
  [
    'group',
    ({ text, bullet }, { next, nextHead }) =>
      isSureGroup(text) && !isLower(text) && (nextHead?.hasBoth === false || Boolean(bullet === '' && next?.bullet)),
  ],
  ['noise', ({ text, weight }) => isNoise(text) && !(weight && isLower(text))],
  ['end', ({ text, bullet, weight }) => bullet === '' && weight === undefined && isEnd(text)],
  ['text', ({ weight }, { isMarked }) => weight !== undefined || isMarked],
  ['group', ({ text, bullet }) => text.endsWith(':') && !isTalk(text) && (bullet === '' || isGroup(text))],
  ['group', ({ text, bullet }) => (bullet === '' || /^[\dA-Z]/.test(bullet)) && !isLower(text) && isGroup(text)],
  ['group', (line, { next }) => opensList(line, next)],
  // A plain line between lines that end in their weights.
  ['group', (line, { areMarked }) => mayBeTitle(line) && areMarked],
  // Whatever stands above each "Essential", and a plain line between entries of lists.
  ['group', (line, place) => mayBeTitle(line) && place.isEssentialFirst && opens(place.nextHead)],
  [
    'group',
    (line, { last, next }) =>
      mayBeTitle(line) && Boolean(last && isShort(last) && next?.bullet) && !FIRST_MARK.test(line.text),
  ],
];
const opens = (head: WeightHead | null | undefined): boolean =>
  head?.weight === 'essential' && !head.hasBoth && head.group === '';
const isShort = ({ bullet, text }: Line): boolean => bullet !== '' && text.length < LONG && !isBroken(text);

/** What each line is. */
function kindsOf(lines: readonly Line[], traits: Traits): readonly Kind[] {
  const { heads } = traits;
  const isEssentialFirst = heads.find(Boolean)?.weight === 'essential';
  const kinds = lines.map((line, index): Kind => {
    const [last, next, nextHead] = [lines[index - 1], lines[index + 1], heads[index + 1]];
    const isMarked = criterionIn(line, traits)[1] !== undefined;
    const hasOwn = (each: Line | undefined) =>
      each && !isLower(each.text) && (each.weight || criterionIn(each, traits)[1]);
    const areMarked =
      !heads[index - 1] && !nextHead && (!last || isNoise(last.text) || Boolean(hasOwn(last))) && Boolean(hasOwn(next));
    const place = { last, next, nextHead, isMarked, areMarked, isEssentialFirst };
    return heads[index] ? 'weight' : (KINDS.find(([, is]) => is(line, place))?.[0] ?? 'text');
  });
  return kinds.map((kind, index) => {
    const { text = '', isGroup: isSet, bullet } = lines[index] ?? {};
    const hasList = bullet === '' && lines[index + 1]?.bullet;
    const isSure = isSet || hasList || isLead(text) || isSureGroup(text) || !text.includes(' ') || text.endsWith(':');
    if (kind !== 'group' || isSure) return kind;
    // "Communication skills" with nothing below it is a criterion.
    const next = kinds[index + 1] ?? 'end';
    const weight = heads.slice(0, index).findLast(Boolean)?.weight;
    const isLast = heads[index + 1]?.weight === 'desirable' && weight === 'essential';
    const isEntry = mayBeCriterion(text) && kinds[index - 1] !== 'stages' && (next !== 'weight' || isLast);
    return (isEntry && isGroup(text)) || next === 'group' || next === 'end' ? 'text' : kind;
  });
}

/** In lower case below a capital, or below a long line of a list or of sentences. */
function isRestOf({ line, lastLine, text: whole }: Found, { text }: Line, isProse: boolean): boolean {
  const isOfList = line.bullet !== '' && lastLine.length >= LONG;
  const isOfText =
    isProse && line.bullet === '' && lastLine.length > 65 && /[.]\s|\b(?:you|will|must|should)\b/i.test(whole);
  const mayGoOn = (isLower(text) && !isLower(line.text)) || isOfList || isOfText;
  return isBroken(lastLine) || (mayGoOn && !/[.;:!?]$/.test(lastLine));
}

/** Further in, with the sign of a lower level, or below a colon. */
function isPartOf({ line, text: whole, partBullet }: Found, { bullet, text, indent }: Line): boolean {
  const isOther = (bullet !== line.bullet && !/^\d/.test(bullet)) || isLower(text);
  const isBelowColon = partBullet === '' ? whole.endsWith(':') : bullet === partBullet;
  return indent > line.indent + 1 || (isBelowColon && isOther);
}

/** Adds the rest of a line that a PDF has broken, or an entry of a list below a criterion; false for anything else. */
function goesOn(before: Found, line: Line, traits: Traits): boolean {
  const isRest = line.bullet === '';
  const isAway = line.isAfterGap && !(isLower(line.text) && isBroken(before.lastLine));
  const isOwn = FIRST_MARK.test(line.text) || line.weight !== before.line.weight;
  if (isOwn || isAway || !(isRest ? isRestOf : isPartOf)(before, line, traits.isProse)) return false;
  const [text, own] = criterionIn(line, traits);
  const isHyphen = /\p{L}-$/u.test(before.lastLine);
  if (isRest) before.text += isHyphen ? text : ` ${text}`;
  else if (own !== undefined) return false;
  else before.text = `${before.text.replace(/\s*:$|[;,]$/, '')}${before.partBullet === '' ? ':' : ';'} ${text}`;
  before.weight = own ?? before.weight;
  before.lastLine = text;
  before.partBullet ||= line.bullet;
  return true;
}

/** Between sentences, and between what is essential and what is desirable. */
const SENTENCE_END =
  /(?<=[\p{L}\d)%][.!?])(?<!\b(?:incl|approx|min|max|etc|vs|St)\.)\s+(?=\p{Lu})(?!This criterion)|(?<=\b(?:essential|required)),?\s+(?=(?:and|but|while|whereas)\b.*\b(?:desirable|advantage|preferred))/u;

/** A criterion that consists of sentences, each of which asks for something. */
function sentencesOf(found: Found, isProse: boolean): readonly Found[] {
  const parts = found.text.split(SENTENCE_END);
  const asks = /\b(?:you|must|should|will|would|is|are|need|ideally|rhaid|byddai|mae|bydd|dylech|dylai)\b/i;
  const isText = found.line.bullet === '' && found.line.weight === undefined && parts.length > 1;
  return isText && (isProse || parts.every((part) => asks.test(part)))
    ? parts.map((text) => ({ ...found, text }))
    : [found];
}

/** Where the criteria begin: below a title, below the head of a table, or at the first weight and the headings above it. */
function startOf(lines: readonly Line[], kinds: readonly Kind[], { heads, flat, letters }: Traits): number {
  const first = heads.findIndex(Boolean);
  const top = lines.findLastIndex(({ text, weight }, index) =>
    first === -1
      ? isColumnHead(text) && weight === undefined && !isGroup(text) && !isStages(text)
      : index < first && kinds[index] === 'noise' && /specification|manyleb/i.test(text),
  );
  const list = lines.some(({ weight }) => weight) ? -1 : lines.findIndex((line, at) => opensList(line, lines[at + 1]));
  if (first === -1) return Math.max(top + 1, list);
  if ((heads[first]?.weight === 'desirable' && !flat) || letters) return Math.max(top + 1, list < first ? list : 0);
  const isGroupAt = (index: number): boolean => kinds[index] === 'group' && index > top;
  return first - (isGroupAt(first - 1) ? (isGroupAt(first - 2) ? 2 : 1) : 0);
}

/** What stands between the semicolons of a sentence. */
function clausesOf(found: Found, isProse: boolean): readonly Found[] {
  const parts = found.text.split(/;\s+(?:and\s+)?(?:be\s+)?(?![^(]*\))/);
  const isSentence = isProse ? found.text.endsWith('.') : parts.some((part) => saidWeight(part, true) === 'desirable');
  return isSentence && parts.length > 1 ? parts.map((text) => ({ ...found, text: text.replace(/\.$/, '') })) : [found];
}

/** What has been read so far. */
interface Reading {
  readonly traits: Traits;
  /** Weights stand under groups, so that a group takes the weight away. */
  readonly isNested: boolean;
  readonly found: Found[];
  readonly unread: string[];
  /** Sentences of which only the core is a criterion. */
  readonly cut: string[];
  weight: Weight | '';
  group: string;
  isEnded: boolean;
  /** Whether a paragraph has begun that is not about the candidate. */
  isAside: boolean;
  /** Whether the last line was a criterion, which may go on. */
  mayGoOn: boolean;
  /** Whether lines such as "E" or "D2" stand above their criteria; null before the first one. */
  areCodesAbove: boolean | null;
}

function leave({ unread }: Reading, text: string): void {
  if (/[\p{L}\p{N}]/u.test(text) && !unread.includes(text)) unread.push(text);
}

function takeText(to: Reading, line: Line): void {
  const { traits, found } = to;
  const [text, own] = criterionIn(line, traits);
  const isPlain = line.bullet === '' && line.weight === undefined;
  // "Essential: NMC PIN" also introduces the lines below it.
  if (own && isPlain && STARTS_WITH_WEIGHT.test(line.text)) to.weight = own;
  const before = found.at(-1);
  if (before && to.mayGoOn && goesOn(before, line, traits)) return;
  const isTalking = isTalk(line.text) && !NAMES_WEIGHT.test(line.text);
  // A sentence apart from a list that has none, and whatever follows it.
  to.isAside ||=
    line.isAfterGap &&
    found.length > 2 &&
    !found.some(({ lastLine }) => lastLine.endsWith('.')) &&
    /\s.*\s.*\.$/.test(line.text);
  const isOther = isPlain && !traits.isProse && (isTalking || to.isAside);
  if (isOther) leave(to, line.text);
  else if (text !== '') {
    const weight = line.weight || (own ?? line.weight ?? to.weight);
    found.push({ text, weight, group: to.group, line, lastLine: text, partBullet: '' });
  }
  to.mayGoOn = !isOther || to.mayGoOn;
}

/** What each kind of line does; others are left. */
const TAKE: Readonly<Partial<Record<Kind, (to: Reading, line: Line, head: WeightHead | null) => void>>> = {
  stages: () => undefined,
  code: (to, { text }) => {
    const [, letter, number] = CODE.exec(text) ?? [];
    const last = to.found.at(-1);
    to.areCodesAbove ??= !last || number !== '';
    (to.areCodesAbove || !last ? to : last).weight = weightOf(letter) ?? '';
  },
  weight: (to, _line, head) => {
    to.mayGoOn = false;
    to.isAside = false;
    to.weight = to.traits.flat || !head || head.isColumn ? '' : head.weight;
    to.group = head?.group || to.group;
  },
  group: (to, { text }) => {
    to.mayGoOn = false;
    to.isAside = false;
    const isSentence = text.length > 50 && text.endsWith(':');
    if (isSentence) leave(to, text);
    else to.group = text.replace(/\s*:$/, '');
    // "It would be desirable to have:"
    const named = weightIn(text.replace(/\bnot essential\b/i, '')) ?? saidWeight(text, false);
    const said = named ?? (isLead(text) && to.traits.hasOnlyDesirable ? 'essential' : undefined);
    if (said || (to.isNested && !isSentence)) to.weight = said ?? '';
  },
  text: takeText,
};

/** The criteria of what was found: each sentence of prose that asks for something, with the weight that its words give it. */
function criteriaOf(to: Reading): readonly Criterion[] {
  const { isProse } = to.traits;
  const sentences = to.found.filter(({ text }) => /[.!?]$/.test(text));
  const areSentences = isProse && 2 * sentences.length > to.found.length;
  const all = to.found.flatMap((each) => sentencesOf(each, isProse));
  const asks = (text: string): boolean =>
    (isTalk(text) ? NAMES_WEIGHT : ASKS).test(text) || (!isTalk(text) && saidWeight(text, false) !== undefined);
  const isCriterion = ({ text, weight }: Found): boolean =>
    !isProse ||
    (weight !== '' && !isTalk(text)) ||
    (/[.!?]$|\b(?:essential|required)$/.test(text) ? asks(text) && !isNoise(text) : !areSentences);
  for (const each of all) if (!isCriterion(each)) leave(to, each.text);
  const clauses = all.filter(isCriterion).flatMap((each) => clausesOf(each, isProse));
  const criteria = clauses.map(({ text: whole, weight, group, line }) => {
    const said = saidWeight(whole, weight !== '');
    const own = weight === '' || (said === 'desirable' && !line.weight) ? said : undefined;
    const [core, added] = coreOf(whole);
    if (core !== whole) to.cut.push(whole);
    leave(to, added);
    return { text: core.replace(/[;,](?: and| or| ac| neu)?$/, ''), weight: own ?? weight, group };
  });
  // A page may hold its whole table twice.
  const keys = criteria.map(({ text, weight, group }) => `${weight} ${group} ${text}`);
  return criteria.filter(
    ({ weight, group }, index) => weight + group === '' || keys.indexOf(keys[index] ?? '') === index,
  );
}

const wordsOf = (text: string): readonly string[] =>
  onOneLine(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
/** Whether a word is a weight, a way of assessment, the name of a column, a letter or a number. */
const isMark = (word: string): boolean =>
  isColumnHead(word) || isStages(word) || /^(?:\p{L}?\d*|\d+\p{L}?)$/u.test(word);

/** The pasted lines that hold a word which is neither shown nor a mark, so that nothing vanishes. */
function lostOf(pasted: string, shown: readonly string[]): readonly string[] {
  const words = new Set(shown.flatMap(wordsOf));
  const lines = pasted.split(/[\r\n\u2028\u2029]+/);
  return lines
    .filter((line) => wordsOf(line).some((word) => !words.has(word) && !isMark(word)))
    .map((line) => wide(onOneLine(line)));
}

/** The lines of a text; those of a table whose columns have gone are taken apart. */
function linesOf(pasted: string): readonly [lines: readonly Line[], traits: Traits] {
  const raw = linesIn(pasted);
  const { flat, heads, letters } = traitsOf(raw);
  const isGlued = flat !== null && heads.some((head) => head?.hasBoth);
  const lines = isGlued ? raw.flatMap((line, index) => (heads[index] ? [line] : unglued(line, letters !== null))) : raw;
  return [lines, { ...traitsOf(lines), flat }];
}

/** Reads a pasted person specification: lines, lists, sentences, texts of a PDF, and tables with tabs or cell by cell. */
export function readSpecification(pasted: string): Specification {
  const [lines, traits] = linesOf(pasted);
  const { heads } = traits;
  const kinds = kindsOf(lines, traits);
  const [first, second] = [heads.findIndex(Boolean), heads.findIndex((head) => head?.weight === 'desirable')];
  const isInside = (kind: Kind, at: number): boolean => kind === 'group' && at > first && at < second && !heads[at + 1];
  const to: Reading = {
    traits,
    isNested: !kinds.some(isInside),
    found: [],
    unread: [],
    cut: [],
    weight: '',
    group: '',
    isEnded: false,
    isAside: false,
    mayGoOn: false,
    areCodesAbove: null,
  };
  const start = startOf(lines, kinds, traits);
  for (const [index, line] of lines.entries()) {
    const kind = kinds[index] ?? 'text';
    if (opensAgain(kind, line, lines[index + 1], first === -1)) to.isEnded = false;
    if (kind === 'end' && to.found.length > 0) to.isEnded = true;
    const take = index < start || to.isEnded ? undefined : TAKE[kind];
    if (take) take(to, line, heads[index] ?? null);
    else leave(to, line.text);
  }
  const criteria = criteriaOf(to);
  const shown = [...criteria.flatMap(({ text, group }) => [text, group]), ...to.cut, ...to.unread];
  for (const text of lostOf(pasted, shown)) leave(to, text);
  return { criteria, unread: to.unread };
}
