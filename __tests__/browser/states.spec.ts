import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { hydrateUnseen } from './support/hydration';
import { ROUTES, SCHEMES } from './support/site';
import { LAPTOP, PHONE, STATES } from './support/states';
import { test } from './support/test';

// A request that is still answered when a test ends is of no interest.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Waits until what fades in or out has done so: half-transparent text is no finding. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map(({ finished }) => finished),
    ),
  );
}

for (const [index, colorScheme] of SCHEMES.entries()) {
  for (const { name, viewports, reach } of STATES) {
    const viewport = viewports[index];
    if (!viewport) continue;
    test.describe(`${colorScheme}, ${viewport.width} px`, () => {
      test.use({ colorScheme, viewport });

      test(`accessible when ${name}`, async ({ page }) => {
        await reach(page);
        await settle(page);
        await expectAccessible(page);
      });
    });
  }
}

/** Pages that differ from another one here by their words only. */
const ALIKE: readonly string[] = ['/blog/page/2/', '/blog/category/wellness/', '/blog/end-of-life-care-2020-review/'];

for (const [index, route] of ROUTES.filter((path) => !ALIKE.includes(path)).entries()) {
  test.describe('hydrated', () => {
    test.use({ colorScheme: SCHEMES[index % 2], viewport: index % 4 < 2 ? PHONE : LAPTOP });

    test(`${route} is accessible when it is hydrated`, async ({ page }) => {
      await page.goto(route);
      await hydrateUnseen(page);
      await page.waitForLoadState('networkidle');
      await settle(page);
      await expectAccessible(page);
    });
  });
}
