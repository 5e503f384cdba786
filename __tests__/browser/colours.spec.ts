// Guards the colour scheme: applied, remembered, set before the first paint.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test';

const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByText(name, { exact: true }).click();
}

test('a choice is applied, remembered, and there before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await ground(page);
  await choose(page, 'Dark');
  await expect.poll(() => ground(page)).not.toBe(light);
  const dark = await ground(page);
  await page.goto('/about/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null && document.body.children.length > 0);
  expect(await ground(page)).toBe(dark);
});
