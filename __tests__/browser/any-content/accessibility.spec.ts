import type { Page } from '@playwright/test';
import { ROUTES } from '../support/any-site';
import { expectAccessible } from '../support/axe';
import { expectNamed } from '../support/names';
import { expectLargeTargets } from '../support/targets';
import { test } from '../support/test';

interface View {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly also: string;
  readonly expectAlso: (page: Page) => Promise<void>;
}

/** Each colour scheme and each width once; no rule asks about both. */
const VIEWS: readonly View[] = [
  { colorScheme: 'light', width: 360, also: 'targets are large enough for a thumb', expectAlso: expectLargeTargets },
  {
    colorScheme: 'dark',
    width: 1280,
    also: 'every control is called what one sees, and says whether it opens a new tab',
    expectAlso: expectNamed,
  },
];

for (const { colorScheme, width, also, expectAlso } of VIEWS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    for (const route of ROUTES) {
      test(`${route} holds every rule of WCAG 2.2 AA that can be computed; ${also}`, async ({ page }) => {
        await page.goto(route);
        await test.step(also, () => expectAlso(page));
        await expectAccessible(page);
      });
    }
  });
}
