import type { Blockquote, Node } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { namedFacts } from '../../utils/fact-placeholders';
import { suggestClosest } from '../../utils/suggest-closest';
import { BLOCK_MARKS, MARK_PATTERN, shareOf } from './block-marks';
import { type Place, type Problem, problem } from './problem';

/** A heading's text and place. */
export interface BodyHeading extends Place {
  readonly depth: number;
  readonly text: string;
}

/** The lowest heading level with a style. */
const DEEPEST = 4;

function checkHeading(heading: BodyHeading, previous: number): Problem[] {
  const { depth, text } = heading;
  const found = `${'#'.repeat(depth)} ${text}`;
  const report = (message: string, fix?: string) => [problem('heading-level', heading, message, { found, fix })];
  if (text.trim() === '') return report('This heading has no words', 'Add the words, or remove the line.');
  if (depth === 1) return report('The text contains a level-1 heading');
  if (depth > DEEPEST) return report(`This is a level-${depth} heading; level 4 is the lowest`);
  if (depth <= previous + 1) return [];
  const fix = `Use ${'#'.repeat(previous + 1)} instead of ${'#'.repeat(depth)}, so that no level is skipped.`;
  return report(`A level-${depth} heading follows a level-${previous} heading`, fix);
}

/** Checks a text's heading levels: the page title is level 1, so the text starts at level 2. */
export function checkHeadings(headings: readonly BodyHeading[]): Problem[] {
  const levelBefore = (index: number): number => Math.min(headings[index - 1]?.depth ?? 1, DEEPEST);
  return headings.flatMap((heading, index) => checkHeading(heading, levelBefore(index)));
}

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;

/** Checks raw HTML in a text; comments are allowed, because they are never published. */
export function checkHtml(html: string, place: Place): Problem[] {
  const code = html.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
  const index = code.search(/<[a-z!?]/i);
  if (index === -1) return [];
  const line = place.line + code.slice(0, index).split('\n').length - 1;
  const start = line === place.line ? place : { ...place, line, column: 1 };
  return [problem('html-raw', start, 'The text contains HTML, which is not published', { found: html })];
}

type PlaceOf = (node: Node) => Place;

