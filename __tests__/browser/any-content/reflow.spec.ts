import { expect } from '@playwright/test';
import { addStyle } from '../support/add-style';
import { ROUTES } from '../support/any-site';
import { layoutFaults } from '../support/layout';
import { test } from '../support/test';

/** WCAG 2.2, 1.4.12 Text Spacing. */
const TEXT_SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const route of ROUTES) {
  test.describe(route, () => {
    test('reflows into 320 x 256 CSS pixels', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto(route);
      expect(await layoutFaults(page)).toEqual([]);
    });

    test('holds text at 200%', async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(route);
        await addStyle(page, 'html { font-size: 200% !important; }');
        expect(await layoutFaults(page)).toEqual([]);
      }
    });

    test('holds the text spacing of WCAG', async ({ page }) => {
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(route);
        await addStyle(page, TEXT_SPACING);
        expect(await layoutFaults(page)).toEqual([]);
      }
    });

    test('fits a phone on its side', async ({ page }) => {
      await page.setViewportSize({ width: 740, height: 340 });
      await page.goto(route);
      expect(await layoutFaults(page)).toEqual([]);
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeLessThanOrEqual(340 / 4);
    });
  });
}
