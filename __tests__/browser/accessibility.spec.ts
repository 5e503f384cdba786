import { test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { ROUTES, SCHEMES, WIDTHS } from './support/site';

for (const colorScheme of SCHEMES) {
  for (const width of WIDTHS) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const route of ROUTES) {
        test(`${route} holds every rule of WCAG 2.2 AA that can be computed`, async ({ page }) => {
          await page.goto(route);
          await expectAccessible(page);
        });
      }
    });
  }
}
