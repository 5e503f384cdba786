// Guards WCAG 2.2 AA on each page: what axe can compute, names, targets, reflow; and the keyboard on each template.
import { expect } from '@playwright/test';
import { nameOf, openView, PAGES, ROUTES, TEMPLATES, viewsOf } from '../support/any-site';
import { expectAccessible } from '../support/axe';
import { expectReachedByKeyboard } from '../support/keyboard-walk';
import { layoutFaults } from '../support/layout';
import { expectNamed } from '../support/names';
import { expectLargeTargets } from '../support/targets';
import { test } from '../support/test';

// Smooth scrolling would still be on its way when we look.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const view of viewsOf(ROUTES.filter((route) => PAGES.includes(route) || TEMPLATES.includes(route)))) {
  test(`${nameOf(view)} can be read and used by everybody`, async ({ page }) => {
    await openView(page, view);
    if (PAGES.includes(view.route)) {
      await test.step('every control is called what one sees, and says whether it opens a new tab', () =>
        expectNamed(page));
      await test.step('every rule of WCAG 2.2 AA that can be computed holds', () => expectAccessible(page));
    }
    await test.step('targets are large enough for a thumb', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await expectLargeTargets(page);
    });
    await test.step('nothing is cut off at 320 px or on a phone on its side, where the header leaves room', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await layoutFaults(page)).toEqual([]);
      await page.setViewportSize({ width: 740, height: 340 });
      expect(await layoutFaults(page)).toEqual([]);
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThanOrEqual(340 / 4);
    });
    if (TEMPLATES.includes(view.route)) {
      await openView(page, view);
      await test.step('Tab reaches every control both ways, none covered', () => expectReachedByKeyboard(page));
    }
  });
}

test('the skip link brings the keyboard to the main content', async ({ page }) => {
  await page.goto('/about/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const inMain = await page.evaluate(() => document.activeElement?.closest('main') !== null);
  expect(inMain).toBe(true);
});
