import { expect, type Page, test } from '@playwright/test';
import { ROUTES } from '../support/any-site';
import { type FontServer, serveBodyAfterFonts } from '../support/body-after-fonts';
import { hasPainted, openWithLateFonts } from '../support/late-fonts';
import { rememberShifts, shiftsOf } from '../support/layout-shift';

const WIDTHS = [360, 820, 1440];
/** A tenth of what counts as good; all shifts of a page together. */
const MOST_SHIFT = 0.01;

/** Whether the first heading and the first paragraph are shown in fonts of the site, as the browser's tools say. */
async function isInOurFonts(page: Page): Promise<boolean[]> {
  const tools = await page.context().newCDPSession(page);
  await tools.send('DOM.enable');
  await tools.send('CSS.enable');
  const { root } = await tools.send('DOM.getDocument');
  const isOurs = async (selector: string): Promise<boolean> => {
    const { nodeId } = await tools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.some(({ isCustomFont }) => isCustomFont);
  };
  return [await isOurs('h1'), await isOurs('main p')];
}

async function totalShift(page: Page): Promise<number> {
  return (await shiftsOf(page)).reduce((total, { value }) => total + value, 0);
}

test.describe('fonts that are there before the text', () => {
  let server: FontServer;

  test.beforeEach(async ({ baseURL }) => {
    server = await serveBodyAfterFonts(baseURL ?? '');
  });
  test.afterEach(() => server.close());

  for (const width of WIDTHS) {
    test.describe(`${width} px`, () => {
      test.use({ viewport: { width, height: 900 } });

      for (const route of ROUTES) {
        test(`${route}: the first visit shows them, and nothing moves`, async ({ page }) => {
          await rememberShifts(page);
          await page.goto(new URL(route, server.address).href);
          await hasPainted(page);
          expect(await isInOurFonts(page)).toEqual([true, true]);
          expect(await totalShift(page)).toBeLessThan(MOST_SHIFT);
        });
      }
    });
  }

  test('are sent once in a visit', async ({ page }) => {
    for (const route of ROUTES.slice(0, 3)) await page.goto(new URL(route, server.address).href);
    expect(await isInOurFonts(page)).toEqual([true, true]);
    expect(server.sentFonts).toHaveLength(2);
    expect(new Set(server.sentFonts).size).toBe(2);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('are used too', async ({ page }) => {
      await page.goto(server.address);
      expect(await isInOurFonts(page)).toEqual([true, true]);
    });
  });
});

test('text that is shown without them stays as it is when they come', async ({ page }) => {
  await rememberShifts(page);
  await openWithLateFonts(page, '/');
  expect(await isInOurFonts(page)).toEqual([false, false]);
  expect(await totalShift(page)).toBeLessThan(MOST_SHIFT);
});

test('a page without them is readable, and nothing fails', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
