import { expect, type Locator } from '@playwright/test';
import { interfaceText, ROUTES } from '../support/any-site';
import { test } from '../support/test';

const NEW_TAB = interfaceText('newTab');

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a control that one sees, without those for screen readers only. */
async function visibleLabel(control: Locator): Promise<string> {
  return control.evaluate((element) => {
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
    return words(element).replace(/\s+/g, ' ').trim();
  });
}

for (const route of ROUTES) {
  test(`${route}: every control is called what one sees, and says whether it opens a new tab`, async ({ page }) => {
    await page.goto(route);
    const controls = page.locator('a[href], button, summary, [role="button"]');
    for (const control of await controls.all()) {
      if (!(await control.isVisible())) continue;
      const label = await visibleLabel(control);
      if (label) await expect.soft(control).toHaveAccessibleName(new RegExp(escaped(label), 'i'));
      else await expect.soft(control).toHaveAccessibleName(/\S/);
      const opensTab = (await control.getAttribute('target')) === '_blank';
      if (opensTab) await expect.soft(control).toHaveAccessibleName(new RegExp(escaped(NEW_TAB)));
      else await expect.soft(control).not.toHaveAccessibleName(new RegExp(escaped(NEW_TAB)));
    }
  });
}
