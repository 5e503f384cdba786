import type { Page } from '@playwright/test';

/** Words broken across lines, with a slash at each break; a break after a hyphen is fine. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const lineOf = (text: Text, index: number): number | undefined => {
      range.setStart(text, index);
      range.setEnd(text, index + 1);
      return range.getClientRects()[0]?.top;
    };
    // Text for screen readers only.
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const isOnScreen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('noscript, script, style, select, code, [popover]:not(:popover-open)') &&
      !isClipped(element);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement || !isOnScreen(text.parentElement)) continue;
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const lines = [...word].map((_letter, at) => lineOf(text, index + at));
        if (new Set(lines).size === 1) continue;
        broken.push(
          [...word].map((letter, at) => (at > 0 && lines[at] !== lines[at - 1] ? `/${letter}` : letter)).join(''),
        );
      }
    }
    return broken;
  });
}
