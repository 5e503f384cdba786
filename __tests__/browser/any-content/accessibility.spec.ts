// Guards WCAG 2.2 AA on each kind of page: what axe can compute, names, targets.
import { nameOf, openView, ROUTES, viewsOf } from '../support/any-site';
import { expectAccessible } from '../support/axe';
import { expectNamed } from '../support/names';
import { expectLargeTargets } from '../support/targets';
import { test } from '../support/test';

for (const view of viewsOf(ROUTES)) {
  test(`${nameOf(view)} holds every rule of WCAG 2.2 AA that can be computed`, async ({ page }) => {
    await openView(page, view);
    await test.step('every control is called what one sees, and says whether it opens a new tab', () =>
      expectNamed(page));
    await expectAccessible(page);
    await test.step('targets are large enough for a thumb', async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      await expectLargeTargets(page);
    });
  });
}
