// Guards that text appears before its fonts, and then in them.
import { expect, type Page } from '@playwright/test';
import { IS_FULL, ROUTES } from '../support/any-site';
import { fontsOf, openWithLateFonts } from '../support/fonts';
import { test } from '../support/test';

/** Expects the first heading and paragraph in the site's fonts only. */
async function expectOurFonts(page: Page): Promise<void> {
  for (const selector of ['h1', 'main p']) {
    const isOurs = async () => (await fontsOf(page, selector)).map(({ isCustomFont }) => isCustomFont);
    await expect.poll(async () => [...new Set(await isOurs())]).toEqual([true]);
  }
}

for (const route of IS_FULL ? ROUTES : ['/']) {
  test(`text on ${route} is visible before its fonts arrive`, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await openWithLateFonts(page, route, async () => {
      const heading = page.getByRole('heading', { level: 1 });
      // Playwright's own screenshots wait for fonts.
      const tools = await page.context().newCDPSession(page);
      const clip = { x: 0, y: 0, width: 1280, height: 900, ...(await heading.boundingBox()), scale: 1 };
      const picture = async (): Promise<string> => (await tools.send('Page.captureScreenshot', { clip })).data;
      const before = await picture();
      await heading.evaluate((element) => element.style.setProperty('color', 'transparent'));
      expect(await picture()).not.toBe(before);
    });
    await expectOurFonts(page);
    expect(errors).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('text has the fonts of the site', async ({ page }) => {
    await page.goto('/');
    await expectOurFonts(page);
  });
});
