// Guards that text on pictures, gradients and ornaments can be read, which axe cannot tell.
import { expect } from '@playwright/test';
import { addStyle } from '../support/add-style';
import { IS_FULL, nameOf, openView, ROUTES, viewsOf } from '../support/any-site';
import { test } from '../support/test';
import { measureTextOnPictures } from '../support/text-contrast';

/** A page that ends in a panel with an ornament behind its words. */
const WITH_ORNAMENT = '/about/';

for (const view of viewsOf(IS_FULL ? ROUTES : ['/', WITH_ORNAMENT])) {
  test(`${nameOf(view)}: text on pictures, gradients and ornaments can be read`, async ({ page }) => {
    await openView(page, view);
    expect((await measureTextOnPictures(page)).faults).toEqual([]);
    if (view.route !== WITH_ORNAMENT) return;
    await test.step('and one that is too light would be found', async () => {
      // Behind all words, wherever the fonts of this machine put them.
      const wide = 'width: 100% !important; inset-inline-end: 0 !important; background: currentColor;';
      await addStyle(page, `main [data-tone="deep"] > svg { opacity: 0.7 !important; ${wide} }`);
      const { measured, faults } = await measureTextOnPictures(page);
      expect(measured).toBeGreaterThan(0);
      expect(faults).not.toEqual([]);
    });
  });
}
