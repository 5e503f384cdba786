// Guards that text is shown at once and ends in our own type.
import { expect, type Page } from '@playwright/test';
import { IS_FULL, ROUTES } from '../support/any-site';
import { hasPainted, openWithLateFonts, shownFonts } from '../support/fonts';
import { test } from '../support/test';

const TEXTS = ['h1', 'main p'];

/** Whether the first heading and the first paragraph are shown in fonts of the site, and in nothing else. */
async function isInOurFonts(page: Page): Promise<boolean[]> {
  const shown: boolean[] = [];
  for (const selector of TEXTS) shown.push((await shownFonts(page, selector)).every(({ isOurs }) => isOurs));
  return shown;
}

for (const route of IS_FULL ? ROUTES : ['/']) {
  test(`${route}: a first visit ends in our own type, however late it comes`, async ({ page }) => {
    await openWithLateFonts(page, route);
    expect(await isInOurFonts(page)).toEqual([true, true]);
  });
}

test('text is shown before its fonts have come, and nothing fails without them', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/*.woff2', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await hasPainted(page);
  // Playwright's own pictures wait for the fonts.
  const tools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: 1280, height: 900, ...(await heading.boundingBox()), scale: 1 };
  const picture = async (): Promise<string> => (await tools.send('Page.captureScreenshot', { clip })).data;
  const shown = await picture();
  await heading.evaluate((element) => element.style.setProperty('color', 'transparent'));
  expect(await picture()).not.toBe(shown);
  expect(errors).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('our own type is used too', async ({ page }) => {
    await page.goto('/');
    await expect.poll(() => isInOurFonts(page)).toEqual([true, true]);
  });
});
