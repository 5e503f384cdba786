import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { SCHEMES } from './support/site';
import { STATES } from './support/states';
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
