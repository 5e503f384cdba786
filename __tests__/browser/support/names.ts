import { expect, type Page } from '@playwright/test';
import { interfaceText } from './any-site';

const NEW_TAB = interfaceText('newTab');

/** The pattern of a text whose spaces may be of any kind. */
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s/g, '\\s');

/** A control that one sees: its place among all of the page, and its words without those for screen readers only. */
interface SeenControl {
  readonly index: number;
  readonly label: string;
  readonly opensTab: boolean;
}

/** Every control is called what one sees, and says whether it opens a new tab. */
export async function expectNamed(page: Page): Promise<void> {
  const controls = page.locator('a[href], button, summary, [role="button"]');
  const seen = await controls.evaluateAll((elements) => {
    const isSeen = (part: Element): boolean =>
      part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !part.closest('noscript, script, style, option') &&
      !getComputedStyle(part).clipPath.startsWith('inset(50%');
    const words = (part: Element): string =>
      [...part.childNodes]
        .map((node) => {
          if (node instanceof Text) return node.data;
          if (!(node instanceof Element && isSeen(node))) return '';
          return getComputedStyle(node).display === 'inline' ? words(node) : ` ${words(node)} `;
        })
        .join('');
    return elements.flatMap((element, index): SeenControl[] => {
      const { width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || width * height === 0) return [];
      const label = words(element).replace(/\s+/g, ' ').trim();
      return [{ index, label, opensTab: element.getAttribute('target') === '_blank' }];
    });
  });
  expect(seen.length).toBeGreaterThan(0);
  for (const { index, label, opensTab } of seen) {
    const control = controls.nth(index);
    // A sign such as an arrow is no word that somebody would say.
    const words = /[\p{L}\p{N}]/u.test(label) ? label : '';
    await expect.soft(control).toHaveAccessibleName(words ? new RegExp(escaped(words), 'i') : /\S/);
    const named = expect.soft(control);
    await (opensTab ? named : named.not).toHaveAccessibleName(new RegExp(escaped(NEW_TAB)));
  }
}
