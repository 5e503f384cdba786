// Guards the notice above the header as visitors meet it: on its days only, closed for good by a press, and on no paper.
import { expect, type Page } from '@playwright/test';
import { NOTICE } from '../support/added-offers';
import { test } from './support/test';

const bar = (page: Page) => page.locator('aside', { hasText: NOTICE.text });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Dismiss' });

async function openOn(page: Page, time: string): Promise<void> {
  await page.clock.install({ time: new Date(time) });
  await page.goto('/about/');
}

test('it is hidden before its first day', async ({ page }) => {
  await page.goto('/about/');
  await expect(bar(page)).toBeHidden();
});

test('it is announced once, above the header, and not in a live region', async ({ page }) => {
  await openOn(page, `${NOTICE.from}T09:00:00Z`);
  await expect(bar(page)).toHaveCount(1);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('link', { name: NOTICE.link.label })).toBeVisible();
  const liveRegions = page.locator('[aria-live], [role=status], [role=alert]').filter({ hasText: NOTICE.text });
  await expect(liveRegions).toHaveCount(0);
  const [above, header] = await Promise.all([bar(page).boundingBox(), page.locator('header').first().boundingBox()]);
  expect(above && header && above.y + above.height).toBeLessThanOrEqual(header?.y ?? 0);
});

test('a press closes it on this device, on later pages too, but not another', async ({ page }) => {
  await openOn(page, `${NOTICE.from}T09:00:00Z`);
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('header a').first()).toBeFocused();
  await page.goto('/faq/');
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => localStorage.setItem('notice', 'another'));
  await page.reload();
  await expect(bar(page)).toBeVisible();
});

test('a press before any script but the inline one has loaded closes it', async ({ page }) => {
  let release = (): void => undefined;
  const isPressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/hydration-\w+\.js/, (route) => isPressed.then(() => route.continue()));
  await openOn(page, `${NOTICE.from}T09:00:00Z`);
  await close(page).click();
  release();
  await expect(bar(page)).toBeHidden();
});

test('it goes at the end of its last day on a page left open', async ({ page }) => {
  await openOn(page, `${NOTICE.until}T23:30:00Z`);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor('00:45:00');
  await expect(bar(page)).toBeHidden();
  await page.goto('/faq/');
  await expect(bar(page)).toBeHidden();
});

test('nothing moves while a page with it opens', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', []);
    new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await openOn(page, `${NOTICE.from}T09:00:00Z`);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor('00:01:00');
  expect(await page.evaluate(() => Reflect.get(window, 'shifts').length)).toBe(0);
});

test('it is not printed', async ({ page }) => {
  await openOn(page, `${NOTICE.from}T09:00:00Z`);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});
