// Guards that nothing moves when our own type takes the place of the system's.
import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { IS_FULL } from './support/any-site';
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

async function faceOf(page: Page, selector: string): Promise<string> {
  const [font] = await shownFonts(page, selector);
  return font?.face ?? 'none';
}

/** Skips a test, and says so, where the machine has none of the fonts that the stand-ins are fitted to. */
async function needStandIns(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/services/');
  const named = [...(await page.content()).matchAll(/local\("?([^")]+)"?\)/g)].map(([, name = '']) => name);
  const face = await faceOf(page, 'h1');
  const isKnown = named.some((name) => face.replace(/\W/g, '') === name.replace(/\W/g, ''));
  // biome-ignore lint/suspicious/noSkippedTests: it depends on what is installed, and says what is missing
  test.skip(!isKnown, `This machine has none of the fonts that stand in for ours: ${[...new Set(named)].join(', ')}.`);
  await page.unroute('**/*.woff2');
}

for (const width of IS_FULL ? WIDTHS : []) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const route of ROUTES) {
      test(`${route}: nothing moves when our own type takes the place of the system's`, async ({ page }) => {
        await needStandIns(page);
        await rememberShifts(page);
        await openWithLateFonts(page, route);
        const shifts = await shiftsOf(page);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(MOST_SHIFT);
      });
    }
  });
}

test('what is bold is bold before our own type has come, and nothing else is', async ({ page }) => {
  await needStandIns(page);
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
