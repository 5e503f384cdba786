// Guards that the states into which visitors bring a page are as accessible as the page.
import type { Page } from '@playwright/test';
import { IS_FULL, SCHEMES } from './support/any-site';
import { expectAccessible } from './support/axe';
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

for (const [at, { name, viewports, reach }] of STATES.entries()) {
  const schemes = SCHEMES.filter((_scheme, index) => viewports[index] && (IS_FULL || index === at % viewports.length));
  for (const colorScheme of schemes) {
    test.describe(colorScheme, () => {
      test.use({ colorScheme, viewport: viewports[SCHEMES.indexOf(colorScheme)] ?? null });

      test(`accessible when ${name}`, async ({ page }) => {
        await reach(page);
        await settle(page);
        await expectAccessible(page);
      });
    });
  }
}
