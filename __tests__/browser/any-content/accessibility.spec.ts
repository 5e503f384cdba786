// Guards WCAG 2.2 AA on each page: what axe can compute, names, targets, reflow.
import { expect } from '@playwright/test';
import { nameOf, openView, PAGES, viewsOf } from '../support/any-site';
import { expectAccessible } from '../support/axe';
import { layoutFaults } from '../support/layout';
import { expectNamed } from '../support/names';
import { expectLargeTargets } from '../support/targets';
import { test } from '../support/test';

for (const view of viewsOf(PAGES)) {
  test(`${nameOf(view)} holds every rule of WCAG 2.2 AA that can be computed, and reflows`, async ({ page }) => {
    await openView(page, view);
    await test.step('every control is called what one sees, and says whether it opens a new tab', () =>
      expectNamed(page));
    await expectAccessible(page);
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
  });
}
