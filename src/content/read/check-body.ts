import type { Blockquote, Node } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { namedFacts } from '../../utils/fact-placeholders';
import { suggestClosest } from '../../utils/suggest-closest';
import { BLOCK_MARKS, MARK_PATTERN, shareOf } from './block-marks';
import { type Place, type Problem, problem } from './problem';
import type { RuleId } from './rules';

/** A heading of a text, in words, with its place. */
export interface BodyHeading extends Place {
  readonly depth: number;
  readonly text: string;
}

/** The site styles headings down to this level. */
const DEEPEST = 4;

function checkOne(heading: BodyHeading, previous: number): Problem | undefined {
  const { depth, text } = heading;
  const found = `${'#'.repeat(depth)} ${text}`;
  if (text.trim() === '') return problem('heading-empty', heading, 'This heading has no words');
  if (depth === 1) return problem('heading-level-1', heading, 'The text contains a level-1 heading', { found });
  if (depth > DEEPEST)
    return problem('heading-deep', heading, `This is a level-${depth} heading; level 4 is the lowest`, { found });
  if (depth > previous + 1) {
    const message = `A level-${depth} heading follows a level-${previous} heading`;
    const signs = '#'.repeat(previous + 1);
    const fix = `Use ${signs} instead of ${'#'.repeat(depth)}, so that no level is skipped.`;
    return problem('heading-skipped', heading, message, { found, fix });
  }
  return undefined;
}

/** Checks the order of a text's headings: the title of the page is level 1, so the text begins at level 2. */
export function checkHeadings(headings: readonly BodyHeading[]): Problem[] {
  let previous = 1;
  return headings.flatMap((heading) => {
    const found = checkOne(heading, previous);
    previous = Math.min(heading.depth, DEEPEST);
    return found ? [found] : [];
  });
}

