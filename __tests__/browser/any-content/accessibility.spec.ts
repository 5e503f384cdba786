import { ROUTES } from '../support/any-site';
import { expectAccessible } from '../support/axe';
import { test } from '../support/test';

/** Each colour scheme and each width once; no rule asks about both. */
const VIEWS = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const;

for (const { colorScheme, width } of VIEWS) {
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
