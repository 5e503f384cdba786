import type { Page } from '@playwright/test';

/** Waits until something of the page's content has been painted. */
export async function hasPainted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Opens a page whose fonts come only once it has been painted without them, and waits until it has loaded. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let release: () => void = () => undefined;
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await painted;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await hasPainted(page);
  release();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
}
