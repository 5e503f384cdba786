import { type HTMLElement, type Node, NodeType } from 'node-html-parser';
import { childElements, isElement, placeOf, readableText } from './elements';

/** A stretch of text that a visitor reads as one: a paragraph, a heading, a price, a cell. */
export interface Line {
  readonly kind: 'heading' | 'text';
  readonly text: string;
  /** The heading that it comes under; the page's part where it comes under none. */
  readonly under: string;
  /** A CSS selector of the element that holds it. */
  readonly place: string;
  /** The address that the card leads to in which it is, such as one in a list of articles. */
  readonly card?: string;
}

const SKIPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'SVG']);
const INLINE = new Set([
  ...['A', 'ABBR', 'B', 'BDI', 'BR', 'BUTTON', 'CITE', 'CODE', 'DATA', 'DEL', 'EM', 'I', 'IMG', 'INPUT', 'INS', 'KBD'],
  ...['LABEL', 'MARK', 'PICTURE', 'Q', 'S', 'SMALL', 'SPAN', 'STRONG', 'SUB', 'SUP', 'TIME', 'U', 'VAR', 'WBR'],
]);
const HEADING = /^H[1-6]$/;
const PARTS: Readonly<Record<string, string>> = {
  HEADER: 'Menu',
  MAIN: 'Top of the page',
  FOOTER: 'Foot of the page',
};

function isInline(element: HTMLElement): boolean {
  return INLINE.has(element.tagName) && childElements(element).every(isInline);
}

/** The name of a part of the page that comes under no heading. */
function partOf(element: HTMLElement): string | undefined {
  return element.tagName !== 'MAIN' && element.closest('main') ? undefined : PARTS[element.tagName];
}

/** Where the card leads in which an element is; an article with the heading of the page is none. */
export function cardOf(element: HTMLElement): string | undefined {
  const card = element.closest('article');
  return card?.querySelector('h1') ? undefined : card?.querySelector('a[href]')?.getAttribute('href');
}

/** Cuts what an element holds into blocks, and runs of text and inline elements between them. */
function runsOf(element: HTMLElement): (readonly Node[] | HTMLElement)[] {
  const runs: (Node[] | HTMLElement)[] = [];
  let run: Node[] = [];
  const start = (): void => {
    run = [];
    runs.push(run);
  };
  start();
  for (const child of element.childNodes) {
    if (!isElement(child)) {
      if (child.nodeType === NodeType.TEXT_NODE) run.push(child);
      continue;
    }
    if (SKIPPED.has(child.tagName)) continue;
    if (!isInline(child)) {
      runs.push(child);
      start();
      continue;
    }
    // Inline elements with nothing between them are laid out apart, such as a date and a reading time.
    const before = run.at(-1);
    if (before && isElement(before)) start();
    run.push(child);
  }
  return runs;
}

class LineReader {
  readonly lines: Line[] = [];
  private under = 'Around the page';

  read(element: HTMLElement): void {
    this.under = partOf(element) ?? this.under;
    for (const run of runsOf(element)) {
      if ('tagName' in run) this.read(run);
      else this.add(run, element);
    }
  }

  private add(run: readonly Node[], parent: HTMLElement): void {
    const text = readableText(run);
    if (text === '') return;
    const [first] = run;
    const holder = run.length === 1 && first && isElement(first) ? first : parent;
    const isHeading = HEADING.test(parent.tagName);
    if (isHeading) this.under = text;
    const card = cardOf(parent);
    this.lines.push({
      kind: isHeading ? 'heading' : 'text',
      text,
      under: this.under,
      place: placeOf(holder),
      ...(card !== undefined && { card }),
    });
  }
}

/** The texts of a page in the order in which they are read. */
export function pageLines(body: HTMLElement): readonly Line[] {
  const reader = new LineReader();
  reader.read(body);
  return reader.lines;
}