/** What to do with text that was copied from Word. */
const FROM_WORD = 'Paste the text again as plain text (Ctrl+Shift+V, on a Mac Shift+Option+Command+V).';

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const RULES_BY_PATTERN: readonly (readonly [RegExp, RuleId, string])[] = [
  [/<\s*script/i, 'html-script', 'The text contains a script'],
  [/[\s"'/]on[a-z]+\s*=/i, 'html-handler', 'The text contains an event handler'],
  [/<[a-z!?]/i, 'html-raw', 'The text contains HTML, which is not published'],
];

/** What markdown has for the tags that people know. */
const MARKDOWN: Readonly<Record<string, string>> = {
  a: '[words](address)',
  b: '**words**',
  br: 'an empty line',
  em: '*words*',
  h2: '## words',
  h3: '### words',
  hr: '---',
  i: '*words*',
  img: '![what it shows](./name.png)',
  li: '- words',
  ol: '1. words',
  p: 'an empty line',
  strong: '**words**',
  ul: '- words',
};

/** Signs of text that was copied from Word. */
const WORD = /\bmso|<\/?[ovw]:|<!\[if|<\?xml/i;

function markdownFor(html: string): string | undefined {
  if (WORD.test(html)) return FROM_WORD;
  const instead = MARKDOWN[/^<([a-z0-9]+)/i.exec(html)?.[1]?.toLowerCase() ?? ''];
  return instead && `Write ${instead} instead.`;
}

/** Checks one piece of raw HTML in a text; comments are allowed, since they are never published. */
export function checkHtml(html: string, start: Place): Problem[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  const code = html.replace(COMMENT, blank);
  for (const [pattern, rule, message] of RULES_BY_PATTERN) {
    const match = pattern.exec(code);
    if (!match) continue;
    const lines = code.slice(0, match.index).split('\n');
    const place = lines.length === 1 ? start : { file: start.file, line: start.line + lines.length - 1, column: 1 };
    const fix = rule === 'html-raw' ? markdownFor(code.slice(match.index)) : undefined;
    return [problem(rule, place, message, { found: html, ...(fix && { fix }) })];
  }
  return [];
}

type PlaceOf = (node: Node) => Place;

function checkStrip({ children }: Blockquote, placeOf: PlaceOf): Problem[] {
  const [list] = children.filter((child) => child.type === 'list');
  const [first] = children;
  if (!list) return first ? [problem('block-unread', placeOf(first), 'This strip has no list of its parts')] : [];
  return list.children.flatMap((item) => {
    const found = textOf(item);
    // The value of a fact is filled in later.
    if (found.includes('{fact:') || shareOf(found) !== undefined) return [];
    return [problem('block-unread', placeOf(item), 'This part of a strip has no number', { found })];
  });
}

function checkPairs({ children }: Blockquote, placeOf: PlaceOf): Problem[] {
  const [table] = children.filter((child) => child.type === 'table');
  const [first] = children;
  if (table?.children[0]?.children.length === 2 || !first) return [];
  return [problem('block-unread', placeOf(table ?? first), 'These pairs have no table of two columns')];
}

/** Checks a quotation that begins with a mark such as `[!STRIP]`. */
export function checkBlock(block: Blockquote, placeOf: PlaceOf): Problem[] {
  const [first] = block.children;
  const [words] = first?.type === 'paragraph' ? first.children : [];
  const mark = words?.type === 'text' ? MARK_PATTERN.exec(words.value)?.[1] : undefined;
  if (mark === undefined || !first) return [];
  if (mark === 'STRIP') return checkStrip(block, placeOf);
  if (mark === 'PAIRS') return checkPairs(block, placeOf);
  if (mark === 'LETTER') return [];
  const meant = suggestClosest(mark.toUpperCase(), BLOCK_MARKS);
  const fix = meant === undefined ? undefined : `Write [!${meant}].`;
  const details = { found: `[!${mark}]`, ...(fix && { fix }) };
  return [problem('block-unread', placeOf(first), `There is no block [!${mark}]`, details)];
}

/** The words of one paragraph, heading or cell as they are typed; links, pictures, code and HTML in it are blank. */
export interface Prose {
  readonly text: string;
  /** The place of a character of the text. */
  readonly placeAt: (index: number) => Place;
}

/** The beginning of what nearly is a picture, a link or a footnote, and is published as it is typed. */
const UNREAD =
  /(?<!\\)(?:!\[(?=[\s\S]*?\](?:\s?\(|\[))|\[(?=[^[\]]*\](?:\(|\[[^[\]]| \((?:\/|https?:)))|\[\^(?=[^[\]\s]+\]))/g;

const LINE_END = /\n|$/;

function unreadAt(text: string, index: number, sign: string, place: Place): Problem {
  const rest = text.slice(index);
  const found = rest.slice(0, rest.search(LINE_END));
  if (sign === '[^') return problem('link-unread', place, 'There is no footnote of this name', { found });
  if (sign === '[') return problem('link-unread', place, 'Markdown does not recognise this as a link', { found });
  const [, words, path] = /^!\[([^\]]*)\]\s*\(([^"()<>“”]*\.\w+)\)/.exec(rest) ?? [];
  const fix =
    path === undefined ? undefined : `Write ![${words}](<${path.trim()}>), or rename the picture without spaces.`;
  return problem('image-unread', place, 'This is not read as a picture', { found, ...(fix && { fix }) });
}

function unreadMarkup({ text, placeAt }: Prose): Problem[] {
  const problems: Problem[] = [];
  let end = 0;
  for (const { 0: sign, index } of text.matchAll(UNREAD)) {
    if (index < end) continue;
    problems.push(unreadAt(text, index, sign, placeAt(index)));
    // What is in the brackets belongs to the same mistake.
    end = index + text.slice(index).search(/\]\s?[([]|$/);
  }
  return problems;
}

/** A word in single braces, as the texts of the site's pages name values; doubled braces are shown as they are. */
const BRACES = /(?<!\{)\{\s*\p{L}[\p{L}\d\s_-]*(?::[^{}]*)?\}(?!\})/gu;

/** The words in braces in a text of an article that are shown as they are typed: only facts are filled in there. */
export function unfilledIn(text: string): readonly { readonly found: string; readonly index: number }[] {
  const facts = new Set(namedFacts(text).map(({ at }) => at));
  const inBraces = [...text.matchAll(BRACES)].map(({ 0: found, index }) => ({ found, index }));
  return inBraces.filter(({ index }) => !facts.has(index));
}

function unfilled({ text, placeAt }: Prose): Problem[] {
  return unfilledIn(text).map(({ found, index }) => {
    const fix = 'Write the value itself. To show the braces to readers, put ` before and after them.';
    const message = 'The text contains a placeholder that is not filled in here';
    return problem('placeholder-unknown', placeAt(index), message, { found, fix });
  });
}

/** Tags of Word that are no HTML by the rules of markdown, such as <o:p>. */
const WORD_TAG = /<\/?[a-z][a-z\d]*:[a-z][^<>\s]*[^<>]*>/i;

function wordTags({ text, placeAt }: Prose): Problem[] {
  const match = WORD_TAG.exec(text);
  if (!match) return [];
  return [
    problem('html-raw', placeAt(match.index), 'The text contains HTML from Word', { found: match[0], fix: FROM_WORD }),
  ];
}

/** What no paragraph without one of these signs can be. */
const SUSPICIOUS = /[[{<]/;

/** Finds what authors mean as markup and readers would see as it is typed. */
export function checkProse(prose: Prose): Problem[] {
  if (!SUSPICIOUS.test(prose.text)) return [];
  return [...unreadMarkup(prose), ...unfilled(prose), ...wordTags(prose)];
}

/** Signs that word processors put before the entries of a list; the last three are of their symbol fonts. */
const BULLET = /^[ \t]*(?:([•·‣▪●○◦∙■□➢✓✔\uF0B7\uF0A7\uF0D8])[ \t\u00A0]*|(?:([–—])|(o))[ \t\u00A0]+)(?=\S)/u;

/** A line that begins like an entry of a list. */
export interface BulletLine {
  readonly place: Place;
  readonly found: string;
  /** Whether the character can mean nothing else; a dash may belong to the sentence. */
  readonly isCertain: boolean;
}

/** The lines of a paragraph that begin like entries of a list. */
export function bulletLines({ text, placeAt }: Prose): BulletLine[] {
  let index = 0;
  return text.split('\n').flatMap((line): BulletLine[] => {
    const place = placeAt(index);
    index += line.length + 1;
    const [, sign] = BULLET.exec(line) ?? [undefined, undefined];
    return BULLET.test(line) ? [{ place, found: line, isCertain: sign !== undefined }] : [];
  });
}

/** Lists that markdown does not know as lists: one report for a text, where the first of them begins. */
export function checkBullets(lines: readonly BulletLine[]): Problem[] {
  const [first, second] = lines;
  if (!first || (!second && !first.isCertain)) return [];
  const { place, found } = first;
  return [problem('list-unread', place, 'This is not read as a list', { found })];
}
