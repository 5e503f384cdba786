import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { hasPainted, openWithLateFonts } from './support/late-fonts';
import { rememberShifts, shiftsOf } from './support/layout-shift';
import { shownFonts } from './support/shown-fonts';
import { test } from './support/test';

/** One address of each kind of page that a visit begins with. */
const ROUTES = [
  '/',
  '/blog/',
  '/blog/page/2/',
  '/blog/category/relocation/',
  postPath('nmc-revalidation'),
  '/services/',
  '/about/',
  '/contact/',
  '/4cs-program/',
  '/career-guidance/',
];
/** A phone, a tablet and a laptop: the widths at which the stand-ins are fitted. */
const WIDTHS = [390, 820, 1440];
/** A tenth of what counts as good; all shifts of a page together. */
const MOST_SHIFT = 0.01;

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const route of ROUTES) {
      test(`${route}: nothing moves when our own type takes the place of the system's`, async ({ page }) => {
        await rememberShifts(page);
        await openWithLateFonts(page, route);
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(MOST_SHIFT);
      });
    }
  });
}

async function faceOf(page: Page, selector: string): Promise<string> {
  const [font] = await shownFonts(page, selector);
  return font?.face ?? 'none';
}

test('what is bold is bold before our own type has come, and nothing else is', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/services/');
  await hasPainted(page);
  expect(await faceOf(page, 'h1')).toMatch(/bold/i);
  expect(await faceOf(page, 'header nav a')).toMatch(/bold/i);
  await page.evaluate(() => {
    const texts = [...document.querySelectorAll('main p')];
    texts.find((text) => getComputedStyle(text).fontWeight === '400')?.setAttribute('data-plain', '');
  });
  expect(await faceOf(page, '[data-plain]')).toMatch(/^(?!none$)(?!.*bold)/i);
});
