// Guards WCAG 2.2 AA on each page: what axe can compute, targets, reflow; and the keyboard on each template.
import { expect, type Page } from '@playwright/test';
import { IS_FULL, nameOf, openView, ROUTES, viewsOf } from '../support/any-site';
import { expectAccessible } from '../support/axe';
import { expectReachedByKeyboard } from '../support/keyboard-walk';
import { layoutFaults } from '../support/layout';
import { test } from '../support/test';

// Smooth scrolling would still be on its way when we look.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages with the template of another one, where the keyboard has walked. */
const ALIKE = /^\/(4cs-program|career-guidance|faq|services|tools\/(first-year|revalidation)-planner)\/$/;
const isWalked = (route: string): boolean => IS_FULL || !ALIKE.test(route);

/** Every page but the planners, whose states states.spec.ts looks at. */
const isComputed = (route: string): boolean => IS_FULL || !route.endsWith('-planner/');

/** Controls to act with, but for those in running text, that are lower than 44 px; axe asks for 24 px of all. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const acting = 'button, a[target="_blank"], select, textarea, input:not([type="radio"], [type="checkbox"])';
    return [...document.querySelectorAll(acting)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => !element.matches(':disabled, article p *, article li *'))
      .map((element) => ({ element, ...element.getBoundingClientRect().toJSON() }))
      .filter(({ width, height }) => width > 1 && height > 1 && height < 43.5)
      .map(({ element, height }) => `${element.outerHTML.slice(0, 80)}: ${height}`);
  });
}

for (const view of viewsOf(ROUTES.filter((route) => isWalked(route) || isComputed(route)))) {
  test(`${nameOf(view)} can be read and used by everybody`, async ({ page }) => {
    await openView(page, view);
    if (isComputed(view.route)) {
      await test.step('every rule of WCAG 2.2 AA that can be computed holds', () => expectAccessible(page));
    }
    await test.step('a link says that it opens a new tab', async () => {
      for (const link of await page.locator('a[target="_blank"]').filter({ visible: true }).all()) {
        await expect.soft(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
      }
    });
    await test.step('targets are large enough for a thumb', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await smallTargets(page)).toEqual([]);
    });
    await test.step('nothing is cut off at 320 px or on a phone on its side, where the header leaves room', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await layoutFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 740, height: 340 });
      expect(await layoutFaults(page)).toEqual([]);
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThanOrEqual(340 / 4);
    });
    if (isWalked(view.route)) {
      await openView(page, view);
      await test.step('Tab reaches every control both ways, none covered', () => expectReachedByKeyboard(page));
    }
  });
}

test('the skip link brings the keyboard to the main content', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});
