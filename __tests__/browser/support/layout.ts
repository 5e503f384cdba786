import type { Page } from '@playwright/test';

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A line of text, and the boxes around it that clip it. */
interface Line extends Box {
  readonly owner: number;
  readonly name: string;
  readonly isSticky: boolean;
  readonly frames: readonly Box[];
}

/** Rounding errors in pixels. */
const TOLERANCE = 3;

function visibleLines(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const plain = ({ left, right, top, bottom }: DOMRect) => ({ left, right, top, bottom });
    const ancestors = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...ancestors(element.parentElement)] : [];
    const unread = '[aria-hidden="true"], noscript, template, script, style, select, [popover]:not(:popover-open)';
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const lines = [];
    for (let owner = 0; texts.nextNode(); owner += 1) {
      const element = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim();
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const around = ancestors(element).map((node) => ({ node, style: getComputedStyle(node) }));
      if (!text || element.closest(unread) || around.some(({ style }) => style.clipPath !== 'none')) continue;
      const scroller = around.findIndex(({ style }) => ['auto', 'scroll'].includes(style.overflowX));
      const cutting = around
        .slice(0, scroller === -1 ? undefined : scroller)
        .filter(({ style }) => style.overflow !== 'visible');
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const rect of range.getClientRects()) {
        lines.push({
          ...plain(rect),
          owner,
          name: `<${element.tagName.toLowerCase()}> "${text.slice(0, 40)}"`,
          isSticky: around.some(({ style }) => ['sticky', 'fixed'].includes(style.position)),
          frames: cutting.map(({ node }) => plain(node.getBoundingClientRect())),
        });
      }
    }
    return lines;
  });
}

const isCut = ({ left, right, top, bottom, frames }: Line): boolean =>
  frames.some(
    (frame) => Math.max(right - frame.right, frame.left - left, bottom - frame.bottom, frame.top - top) > TOLERANCE,
  );

/** The middle of a line, where its letters are; lines may touch at their edges. */
function core({ left, right, top, bottom }: Line): Box {
  const quarter = (bottom - top) / 4;
  return { left: left + 2, right: right - 2, top: top + quarter, bottom: bottom - quarter };
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Descriptions of the page's current layout faults. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const lines = await visibleLines(page);
  const still = lines.filter(({ isSticky }) => !isSticky).map((line) => ({ ...line, core: core(line) }));
  const overlapping = still.flatMap((a, index) =>
    still
      .slice(index + 1)
      .filter((b) => a.owner !== b.owner && overlaps(a.core, b.core))
      .map((b) => `text overlaps text: ${a.name} and ${b.name}`),
  );
  const cut = lines.filter(isCut).map(({ name }) => `text is cut off: ${name}`);
  const beyond = await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  const overflow = beyond > 0 ? [`the page is ${beyond} px wider than the window`] : [];
  return [...new Set([...overflow, ...cut, ...overlapping])];
}
