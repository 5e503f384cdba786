import type { Page } from '@playwright/test';

/**
 * Translates a page as Chrome does: replaces every text, including later ones, with two `<font>` elements. The words stay
 * the same except for an invisible character, so that tests can compare them.
 */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const translateText = (text: Text): void => {
      const isOurs = text.parentElement?.closest('font,script,style,textarea,noscript');
      if (isOurs || !/\p{L}|\d/u.test(text.data)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(`\u200b${text.data}`);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    translateAll(document.body);
    new MutationObserver((records) => {
      const later = records.flatMap(({ type, target, addedNodes }) =>
        type === 'childList' ? [...addedNodes] : target,
      );
      later.filter((node) => node.isConnected).forEach(translateAll);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
