// Guards pages restored from the back/forward cache.
import { expect } from '@playwright/test';
import config from '../../playwright.config';
import { testBrowser } from '../../scripts/browser/browser';
import { expectReceived, test } from './support/counted-site';
import { hydrate } from './support/hydration';

// Playwright disables this cache, and a headless shell lacks it.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: testBrowser().whole,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page restored from the cache keeps its form and is counted again', async ({ page, receiver, baseURL }) => {
  const view = (path: string) => expect.objectContaining({ name: 'pageview', url: `${baseURL}${path}` });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'restored', persisted));
  });
  for (const path of ['/contact/', '/blog/']) {
    await page.goto(path);
    await hydrate(page);
    const field = page.getByRole('main').locator('input[name=name], input[type=search]');
    await field.fill('revalidation');
    if (path === '/blog/') await expect(page).toHaveURL(/q=revalidation/);
    await expectReceived(receiver, view(path));
    await page.goto('/privacy/');
    await expectReceived(receiver, view('/privacy/'));
    // A restored page fires no load event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'restored'))).toBe(true);
    await expectReceived(receiver, view(path));
    await expect(field).toHaveValue('revalidation');
    if (path === '/blog/') await expect(page).toHaveURL(/q=revalidation/);
  }
});
