// Guards the head of the page after a navigation.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test';

const ONCE = ['title', 'link[rel="canonical"]', 'meta[name="description"]'];

/** What only crawlers and link previews read. */
const structuredData = (page: Page) => page.locator('head script[type="application/ld+json"]');
const socialCard = (page: Page) => page.locator('head meta[property="og:image"]');

async function counts(page: Page): Promise<number[]> {
  return Promise.all(ONCE.map((selector) => page.locator(`head ${selector}`).count()));
}

test('after a navigation the head is that of the new page, with every element only once', async ({ page }) => {
  await page.goto('/');
  await expect(structuredData(page)).toHaveCount(1);
  await expect(socialCard(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/about\/$/);
  await expect.poll(() => counts(page)).toEqual(ONCE.map(() => 1));
  // They are read in documents as they are sent; those of the page before would be wrong here.
  await expect(structuredData(page)).toHaveCount(0);
  await expect(socialCard(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', /^[a-z]{2}/);
});
