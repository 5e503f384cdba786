// Guards against layout shifts while a page loads, scrolls, hydrates or swaps fonts.
import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { IS_FULL, nameOf, openView, ROUTES, viewsOf } from './support/any-site';
import { fontsOf, openWithLateFonts } from './support/fonts';
import { hydrateUnseen } from './support/hydration';
import { recordShifts } from './support/layout-shifts';
import { test } from './support/test';

/** A tenth of the "good" threshold, for the sum of all shifts rather than the worst moment's. */
const MOST = 0.01;

/** Expects no noticeable shift so far, and the observer to record one. */
async function expectStill(page: Page): Promise<void> {
  const shifts = (): Promise<readonly { readonly value: number }[]> =>
    page.evaluate(async () => {
      // The observer runs after a shift's frame.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return Reflect.get(window, 'shifts');
    });
  const seen = await shifts();
  const sum = seen.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(seen, null, 2)).toBeLessThan(MOST);
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('margin-top', '40px'));
  await expect.poll(async () => (await shifts()).length).toBeGreaterThan(seen.length);
}

/** Scrolls to the end of the page and back, at most a screen at a time, so that every lazy picture loads. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
      await frame();
    }
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    scrollTo({ top: 0, behavior: 'instant' });
    await frame();
  });
}

const SOME = ['/', '/blog/', postPath('nmc-revalidation'), '/tools/maternity-planner/'];

for (const view of viewsOf(IS_FULL ? ROUTES : SOME)) {
  test(`${nameOf(view)} keeps its layout while loading, scrolling and hydrating`, async ({ page }) => {
    await recordShifts(page);
    // Shifts from a font swap depend on the machine's fonts.
    await page.route('**/*.woff2', (request) => request.abort());
    await openView(page, view);
    await scrollThrough(page);
    await hydrateUnseen(page);
    await page.waitForLoadState('networkidle');
    await scrollThrough(page);
    await expectStill(page);
  });
}

/** The fallback font that shows an element; "none" if the machine lacks it. */
const faceOf = async (page: Page, selector: string): Promise<string> =>
  (await fontsOf(page, selector))[0]?.postScriptName ?? 'none';

/** Skips a test if the machine lacks the fonts that the fallbacks are fitted to. */
async function needFallbacks(page: Page): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/services/');
  const named = [...(await page.content()).matchAll(/local\("?([^")]+)"?\)/g)].map(([, name = '']) => name);
  const face = await faceOf(page, 'h1');
  const isKnown = named.some((name) => face.replace(/\W/g, '') === name.replace(/\W/g, ''));
  // biome-ignore lint/suspicious/noSkippedTests: the result depends on the installed fonts
  test.skip(!isKnown, `None of the fallback fonts is installed: ${[...new Set(named)].join(', ')}.`);
}

// A phone, a tablet and a laptop: the widths for which the fallbacks are fitted.
for (const width of IS_FULL ? [390, 820, 1440] : []) {
  for (const route of ROUTES) {
    test(`${route} keeps its layout when fonts arrive (${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await needFallbacks(page);
      await page.unroute('**/*.woff2');
      await recordShifts(page);
      await openWithLateFonts(page, route);
      await expectStill(page);
    });
  }
}

test('fallback fonts have the weights of the fonts they replace', async ({ page }) => {
  await needFallbacks(page);
  expect(await faceOf(page, 'h1')).toMatch(/bold/i);
  expect(await faceOf(page, 'header nav a')).toMatch(/bold/i);
  await page.evaluate(() => {
    const texts = [...document.querySelectorAll('main p')];
    texts.find((text) => getComputedStyle(text).fontWeight === '400')?.setAttribute('data-plain', '');
  });
  expect(await faceOf(page, '[data-plain]')).toMatch(/^(?!none$)(?!.*bold)/i);
});
