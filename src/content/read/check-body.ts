import type { Blockquote, Node, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { BLOCK_MARKS, MARK_PATTERN, shareOf } from '../../markdown/block-marks';
import { suggestClosest } from '../../utils/suggest-closest';
import { type Finding, finding, type Location } from './finding';
import { OTHER_MARKUP } from './other-markup';
import type { RuleId } from './rules';

type LocationOf = (node: Node) => Location;

/** The lowest heading level with a style. */
const DEEPEST = 4;

/** Checks a text's heading levels: the page title is level 1, so the text starts at level 2. */
export function checkHeadings(headings: readonly (Location & { readonly depth: number; readonly text: string })[]) {
  return headings.flatMap((heading, index) => {
    const { depth, text } = heading;
    const before = Math.min(headings[index - 1]?.depth ?? 1, DEEPEST);
    const found = `${'#'.repeat(depth)} ${text}`;
    const report = (message: string, fix?: string) => [finding('heading-level', heading, message, { found, fix })];
    if (text.trim() === '') return report('This heading has no words', 'Add the words, or remove the line.');
    if (depth === 1) return report('The text contains a level-1 heading');
    if (depth > DEEPEST) return report(`This is a level-${depth} heading; level 4 is the lowest`);
    if (depth <= before + 1) return [];
    const fix = `Use ${'#'.repeat(before + 1)} instead of ${'#'.repeat(depth)}, so that no level is skipped.`;
    return report(`A level-${depth} heading follows a level-${before} heading`, fix);
  });
}

/** A title rather than a sentence. */
const LONGEST_TITLE = 80;

/** Finds bold lines that stand for headings: readers and screen readers do not find them among the headings. */
export function checkBold({ children }: Root, locationOf: LocationOf): Finding[] {
  return children.flatMap((block, index) => {
    if (block.type !== 'paragraph') return [];
    const [bold, after] = block.children;
    const found = bold ? textOf(bold).trim() : '';
    const isAbove = after ? after.type === 'break' || /^:?\n/.test(textOf(after)) : index < children.length - 1;
    const isBold = bold?.type === 'strong' || (bold?.type === 'emphasis' && bold.children[0]?.type === 'strong');
    if (!isBold || !isAbove || found.length > LONGEST_TITLE || /[.!,;…]$/.test(found)) return [];
    const fix = 'Write ## or ### and a space before the words, and no stars around them.';
    return [finding('markdown-unread', locationOf(block), 'This bold line is not a heading', { found, fix })];
  });
}

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const OPEN_NOTE = 'This note is never closed, and hides everything below it';
const BESIDE_HTML = 'Markdown in these words is not read, because they share a line with a note or follow a tag';

/** A text with its notes blanked out. */
export const withoutNotes = (text: string): string => text.replace(COMMENT, (note) => note.replace(/[^\n]/g, ' '));

/** Checks raw HTML in a text; comments are allowed, because they are never published. */
export function checkHtml(html: string, location: Location): Finding[] {
  const isOpen = html.includes('<!--') && !html.includes('-->', html.lastIndexOf('<!--'));
  if (isOpen) return [finding('html-raw', location, OPEN_NOTE, { found: html, fix: 'Write --> where the note ends.' })];
  const code = withoutNotes(html);
  const index = code.search(/<[a-z!?]/i);
  if (index === -1) {
    const fix = 'Leave an empty line between them and the note, or remove the tag.';
    const isBeside = code.replace(/<\/[^>]*>/g, '').trim() !== '';
    return isBeside ? [finding('html-raw', location, BESIDE_HTML, { found: html, fix })] : [];
  }
  const line = location.line + code.slice(0, index).split('\n').length - 1;
  const start = line === location.line ? location : { ...location, line, column: 1 };
  return [finding('html-raw', start, 'The text contains HTML, which is not published', { found: html })];
}

function checkStrip({ children: [first, ...others] }: Blockquote, locationOf: LocationOf): Finding[] {
  const list = [first, ...others].find((child) => child?.type === 'list');
  if (list?.type !== 'list')
    return first ? [finding('block-unread', locationOf(first), 'This strip has no list of its parts')] : [];
  return list.children.flatMap((item) => {
    const found = textOf(item);
    // The fact's value is filled in later.
    if (found.includes('{fact:') || shareOf(found) !== undefined) return [];
    return [
      finding('block-unread', locationOf(item), 'This part of a strip has no number such as 8 or 1.5', { found }),
    ];
  });
}

function checkPairs({ children }: Blockquote, locationOf: LocationOf): Finding[] {
  const [table] = children.filter((child) => child.type === 'table');
  const [first] = children;
  if (table?.children[0]?.children.length === 2 || !first) return [];
  return [finding('block-unread', locationOf(table ?? first), 'These pairs have no table of two columns')];
}

/** Checks a quotation with a mark such as `[!STRIP]`. */
export function checkBlock(block: Blockquote, locationOf: LocationOf): Finding[] {
  const [first] = block.children;
  const [words] = first?.type === 'paragraph' ? first.children : [];
  const mark = words?.type === 'text' ? MARK_PATTERN.exec(words.value)?.[1] : undefined;
  if (mark === undefined || !first || mark === 'LETTER') return [];
  if (mark === 'STRIP') return checkStrip(block, locationOf);
  if (mark === 'PAIRS') return checkPairs(block, locationOf);
  const meant = suggestClosest(mark.toUpperCase(), BLOCK_MARKS);
  const details = { found: `[!${mark}]`, fix: meant && `Write [!${meant}].` };
  return [finding('block-unread', locationOf(first), `There is no block [!${mark}]`, details)];
}

/** The literal words of a paragraph, heading or cell, with links, pictures, code and HTML blanked out. */
export interface Prose {
  readonly text: string;
  /** The same with everything as typed. */
  readonly typed: string;
  /** Its place in the whole text. */
  readonly start: number;
  /** The location of a character in the text. */
  readonly locationAt: (index: number) => Location;
}

const LINK = 'Markdown does not recognise this as a link';
const LINK_FIX =
  'Write a link as [words](address), without spaces in the address, and give every [name] a line "[name]: address".';
const CARET_FIX = 'Write \\^ for the sign itself, or put a space after it.';
const NOTE_FIX = 'Add a line such as "[^1]: Its source." with this name further down.';
const TABLE_FIX = 'Put a line such as | --- | --- | below the headings, and leave an empty line before the table.';

const SHOWN = 'This is shown as it is typed';
const SMALL_FIX = 'Type the small figure itself, such as ₂ or ², or write it in words.';

/** @param typed what is there as typed, if its words alone do not decide: an address in them may be blanked out */
type Misread = readonly [rule: RuleId, pattern: RegExp, message: string, fix?: string, typed?: RegExp];

/** Intended markup that markdown takes for words, so that readers would see its signs. */
const MISREAD: readonly Misread[] = [
  ['image-unread', /(?<!\\)!\[(?=[\s\S]*?\](?:\s?\(|\[)).*/g, 'This is not read as a picture'],
  ['markdown-unread', /(?<!\\)\^\[[^[\]]+\](?=\().*/g, 'The ^ makes a footnote of this link', CARET_FIX],
  ['markdown-unread', /(?<![\\!])\[(?=[^[\]]*\](?:\(|\[[^[\]])).*/g, LINK, LINK_FIX],
  [
    'markdown-unread',
    /(?<![\\!])\[(?=[^[\]]+\]\s+\().*/g,
    LINK,
    LINK_FIX,
    /^\[[^\]]+\]\s+\(\s*<?(?:[/#]|https?:|mailto:|tel:|www\.)/i,
  ],
  ['markdown-unread', /(?<!\\)\[\^(?=[^[\]]+\]).*/g, 'There is no footnote of this name', NOTE_FIX],
  ['markdown-unread', /^[ \t]*\|.*\|[ \t]*(?:\n[ \t]*\|.*\|[ \t]*)+$/gm, 'This is not read as a table', TABLE_FIX],
  [
    'markdown-unread',
    /(?<=\p{L})~[\d+−-]{1,4}~|(?<=[\p{L}\d)])\^(?:[^\s^[\]]{1,8}\^|[-−+]?\d+(?![\d^]))/gu,
    'A small figure is not set from these signs',
    SMALL_FIX,
  ],
  // Word's own tags, such as <o:p>, are no HTML to markdown.
  ['html-raw', /<\/?[a-z][a-z\d]*:[a-z][^<>\s]*[^<>]*>/gi, 'The text contains HTML from Word'],
  [
    'markdown-unread',
    /\([^()\n]+\)\s?\[(?=[^[\]]*\]).*/g,
    LINK,
    LINK_FIX,
    /^\([^()\n]+\)\s?\[\s*(?:[/#]\w|https?:|mailto:|tel:|www\.)/i,
  ],
  ...OTHER_MARKUP.map(([pattern, fix, rule = 'markdown-unread']): Misread => [rule, pattern, SHOWN, fix]),
];

/** Finds markup of other tools in the words of a link or in a description. */
export const checkLabel = ({ text, locationAt }: Pick<Prose, 'text' | 'locationAt'>): Finding[] =>
  OTHER_MARKUP.flatMap(([pattern, fix, rule = 'markdown-unread']) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => finding(rule, locationAt(index), SHOWN, { found, fix })),
  ).slice(0, 1);

/**
 * A heading without the space markdown needs: its hashes are followed by nothing, or a space of another width. A single # is
 * more often a number or a tag: #1, #nursing; several words that begin with a capital are a heading.
 */
const UNSPACED_HEADING = /^[ \t>]*(?:(#{2,6})(?![ \t#]|$).*|(#)(?=\p{Lu})[^\n#]* [^\n#]*[^\n#.!?,;:]$)/gmu;

/** Finds intended markup that readers would see literally. */
export function checkProse({ text, typed, locationAt }: Prose): Finding[] {
  const heading = 'This is not a heading without a space after the #';
  const lines = new Set<number>();
  return [
    ...MISREAD.flatMap(([rule, pattern, message, fix, asTyped]) =>
      [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
        const location = locationAt(index);
        if (lines.has(location.line) || asTyped?.test(typed.slice(index)) === false) return [];
        lines.add(location.line);
        // What is blanked out, such as an address that markdown does recognise, belongs to it.
        const whole = typed.slice(index, index + found.length);
        return [finding(rule, location, message, { found: whole, fix })];
      }),
    ),
    ...[...typed.matchAll(UNSPACED_HEADING)].map(({ 0: found, 1: signs = '#', index }) => {
      const details = { found: found.trim(), fix: `Write an ordinary space after ${signs}.` };
      return finding('markdown-unread', locationAt(index + found.indexOf('#')), heading, details);
    }),
  ];
}

/** Signs that open bold, struck or code, or stand apart from the words between them. */
const UNPAIRED =
  /(?<![\\*\w])\*\*(?=[^\s*]|[^\S\n][^*\n]*\s\*\*)|(?<![\\_\w])__(?=[^\s_])|(?<![\\~\w])~~(?=[^\s~])|(?<![\\`\w])`(?=[^\s`])/u;
/** An asterisk that opens italics. */
const UNPAIRED_STAR = /(?<=\S[^\S\n(]\(?)\*(?=\p{L})/u;
/** The same at the start of a text, where it may also be a note to a word with an asterisk. */
const FIRST_STAR = /^\*(?=\p{L})(?![\s\S]*\n\*)/u;
const NOTED_WORD = /[\p{L}\d.,)%]\*(?!\*)/u;

/**
 * Finds signs of emphasis and code that have no counterpart, so that readers would see them.
 * @param words the parts of the text that markdown reads as plain words
 */
export function checkUnpaired(words: readonly Prose[]): Finding[] {
  const message = 'This sign has no counterpart, so it is shown';
  const fix =
    'Put the same signs directly before and after the words. Write \\ before a sign that belongs to the words.';
  const patterns = [
    UNPAIRED,
    UNPAIRED_STAR,
    ...(words.some(({ typed }) => NOTED_WORD.test(typed)) ? [] : [FIRST_STAR]),
  ];
  return words.flatMap(({ typed, locationAt }) => {
    const [index] = patterns
      .map((pattern) => typed.search(pattern))
      .filter((at) => at !== -1)
      .sort((a, b) => a - b);
    if (index === undefined) return [];
    return [finding('markdown-unread', locationAt(index), message, { found: typed.slice(index).split('\n')[0], fix })];
  });
}
