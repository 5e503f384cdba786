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

/** Puts boxes around text fields, icons beside them, fields into forms, and elements between sections, as extensions do. */
export function extend(page: Page): Promise<void> {
  return page.evaluate(() => {
    const add = (selector: string, place: InsertPosition, name: string): void => {
      for (const element of document.querySelectorAll(selector)) {
        element.insertAdjacentElement(place, document.createElement(name));
      }
    };
    const fields = 'main :is(input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, select)';
    for (const field of document.querySelectorAll(fields)) {
      const box = document.createElement('div');
      field.replaceWith(box);
      box.append(field, document.createElement('x-icon'));
    }
    for (const place of ['afterbegin', 'beforeend'] as const) add('form', place, 'input');
    add('main section', 'beforebegin', 'div');
    for (const whole of ['main', 'body', 'html']) add(whole, 'beforeend', 'x-icon');
    document.head.append(document.createElement('style'));
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      element.dataset.grLoaded = 'true';
      element.style.setProperty('--dark', '1');
      for (const name of ['placeholder', 'title', 'aria-label']) {
        if (element.hasAttribute(name)) element.setAttribute(name, `${element.getAttribute(name)}\u200b`);
      }
    }
  });
}
