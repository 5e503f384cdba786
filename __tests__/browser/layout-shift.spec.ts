// Guards that nothing moves under the eyes of a reader.
import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { IS_FULL, nameOf, openView, ROUTES, viewsOf } from './support/any-site';
import { hydrateUnseen } from './support/hydration';
import { rememberShifts, shiftsOf } from './support/layout-shift';
import { test } from './support/test';

/** A tenth of what counts as good; all shifts of a page together, not only those of its worst moment. */
const MOST = 0.01;

/** Scrolls to the end of the page and back, as far as a screen at a time, so that every lazy picture comes. */
async function readThrough(page: Page): Promise<void> {
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
  test(`${nameOf(view)}: nothing moves while it loads, is read and hydrates`, async ({ page }) => {
    await rememberShifts(page);
    // What a change of fonts moves depends on those of the machine; see stand-ins.spec.ts.
    await page.route('**/*.woff2', (request) => request.abort());
    await openView(page, view);
    await readThrough(page);
    await hydrateUnseen(page);
    await page.waitForLoadState('networkidle');
    await readThrough(page);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(MOST);
  });
}

test('a shift is seen, also long after the page has loaded', async ({ page }) => {
  await rememberShifts(page);
  await page.goto('/about/');
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('margin-top', '40px'));
  expect((await shiftsOf(page)).length).toBeGreaterThan(0);
});