function checkStrip({ children: [first, ...others] }: Blockquote, placeOf: PlaceOf): Problem[] {
  const list = [first, ...others].find((child) => child?.type === 'list');
  if (list?.type !== 'list')
    return first ? [problem('block-unread', placeOf(first), 'This strip has no list of its parts')] : [];
  return list.children.flatMap((item) => {
    const found = textOf(item);
    // The fact's value is filled in later.
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

/** Checks a quotation with a mark such as `[!STRIP]`. */
export function checkBlock(block: Blockquote, placeOf: PlaceOf): Problem[] {
  const [first] = block.children;
  const [words] = first?.type === 'paragraph' ? first.children : [];
  const mark = words?.type === 'text' ? MARK_PATTERN.exec(words.value)?.[1] : undefined;
  if (mark === undefined || !first || mark === 'LETTER') return [];
  if (mark === 'STRIP') return checkStrip(block, placeOf);
  if (mark === 'PAIRS') return checkPairs(block, placeOf);
  const meant = suggestClosest(mark.toUpperCase(), BLOCK_MARKS);
  const details = { found: `[!${mark}]`, fix: meant && `Write [!${meant}].` };
  return [problem('block-unread', placeOf(first), `There is no block [!${mark}]`, details)];
}

/** The literal words of a paragraph, heading or cell, with links, pictures, code and HTML blanked out. */
export interface Prose {
  readonly text: string;
  /** The place of a character in the text. */
  readonly placeAt: (index: number) => Place;
}

/** The start of a broken picture, link or footnote, which would be published literally. */
const UNREAD =
  /(?<!\\)(?:!\[(?=[\s\S]*?\](?:\s?\(|\[))|\[(?=[^[\]]*\](?:\(|\[[^[\]]| \((?:\/|https?:)))|\[\^(?=[^[\]\s]+\]))/g;

function unreadAt(text: string, index: number, sign: string, place: Place): Problem {
  const [found = ''] = /^.*/.exec(text.slice(index)) ?? [];
  if (sign !== '![') {
    const fix =
      'Write a link as [words](address), without spaces in the address, and give every [name] a line "[name]: address".';
    const message = sign === '[' ? 'Markdown does not recognise this as a link' : 'There is no footnote of this name';
    return problem('markdown-unread', place, message, { found, fix });
  }
  const [, words, path] = /^!\[([^\]]*)\]\s*\(([^"()<>“”]*\.\w+)\)/.exec(found) ?? [];
  const fix = path && `Write ![${words}](<${path.trim()}>), or rename the picture without spaces.`;
  return problem('image-unread', place, 'This is not read as a picture', { found, fix });
}

function unreadMarkup({ text, placeAt }: Prose): Problem[] {
  const problems: Problem[] = [];
  let end = 0;
  for (const { 0: sign, index } of text.matchAll(UNREAD)) {
    if (index < end) continue;
    problems.push(unreadAt(text, index, sign, placeAt(index)));
    // The brackets' content belongs to the same mistake.
    end = index + text.slice(index).search(/\]\s?[([]|$/);
  }
  return problems;
}

/** A word in single braces, like the placeholders of page copy; doubled braces are literal. */
const BRACES = /(?<!\{)\{\s*\p{L}[\p{L}\d\s_-]*(?::[^{}]*)?\}(?!\})/gu;

/** Finds placeholders in an article's text that would stay literal: only facts are filled in there. */
export function unknownPlaceholders(text: string): readonly { readonly found: string; readonly index: number }[] {
  const facts = new Set(namedFacts(text).map(({ at }) => at));
  const inBraces = [...text.matchAll(BRACES)].map(({ 0: found, index }) => ({ found, index }));
  return inBraces.filter(({ index }) => !facts.has(index));
}

/** Word's tags that markdown doesn't treat as HTML, such as <o:p>. */
const WORD_TAG = /<\/?[a-z][a-z\d]*:[a-z][^<>\s]*[^<>]*>/i;

/** Two table rows in a paragraph: a table needs a line of hyphens below its headings. */
const TABLE_FIX = 'Put a line such as | --- | --- | below the headings, and leave an empty line before the table.';
const CELLS = /^[ \t]*\|.*\|[ \t]*(?=\n[ \t]*\|.*\|[ \t]*$)/m;

/** Finds intended markup that readers would see literally. */
export function checkProse(prose: Prose): Problem[] {
  const { text, placeAt } = prose;
  const fix = 'Write the value itself. To show the braces to readers, put ` before and after them.';
  const message = 'The text contains a placeholder that is not filled in here';
  const tag = WORD_TAG.exec(text);
  const cells = CELLS.exec(text);
  return [
    ...unreadMarkup(prose),
    ...unknownPlaceholders(text).map(({ found, index }) =>
      problem('placeholder-wrong', placeAt(index), message, { found, fix }),
    ),
    ...(cells
      ? [
          problem('markdown-unread', placeAt(cells.index), 'This is not read as a table', {
            found: cells[0].trim(),
            fix: TABLE_FIX,
          }),
        ]
      : []),
    ...(tag ? [problem('html-raw', placeAt(tag.index), 'The text contains HTML from Word', { found: tag[0] })] : []),
  ];
}

/** Bullets that word processors insert; the last three are from their symbol fonts. */
const BULLET = /^[ \t]*(?:[•·‣▪●○◦∙■□➢✓✔\uF0B7\uF0A7\uF0D8][ \t\u00A0]*|[–—o][ \t\u00A0]+)(?=\S)/u;
/** Of these, a dash or an o may be part of a sentence. */
const UNCERTAIN = /^[ \t]*[–—o]/;

/** A paragraph's lists that markdown doesn't recognise; reported at the first one. */
export function bulletLines({ text, placeAt }: Prose): (Place & { readonly found: string })[] {
  const lines = text.split('\n');
  return lines.flatMap((found, order) =>
    BULLET.test(found) ? [{ ...placeAt(lines.slice(0, order).join('\n').length + Number(order > 0)), found }] : [],
  );
}

/** Finds lists that markdown doesn't recognise: one report per text, at the first one. */
export function checkBullets(lines: ReturnType<typeof bulletLines>): Problem[] {
  const [first, second] = lines;
  if (!first || (!second && UNCERTAIN.test(first.found))) return [];
  const fix = 'Begin each line of the list with "- ", and leave an empty line before the first.';
  return [problem('markdown-unread', first, 'This is not read as a list', { found: first.found, fix })];
}
