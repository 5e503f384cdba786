import { onOneLine } from '../../utils/invisible-marks';
import { type Line, linesIn } from './specification-lines';
import {
  ANY_WEIGHT,
  ASKS,
  BESIDE_WEIGHT,
  coreOf,
  END_STAGE_WORD,
  isColumnHead,
  isEnd,
  isGroup,
  isLead,
  isNoise,
  isRowHead,
  isStages,
  isSureGroup,
  isTalk,
  LETTERS,
  LETTERS_TOGETHER,
  mayBeCriterion,
  STAGES,
  saidWeight,
  WEIGHTS,
  type Weight,
  weightIn,
  weightOf,
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
type Kind = 'code' | 'stages' | 'noise' | 'end' | 'weight' | 'group' | 'text';

/** What the lines have in common. */
type Traits = ReturnType<typeof traitsOf>;

/** A criterion that may go on in the next line. */
interface Found {
  text: string;
  weight: Weight | '';
  readonly group: string;
  readonly line: Marked;
  lastLine: string;
  /** The bullet of the entries below it; empty without any. */
  partBullet: string;
}

const WEIGHT_WORD = new RegExp(`(?<!\\p{L}|\\bnot )(${ANY_WEIGHT})${BESIDE_WEIGHT}(?!\\p{L})`, 'giu');
const ONE = `(${ANY_WEIGHT})`;
/** A weight before a criterion, and after it. */
const FIRST_MARK = new RegExp(
  `^(?:${ONE}(?: criteri(?:a|on))?\\s*[:–—-]\\s+|[([](E|D|${ANY_WEIGHT})[)\\]]\\s*|(E|D)(?:\\d{1,2}(?:[.:)]|\\s*[–—-])?|\\s*[:–—-])\\s+)(?=\\S)`,
  'i',
);
/** A mark at the end of any line: in brackets, after a wide space or a dash, or a weight with a capital; several letters. */
const END_MARK = new RegExp(
  [
    `\\s*[([]\\s*(?:(E|D|${ANY_WEIGHT})(?:\\s*[,:/–—-]\\s*${STAGES})?|${STAGES})\\s*[)\\]]`,
    `(?:\\t| {2,}|\\s+[–—-]\\s?)(E|D|${ANY_WEIGHT})`,
    `(?:\\t| {2,})${STAGES}|\\s*[:–—-]\\s+${LETTERS}|\\s${LETTERS_TOGETHER}`,
  ]
    .map((mark) => `(?:${mark})$`)
    .join('|'),
  'iu',
);
const END_WORD = /\s(Essential|ESSENTIAL|Mandatory|Required|Hanfodol|Desirable|DESIRABLE|Preferred|Dymunol)$/;
/** A letter or tick, where lines end in them. */
const END_LETTER = new RegExp(`\\s+(?:[–—-]\\s*)?(?:([ED])|${LETTERS}|[✓✔√☑✅])$`, 'u');
const CODE = /^([ED])(\d{0,2})[.:)]?$/;
const FRONT_LETTER = new RegExp(`^(?:${LETTERS}\\s+)?([ED])(?:\\s+${LETTERS})?\\s+(?=\\p{Lu}|\\d)`, 'u');
const END_STAGE = new RegExp(`\\s+${LETTERS}$`);
const TICK = /\s[[(]?([✓✔√☑✅☐☒✗✘×xXüþ–-])[\])]?(?:\s+(?:[ACDGIOPQRST/]{1,4}|\p{Lu}\P{Lu}{3,40}))?$/u;

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

