// Guards pages that come back from the browser's cache.
import { expect } from '@playwright/test';
import config from '../../playwright.config';
import { browserExecutable } from '../../scripts/browser';
import { hydrate } from './support/hydration';
import { test } from './support/test';

// Playwright switches the cache off, and the browser without windows has none; visitors have it.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: browserExecutable(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page that comes back from the cache has its form as it was left, and a button that answers', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'restored', persisted));
  });
  await page.goto('/contact/');
  await hydrate(page);
  await page.getByLabel('Full Name').fill('Ada Nurse');
  await page.goto('/privacy/');
  // A page from the cache loads nothing, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'restored'))).toBe(true);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Nurse');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
});

test('a filtered listing comes back as it was left', async ({ page }) => {
  await page.goto('/blog/');
  await hydrate(page);
  await page.getByPlaceholder('Search articles...').fill('revalidation');
  await expect(page).toHaveURL(/q=revalidation/);
  await page.goto('/privacy/');
  // A page from the cache loads nothing, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByPlaceholder('Search articles...')).toHaveValue('revalidation');
  await expect(page).toHaveURL(/q=revalidation/);
});
