import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type BlockMark, MARK_PATTERN, shareOf } from '../../content-reader/check-body';
import { decodePath } from '../../utils/paths';
import type { BodyPictures } from './body-pictures';
import { element } from './element';

const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

/** Takes the mark out of a quotation that begins with it. */
function takeMark({ tagName, children }: Element, mark: BlockMark): boolean {
  const first = children.find(isElement);
  const [words] = first?.children ?? [];
  if (tagName !== 'blockquote' || first?.tagName !== 'p' || words?.type !== 'text') return false;
  if (MARK_PATTERN.exec(words.value)?.[1] !== mark) return false;
  words.value = words.value.replace(MARK_PATTERN, '');
  if (textOf(first) === '') children.splice(children.indexOf(first), 1);
  return true;
}

/** The words around a letter that readers may copy. */
export interface LetterTexts {
  readonly copy: string;
  readonly copied: string;
  readonly failed: string;
}

/** The letter as it is put on the clipboard: paragraphs with an empty line between them, and lists with hyphens. */
function plainText(children: readonly ElementContent[]): string {
  return children
    .filter(isElement)
    .map((block) => {
      if (block.tagName !== 'ul' && block.tagName !== 'ol') return textOf(block).trim();
      const items = block.children.filter(isElement).map((item) => textOf(item).trim());
      return items.map((item, index) => `${block.tagName === 'ul' ? '-' : `${index + 1}.`} ${item}`).join('\n');
    })
    .join('\n\n');
}

/** Makes letters of quotations that begin with `[!LETTER]`; `src/page-scripts/share.ts` answers their buttons. */
export function markLetters(tree: Root, { copy, copied, failed }: LetterTexts): void {
  visit(tree, 'element', (quotation, index, parent) => {
    if (!parent || index === undefined || !takeMark(quotation, 'LETTER')) return;
    const dataCopy = plainText(quotation.children);
    const button = element('button', { type: 'button', dataNative: '', dataCopy }, copy);
    const status = element('div', { role: 'status' }, element('p', { dataCopied: '', hidden: true }, copied));
    const help = element('p', { dataCopyFailed: '', hidden: true }, failed);
    const letter = element('div', {}, ...quotation.children);
    parent.children[index] = element('figure', { className: ['letter'] }, letter, button, status, help);
    return index + 1;
  });
}

const named = (block: Element, ...names: string[]): Element[] =>
  block.children.filter(isElement).filter(({ tagName }) => names.includes(tagName));

/** The words before the list or the table, as the caption. */
function captionOf(block: Element): ElementContent[] {
  const [words] = named(block, 'p');
  return words ? [element('figcaption', {}, ...words.children)] : [];
}

/** Parts of a whole as a bar in proportion; the list below it says the same in words. */
function strip(block: Element): Element {
  const lists = named(block, 'ul', 'ol');
  const parts = lists.flatMap((list) => named(list, 'li')).map((item) => shareOf(textOf(item)) ?? 1);
  const bar = parts.map((share) => element('span', { style: `flex-grow:${share}` }, String(share)));
  return element(
    'figure',
    { className: ['strip'] },
    ...captionOf(block),
    element('div', { ariaHidden: 'true' }, ...bar),
    ...lists,
  );
}

/** The rows of a table of two columns, each beside its answer; every cell says which column it is of. */
function pairs(block: Element): Element {
  const rows: Element[] = [];
  visit(block, 'element', (row) => {
    if (row.tagName === 'tr') rows.push(row);
  });
  const [heads, ...others] = rows.map((row) => named(row, 'th', 'td'));
  const said = (cell: Element, column: number): ElementContent[] => [
    element('span', {}, `${textOf(heads?.[column] ?? cell)} `),
    ...cell.children,
  ];
  const groups = others.map((cells) =>
    element('div', {}, ...cells.map((cell, column) => element(column === 0 ? 'dt' : 'dd', {}, ...said(cell, column)))),
  );
  return element('figure', { className: ['pairs'] }, ...captionOf(block), element('dl', {}, ...groups));
}

