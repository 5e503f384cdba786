// Guards the choice of a colour scheme.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test';

const background = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('contentinfo').getByText(name, { exact: true }).click();
}

test('the chosen colour scheme persists and applies before the first paint', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const light = await background(page);
  await choose(page, 'Dark');
  await expect.poll(() => background(page)).not.toBe(light);
  const dark = await background(page);
  await page.goto('/about/', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null && document.body.children.length > 0);
  expect(await background(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await choose(page, 'Light');
  await expect.poll(() => background(page)).toBe(light);
});
