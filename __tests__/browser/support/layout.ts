import type { Page } from '@playwright/test';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** One line of text on the page, and the boxes around it that clip it. */
interface Line extends Box {
  readonly owner: number;
  readonly name: string;
  readonly sticky: boolean;
  readonly frames: readonly Box[];
}

/** Browsers round; this many pixels outside a box are not a fault. */
const TOLERANCE = 3;

async function visibleLines(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const plain = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
    const ancestors = (element: Element): Element[] => {
      const parent = element.parentElement;
      return parent && parent !== document.body ? [element, ...ancestors(parent)] : [element];
    };
    const isHidden = (element: Element): boolean =>
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
      element.closest(
        '[aria-hidden="true"], noscript, template, script, style, select, [popover]:not(:popover-open)',
      ) !== null ||
      ancestors(element).some((node) => getComputedStyle(node).clipPath !== 'none');
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = [];
    for (let owner = 0; texts.nextNode(); owner += 1) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!element || !text || isHidden(element)) continue;
      const around = ancestors(element);
      const scroller = around.findIndex((node) => ['auto', 'scroll'].includes(getComputedStyle(node).overflowX));
      const cutting = around
        .slice(0, scroller === -1 ? undefined : scroller)
        .filter((node) => getComputedStyle(node).overflow !== 'visible');
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const rect of range.getClientRects()) {
        lines.push({
          ...plain(rect),
          owner,
          name: `<${element.tagName.toLowerCase()}> "${text.slice(0, 40)}"`,
          sticky: around.some((node) => ['sticky', 'fixed'].includes(getComputedStyle(node).position)),
          frames: cutting.map((node) => plain(node.getBoundingClientRect())),
        });
      }
    }
    return lines;
  });
}

function isCut(line: Line): boolean {
  return line.frames.some(
    (frame) =>
      line.right > frame.right + TOLERANCE ||
      line.left < frame.left - TOLERANCE ||
      line.bottom > frame.bottom + TOLERANCE ||
      line.top < frame.top - TOLERANCE,
  );
}

/** The middle of a line, where its letters are; lines may touch at their edges. */
function core({ left, right, top, bottom }: Line): Box {
  const quarter = (bottom - top) / 4;
  return { left: left + 2, right: right - 2, top: top + quarter, bottom: bottom - quarter };
}

function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function overlapFaults(lines: readonly Line[]): string[] {
  return lines.flatMap((a, index) =>
    lines
      .slice(index + 1)
      .filter((b) => a.owner !== b.owner && overlaps(core(a), core(b)))
      .map((b) => `text overlaps text: ${a.name} and ${b.name}`),
  );
}

/** What is wrong with the current layout of the page, in words for a person; empty if nothing is. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const lines = await visibleLines(page);
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...new Set([
      ...(sideways > 0 ? [`the page is ${sideways} px wider than the window`] : []),
      ...lines.filter(isCut).map(({ name }) => `text is cut off: ${name}`),
      ...overlapFaults(lines.filter(({ sticky }) => !sticky)),
    ]),
  ];
}
