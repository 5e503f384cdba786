// Guards the notice above the header as visitors meet it: on its days only, closed for good by a press, and on no paper.
import { expect, type Page } from '@playwright/test';
import { NOTICE } from '../support/added-offers';
import { holdBack, LOADER_FILE } from './support/hydration';
import { recordShifts } from './support/layout-shifts';
import { test } from './support/test';

const bar = (page: Page) => page.locator('aside', { hasText: NOTICE.text });
const close = (page: Page) => bar(page).getByRole('button', { name: 'Dismiss' });

async function openOn(page: Page, time: string): Promise<void> {
  await page.clock.install({ time: new Date(time) });
  await page.goto('/about/');
}

test('it is above the header once, in no live region and on no paper, and moves nothing', async ({ page }) => {
  await recordShifts(page);
  await openOn(page, `${NOTICE.from}T09:00:00Z`);
  await expect(bar(page)).toHaveCount(1);
  await expect(bar(page)).toBeVisible();
  await expect(bar(page).getByRole('link', { name: NOTICE.link.label })).toBeVisible();
  const liveRegions = page.locator('[aria-live], [role=status], [role=alert]').filter({ hasText: NOTICE.text });
  await expect(liveRegions).toHaveCount(0);
  const [above, header] = await Promise.all([bar(page).boundingBox(), page.locator('header').first().boundingBox()]);
  expect(above && header && above.y + above.height).toBeLessThanOrEqual(header?.y ?? 0);
  await page.clock.runFor('00:01:00');
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
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
  const release = await holdBack(page, LOADER_FILE);
  await openOn(page, `${NOTICE.from}T09:00:00Z`);
  await close(page).click();
  release();
  await expect(bar(page)).toBeHidden();
});

test('it is hidden before its first day, and goes at the end of its last on a page left open', async ({ page }) => {
  await page.goto('/about/');
  await expect(bar(page)).toBeHidden();
  await openOn(page, `${NOTICE.until}T23:30:00Z`);
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor('00:45:00');
  await expect(bar(page)).toBeHidden();
  await page.goto('/faq/');
  await expect(bar(page)).toBeHidden();
});
