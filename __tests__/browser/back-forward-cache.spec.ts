// Guards pages restored from the back/forward cache.
import { expect } from '@playwright/test';
import config from '../../playwright.config';
import { browserExecutable } from '../../scripts/browser';
import { test as countedTest, expectReceived } from './support/counted-site';
import { hydrate } from './support/hydration';
import { test } from './support/test';

// Playwright disables this cache, and the headless browser lacks it.
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    executablePath: browserExecutable(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page restored from the cache keeps its form and filters', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'restored', persisted));
  });
  const leaveAndComeBack = async (): Promise<void> => {
    await page.goto('/privacy/');
    // A restored page fires no load event to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'restored'))).toBe(true);
  };
  await page.goto('/contact/');
  await hydrate(page);
  await page.getByLabel('Full Name').fill('Ada Nurse');
  await leaveAndComeBack();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Nurse');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();

  await page.goto('/blog/');
  await hydrate(page);
  await page.getByPlaceholder('Search articles...').fill('revalidation');
  await expect(page).toHaveURL(/q=revalidation/);
  await leaveAndComeBack();
  await expect(page.getByPlaceholder('Search articles...')).toHaveValue('revalidation');
  await expect(page).toHaveURL(/q=revalidation/);
});

countedTest('a page that comes back from the cache is counted again', async ({ page, receiver, baseURL }) => {
  const view = (path: string) => expect.objectContaining({ name: 'pageview', url: `${baseURL}${path}` });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'restored', persisted));
  });
  await page.goto('/about/');
  await expectReceived(receiver, view('/about/'));
  await page.goto('/services/');
  await expectReceived(receiver, view('/services/'));
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'restored'))).toBe(true);
  await expectReceived(receiver, view('/about/'));
});
