// Guards that text has the fonts of the site, without script too, and appears before they arrive.
import { expect } from '@playwright/test';
import { display, text } from '../../../src/theme/fonts/faces.json';
import { IS_FULL, ROUTES } from '../support/any-site';
import { fontsOf } from '../support/fonts';
import { test } from '../support/test';

test.use({ javaScriptEnabled: false });

for (const route of IS_FULL ? ROUTES : ['/']) {
  test(`text on ${route} has the fonts of the site, and others until they arrive`, async ({ page }) => {
    await page.goto(route);
    const displays = await page.evaluate(
      (ours) => [...document.fonts].filter(({ family }) => ours.includes(family)).map((font) => font.display),
      [display.family, text.family].flatMap((family) => [family, `"${family}"`]),
    );
    expect([...new Set(displays)]).toEqual(['swap']);
    for (const selector of ['h1', 'main p']) {
      const areOurs = async () => (await fontsOf(page, selector)).map(({ isCustomFont }) => isCustomFont);
      await expect.poll(async () => [...new Set(await areOurs())]).toEqual([true]);
    }
  });
}