/** "Essential criteria", "Skills (desirable)", "Essential (all of these)", "Essential skills are:", "Hanfodol / Essential". */
function weightHead({ text, weight: ofCell }: Line): WeightHead | null {
  const words = [...text.matchAll(WEIGHT_WORD)];
  const [weight, ...more] = words.map(([, word]) => weightOf(word));
  if (!weight || ofCell || /\b[ED] ?=/.test(text)) return null;
  if (/^the following\b.*\bcriteria\b/i.test(text)) return { weight, hasBoth: false, group: '' };
  const rest = wide(text.replace(WEIGHT_WORD, ' '))
    .replace(/^[\s:/|–—-]+|[\s:/|–—-]+$|\(\s*\)/g, '')
    .trim();
  const hasBoth = more.some((each) => each !== weight);
  const isFirst = words[0]?.index === 0;
  // "Essential: NMC PIN" and "Wound care Essential"
  const isEntry = isFirst
    ? /[:–—-]\s+\S/.test(text) && !isSureGroup(rest)
    : /[^\s:(–—-]\s\S+$/.test(text) && END_WORD.test(text) && mayBeCriterion(rest);
  const isAbove = isGroup(rest) && !isEntry;
  const isHead = [
    isAbove || isNoise(rest) || isStages(rest) || /^\(.*\)$/.test(rest),
    isFirst && text.endsWith(':'),
    hasBoth && text.length < 80 && !text.endsWith('.'),
  ].some(Boolean);
  return isHead ? { weight, hasBoth, group: isAbove && !hasBoth ? rest : '' } : null;
}

/** A text without the marks at its end, which are of some kinds, and these marks. */
function peeled(text: string, kinds: readonly RegExp[]): readonly [rest: string, marks: readonly string[]] {
  const match = kinds.map((kind) => kind.exec(text)).find(Boolean);
  if (!match) return [text, []];
  const [rest, marks] = peeled(text.slice(0, match.index).trimEnd(), kinds);
  return [rest, [...marks, match.slice(1).find(Boolean) ?? '']];
}

/** What the lines of a text have in common. */
function traitsOf(lines: readonly Line[]) {
  const named = lines.map(weightHead);
  const heads = named.map((head, index) => {
    const isOther = (next: WeightHead | null | undefined) =>
      next && next.weight !== head?.weight && next.group === head?.group;
    return head && { ...head, isColumn: head.hasBoth || [named[index - 1], named[index + 1]].some(isOther) };
  });
  const hasCells = lines.some(({ weight }) => weight);
  const isAlone = (weight: Weight): boolean => heads.some((head) => head?.weight === weight && !head.isColumn);
  const column = hasCells || WEIGHTS.every(isAlone) ? undefined : heads.find((head) => head?.isColumn);
  const leads = lines.filter(({ text }) => isLead(text));
  const nice = [...heads.map((head) => head?.weight), ...leads.map(({ text }) => saidWeight(text, false))];
  const signs = lines.map(({ text }) => peeled(text, [END_LETTER])[1]);
  const isSigned = ({ text }: Line, index: number) => FRONT_LETTER.test(text) || signs[index]?.some(Boolean);
  const hasLetters = lines.filter(isSigned).length > 1;
  return {
    heads,
    /** The columns of a table have come without their places, the first one for this weight. */
    flat: column?.weight,
    /** Only what is nice to have is named, so that what is looked for is the rest. */
    hasOnlyDesirable: nice.includes('desirable') && !nice.includes('essential'),
    /** Lines begin or end in a letter for their weight. */
    hasLetters,
    /** Lines end in a letter of assessment. */
    hasStages: signs.filter((each) => each.length > 0).length > 1,
    /** Neither weights nor lists, but sentences. */
    isProse:
      !hasLetters && !hasCells && ![...heads, ...leads].some(Boolean) && !lines.some(({ bullet }) => bullet !== ''),
  };
}

/** How the criteria of the next cell begin, in a line in which the cells of a table follow each other, and what goes before. */
const CELL_END =
  "(?:[\\p{Ll}\\d)]|\\p{Lu}{3})(?<!NMC|NHS|GCSE)(?<!(?:^|\\s)(?:of|in|and|or|a|an|the|with|to|for|on|at|by|is|as|from|using|their|under|into|within|least|minimum|over|relevant|further|current|valid|full|level|band|part|(?!(?:Nurse|Midwife)\\b)\\p{Lu}[\\p{Ll}’']*))";
const CELL_START =
  '(?!(?:Level|Band|Part|Trust|Act|Code|Mental|Health|Prescriber|Practitioner|Specialist|Manager)\\b)\\p{Lu}\\p{Ll}+|(?!NHS|NMC|HSC)\\p{Lu}{3,5} (?=\\p{Ll}{4})|(?:IV|IT|RN|V\\d{3}|[IA]LS|[BM]Sc)\\b|\\d{1,2} (?:years?|months)\\b';
const SURE_START = 'Experience|Knowledge|Understanding|Ability|Awareness|Evidence';
const NEXT_CELL = new RegExp(
  `(?:(?<=${CELL_END})\\s+(?=${CELL_START})|(?<=\\))\\s+(?=\\p{Lu})|(?<=\\b(?:Act|Code|Register|Standards|\\p{Lu}{2,}))\\s+(?=(?:${SURE_START})\\b))(?![^(]*\\))`,
  'u',
);

/** Such a line as several: its heading, and what the columns ask for; their weights are left open. */
function unglued(line: Line): readonly Line[] {
  if (line.bullet !== '' || (isGroup(line.text) && !isLower(line.text)) || isNoise(line.text)) return [line];
  const words = line.text.split(' ');
  const isHeading = (count: number): boolean =>
    isRowHead(words.slice(0, count).join(' ')) && /^[\p{Lu}\d]/u.test(words[count] ?? '') && words.length > count;
  const length = [5, 4, 3, 2, 1].find(isHeading) ?? 0;
  const [rest] = peeled(words.slice(length).join(' '), [END_MARK, END_STAGE_WORD, END_STAGE]);
  const cells = rest.split(NEXT_CELL);
  return [
    ...(length > 0 ? [{ ...line, text: words.slice(0, length).join(' '), isGroup: true }] : []),
    ...cells.map((text, index) => ({ ...line, text, isAfterGap: index > 0, weight: '' as const })),
  ];
}

/** A line, its criterion without marks, and the weight that they give it; undefined where there are none. */
interface Marked extends Line {
  readonly bare: string;
  readonly own: Weight | '' | undefined;
}

/** Reads the marks of a line. */
function marked(line: Line, { hasLetters, hasStages, flat }: Traits): Marked {
  const [whole, first] = cut(line.text, FIRST_MARK);
  const [rest, front] = hasLetters ? cut(whole, FRONT_LETTER) : [whole];
  if (flat && TICK.test(rest)) {
    const [bare, ticks] = peeled(rest, [TICK]);
    const [one, two] = ticks.map((tick) => /[✓✔√☑✅xXüþ]/u.test(tick));
    return { ...line, bare: wide(bare), own: ticks.length === 2 && one !== two ? (one ? flat : other(flat)) : '' };
  }
  const kinds = [END_MARK, hasStages ? END_LETTER : [], END_WORD].flat();
  const [bare, marks] = peeled(rest, kinds);
  const weights = marks.map(weightOf).filter(Boolean);
  return { ...line, bare: wide(bare), own: weightOf(front ?? first) ?? weights[0] };
}

/** A line that could be a heading, whatever its words are. */
const mayBeTitle = ({ text, bullet }: Line): boolean =>
  bullet === '' && !isLower(text) && text.length < LONG && /^[\p{Lu}\d].*[^.;,]$/u.test(text) && !isTalk(text);

const hasList = ({ bullet }: Line, next: Line | undefined): boolean =>
  bullet === '' && Boolean(next?.bullet && !next.weight);

/** "You will need:" and "Requirements" above a list. */
const opensList = (line: Line, next: Line | undefined): boolean => {
  const { text, bullet } = line;
  const isAbove = hasList(line, next) && (isSureGroup(text) || (ASKS.test(text) && !isTalk(text)));
  return bullet === '' && !isLower(text) && !/[.!?]$/.test(text) && !isEnd(text) && (isLead(text) || isAbove);
};

/** What each line is: the first row that fits. */
function kindsOf(lines: readonly Marked[], { heads }: Traits): readonly Kind[] {
  const isMarked = ({ weight, own }: Marked): boolean => weight !== undefined || own !== undefined;
  // Between entries.
  const isEntry = (line: Marked | undefined, longest = LONG): boolean =>
    line !== undefined &&
    !isLower(line.text) &&
    (isMarked(line) || (line.bullet !== '' && line.text.length < longest && !isBroken(line.text)));
  const isBetween = (index: number): boolean => {
    const last = lines[index - 1];
    return !heads[index - 1] && (!last || isNoise(last.text) || isEntry(last)) && isEntry(lines[index + 1], Infinity);
  };
  // Above each "Essential", or alone above a weight.
  const isAbove = (index: number): boolean => {
    const [head, above] = [heads[index + 1], heads.slice(0, index).filter(Boolean)];
    if (!head || head.hasBoth || head.group !== '') return false;
    const isFirst = head.weight === 'essential' && heads.find(Boolean)?.weight === 'essential';
    const isLast = head.weight === 'desirable' && above.at(-1)?.weight === 'essential';
    return isFirst || (lines[index]?.isAfterGap === true && !isLast);
  };
  const kinds = lines.map((line, index): Kind => {
    const { text, bullet, weight, isGroup: isSet = false } = line;
    const [next, head] = [lines[index + 1], heads[index + 1]];
    const isOpen = head?.hasBoth === false || hasList(line, next);
    const rows: readonly (readonly [Kind, boolean])[] = [
      ['weight', Boolean(heads[index])],
      ['code', CODE.test(text)],
      ['stages', isStages(text)],
      ['group', isSet || (isSureGroup(text) && !isLower(text) && isOpen)],
      ['noise', isNoise(text) && !(weight && isLower(text))],
      ['end', bullet === '' && weight === undefined && isEnd(text)],
      ['text', isMarked(line)],
      ['group', text.endsWith(':') && !isTalk(text) && (bullet === '' || isGroup(text))],
      ['group', /^(?:[\dA-Z]|$)/.test(bullet) && !isLower(text) && isGroup(text)],
      ['group', opensList(line, next) || (mayBeTitle(line) && (isBetween(index) || isAbove(index)))],
    ];
    return rows.find(([, is]) => is)?.[0] ?? 'text';
  });
  return kinds.map((kind, index) => {
    const { text = '', isGroup: isSet } = lines[index] ?? {};
    const isSure = isSet || isLead(text) || isSureGroup(text) || !text.includes(' ') || text.endsWith(':');
    if (kind !== 'group' || isSure) return kind;
    // "Communication skills" with nothing below it is a criterion.
    const next = kinds[index + 1] ?? 'end';
    const weight = heads.slice(0, index).findLast(Boolean)?.weight;
    const isLast = heads[index + 1]?.weight === 'desirable' && weight === 'essential';
    const isEntry = mayBeCriterion(text) && kinds[index - 1] !== 'stages' && (next !== 'weight' || isLast);
    return (isEntry && isGroup(text)) || next === 'group' || next === 'end' ? 'text' : kind;
  });
}

/** In lower case below a capital, or below a long line of a list. */
function isRestOf({ line, lastLine }: Found, { text }: Line): boolean {
  const mayGoOn = (isLower(text) && !isLower(line.text)) || (line.bullet !== '' && lastLine.length >= LONG);
  return isBroken(lastLine) || (mayGoOn && !/[.;:!?]$/.test(lastLine));
}

/** Further in, with the sign of a lower level, or below a colon. */
function isPartOf({ line, text: whole, partBullet }: Found, { bullet, text, indent }: Line): boolean {
  const isOther = (bullet !== line.bullet && !/^\d/.test(bullet)) || isLower(text);
  const isBelowColon = partBullet === '' ? whole.endsWith(':') : bullet === partBullet;
  return indent > line.indent + 1 || (isBelowColon && isOther);
}

/** Adds the rest of a line that a PDF has broken, or an entry of a list below a criterion; false for anything else. */
function goesOn(before: Found, line: Marked): boolean {
  const { bare: text, own } = line;
  const isRest = line.bullet === '';
  const isAway = line.isAfterGap && !(isLower(line.text) && isBroken(before.lastLine));
  const isOwn = FIRST_MARK.test(line.text) || line.weight !== before.line.weight;
  if (isOwn || isAway || !(isRest ? isRestOf : isPartOf)(before, line)) return false;
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
  const isText = found.line.bullet === '' && found.line.weight === undefined;
  return isText && (isProse || parts.every((part) => asks.test(part)))
    ? parts.map((text) => ({ ...found, text }))
    : [found];
}

/** Where criteria begin, also again after the end of others: at a weight with the headings above it, or at a list. */
function openingsIn(
  lines: readonly Line[],
  kinds: readonly Kind[],
  { heads, flat, hasLetters }: Traits,
): readonly number[] {
  const first = heads.findIndex(Boolean);
  const isWithoutWeights = first === -1;
  const all = lines.flatMap((line, at) => {
    const isAbove = /^group,(?:group,)?weight/.test(kinds.slice(at, at + 3).join());
    const isList = opensList(line, lines[at + 1]) && (isWithoutWeights || isLead(line.text));
    return isAbove || isList || (kinds[at] === 'weight' && !/[.?!]$/.test(line.text)) ? at : [];
  });
  if (!hasLetters && (heads[first]?.weight === 'essential' || flat)) return all;
  const top = lines.findLastIndex(
    ({ text, weight }, at) =>
      (isWithoutWeights && isColumnHead(text) && weight === undefined && !isGroup(text) && !isStages(text)) ||
      (at < first && kinds[at] === 'noise' && /specification|manyleb/i.test(text)),
  );
  const list = lines.findIndex((line, at) => opensList(line, lines[at + 1]));
  return [Math.max(top + 1, isWithoutWeights || list < first ? list : 0), ...all];
}

/** What stands between the semicolons of a sentence. */
function clausesOf(found: Found, isProse: boolean): readonly Found[] {
  const parts = found.text.split(/;\s+(?:and\s+)?(?:be\s+)?(?![^(]*\))/);
  const isSentence = isProse ? found.text.endsWith('.') : parts.some((part) => saidWeight(part, true) === 'desirable');
  return isSentence && parts.length > 1 ? parts.map((text) => ({ ...found, text: text.replace(/\.$/, '') })) : [found];
}

/** What has been read so far: nothing. */
const newReading = (traits: Traits, isNested: boolean) => ({
  traits,
  /** Weights stand under groups, so that a group takes the weight away. */
  isNested,
  found: [] as Found[],
  unread: [] as string[],
  /** Sentences of which only the core is a criterion. */
  cut: [] as string[],
  weight: '' as Weight | '',
  group: '',
  isEnded: true,
  /** Whether a paragraph has begun that is not about the candidate. */
  isAside: false,
  /** Whether the last line was a criterion, which may go on. */
  mayGoOn: false,
  /** Whether lines such as "E" or "D2" stand above their criteria; unknown before the first one. */
  areCodesAbove: undefined as boolean | undefined,
});
type Reading = ReturnType<typeof newReading>;

function leave({ unread }: Reading, text: string): void {
  if (/[\p{L}\p{N}]/u.test(text) && !unread.includes(text)) unread.push(text);
}

function takeText(to: Reading, line: Marked): void {
  const { traits, found } = to;
  const { bare: text, own } = line;
  const isPlain = line.bullet === '' && line.weight === undefined;
  const before = found.at(-1);
  if (before && to.mayGoOn && goesOn(before, line)) return;
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
const TAKE: Readonly<Partial<Record<Kind, (to: Reading, line: Marked, head: WeightHead | null) => void>>> = {
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
  const isCriterion = ({ text }: Found): boolean =>
    !isProse || (/[.!?]$|\b(?:essential|required)$/.test(text) ? asks(text) && !isNoise(text) : !areSentences);
  for (const each of all) if (!isCriterion(each)) leave(to, each.text);
  const clauses = all.filter(isCriterion).flatMap((each) => clausesOf(each, isProse));
  const criteria = clauses.map(({ text: whole, weight, group, line }) => {
    const said = saidWeight(whole, weight !== '');
    const [core, added] = coreOf(whole);
    if (core !== whole) to.cut.push(whole);
    leave(to, added);
    return { text: core.replace(/[;,](?: and| or| ac| neu)?$/, ''), weight: (!line.weight && said) || weight, group };
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
function linesOf(pasted: string): readonly [lines: readonly Marked[], traits: Traits] {
  const raw = linesIn(pasted);
  const { flat, heads } = traitsOf(raw);
  const isGlued = flat !== undefined && heads.some((head) => head?.hasBoth);
  const lines = isGlued ? raw.flatMap((line, index) => (heads[index] ? [line] : unglued(line))) : raw;
  const traits = { ...traitsOf(lines), flat };
  return [lines.map((line) => marked(line, traits)), traits];
}

/** Reads a pasted person specification: lines, lists, sentences, texts of a PDF, and tables with tabs or cell by cell. */
export function readSpecification(pasted: string): Specification {
  const [lines, traits] = linesOf(pasted);
  const { heads } = traits;
  const kinds = kindsOf(lines, traits);
  const [first, second] = [heads.findIndex(Boolean), heads.findIndex((head) => head?.weight === 'desirable')];
  const isInside = (kind: Kind, at: number): boolean => kind === 'group' && at > first && at < second && !heads[at + 1];
  const to = newReading(traits, !kinds.some(isInside));
  const openings = openingsIn(lines, kinds, traits);
  for (const [index, line] of lines.entries()) {
    const kind = kinds[index] ?? 'text';
    if (openings.includes(index)) to.isEnded = false;
    if (kind === 'end' && to.found.length > 0) to.isEnded = true;
    const take = to.isEnded ? undefined : TAKE[kind];
    if (take) take(to, line, heads[index] ?? null);
    else leave(to, line.text);
  }
  const criteria = criteriaOf(to);
  const shown = [...criteria.flatMap(({ text, group }) => [text, group]), ...to.cut, ...to.unread];
  for (const text of lostOf(pasted, shown)) leave(to, text);
  return { criteria, unread: to.unread };
}