/** Makes pictures of quotations that begin with `[!STRIP]` and `[!PAIRS]`. */
export function drawDiagrams(tree: Root): void {
  visit(tree, 'element', (block, index, parent) => {
    if (!parent || index === undefined) return;
    if (takeMark(block, 'STRIP')) parent.children[index] = strip(block);
    else if (takeMark(block, 'PAIRS')) parent.children[index] = pairs(block);
  });
}

/** What is offered below the tasks of an article. */
export interface TickTexts {
  /** The name under which the browser keeps the ticks. */
  readonly key: string;
  readonly keep: string;
  readonly kept: string;
  readonly failed: string;
}

const BLOCKS = ['ul', 'ol', 'p', 'pre', 'blockquote', 'div', 'table'];

/** The box that asks the browser to keep the ticks; `src/utils/kept-ticks.ts` does so. */
function offer({ key, keep, kept, failed }: TickTexts): Element {
  const label = element('label', {}, element('input', { type: 'checkbox' }), ` ${keep}`);
  const properties = { className: ['keep'], dataStored: key, dataKept: kept, dataFailed: failed };
  return element('div', properties, label, element('p', { role: 'status' }));
}

/**
 * The box of a task belongs to its words, so that it is not announced without a name. Readers may tick it, for which no
 * script is needed.
 */
export function labelTasks(tree: Root, texts: TickTexts | undefined): void {
  let last = -1;
  for (const [index, block] of tree.children.entries()) {
    visit(block, 'element', (task: Element) => {
      const [box] = task.children;
      if (box?.type !== 'element' || box.tagName !== 'input') return;
      last = index;
      box.properties = { type: 'checkbox', checked: box.properties.checked, dataNative: '' };
      const end = task.children.findIndex((child) => child.type === 'element' && BLOCKS.includes(child.tagName));
      const words = task.children.splice(0, end === -1 ? task.children.length : end);
      task.children.unshift(element('label', {}, ...words));
      return SKIP;
    });
  }
  if (last >= 0 && texts) tree.children.splice(last + 1, 0, offer(texts));
}

/** How wide a picture in the text is shown. */
const SIZES = '(min-width: 680px) 608px, 92vw';

function picture({ images, width, height, backgroundColor }: IGatsbyImageData, alt: string): Element {
  const sources = (images.sources ?? []).map(({ type, srcSet }) => element('source', { type, srcSet, sizes: SIZES }));
  const { src, srcSet } = images.fallback ?? {};
  const style = backgroundColor && `background-color:${backgroundColor}`;
  const image = { src, srcSet, sizes: SIZES, width, height, alt, loading: 'lazy', decoding: 'async', style };
  return element('picture', {}, ...sources, element('img', image));
}

function withCaption(shown: Element, title: unknown): Element {
  const caption = typeof title === 'string' ? [element('figcaption', {}, title)] : [];
  return element('figure', {}, shown, ...caption);
}

/** The picture that a paragraph consists of, if it holds nothing else. */
function onlyPicture({ tagName, children }: Element): Element | undefined {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = parts;
  if (tagName !== 'p' || parts.length !== 1) return undefined;
  return only?.type === 'element' && only.tagName === 'img' ? only : undefined;
}

/** Gives every picture of the text its sizes; one that is alone in its paragraph becomes a figure with its title as caption. */
export function placePictures(tree: Root, pictures: BodyPictures): void {
  const shown = ({ properties }: Element): Element => {
    const data = pictures.get(decodePath(String(properties.src)));
    const alt = String(properties.alt ?? '');
    return data ? picture(data, alt) : element('img', { ...properties, alt, title: undefined, loading: 'lazy' });
  };
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const alone = onlyPicture(node);
    if (alone) parent.children[index] = withCaption(shown(alone), alone.properties.title);
    else if (node.tagName === 'img') parent.children[index] = shown(node);
    else return;
    return index + 1;
  });
}
