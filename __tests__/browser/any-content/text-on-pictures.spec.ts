import { expect } from '@playwright/test';
import { addStyle } from '../support/add-style';
import { ROUTES } from '../support/any-site';
import { SCHEMES, WIDTHS } from '../support/site';
import { test } from '../support/test';
import { measureTextOnPictures } from '../support/text-contrast';

/** A page that ends in a panel with an ornament behind its words. */
const WITH_ORNAMENT = '/about/';

for (const colorScheme of SCHEMES) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const route of ROUTES) {
      test(`${route}: text on pictures, gradients and ornaments can be read`, async ({ page }) => {
        await page.goto(route);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          expect((await measureTextOnPictures(page)).faults, `${width} px`).toEqual([]);
        }
      });
    }

    test('words on an ornament are measured, and one that is too light is found', async ({ page }) => {
      await page.goto(WITH_ORNAMENT);
      // Behind all words, wherever the fonts of this machine put them.
      const wide = 'width: 100% !important; inset-inline-end: 0 !important; background: currentColor;';
      await addStyle(page, `main [data-tone="deep"] > svg { opacity: 0.7 !important; ${wide} }`);
      const { measured, faults } = await measureTextOnPictures(page);
      expect(measured).toBeGreaterThan(0);
      expect(faults).not.toEqual([]);
    });
  });
}
