// Guards pages restored from the back/forward cache.
import { expect, type Page } from '@playwright/test';
import config from '../../playwright.config';
import { testBrowser } from '../../scripts/browser/browser';
import { NOTICE } from '../support/added-offers';
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

const restored = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'restored'));

/** Goes back to a page in the cache; it fires no load event to wait for. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => restored(page)).toBe(true);
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'restored', persisted));
  }),
);

for (const [state, start] of Object.entries({
  'before React starts': async () => undefined,
  'once React runs': hydrate,
})) {
  test(`a notice closed and colours chosen on the next page hold on this one, ${state}`, async ({ page }) => {
    const notice = page.locator('aside', { hasText: NOTICE.text });
    const scheme = (name: string) => page.getByRole('radio', { name, exact: true });
    // While a page fades in, a press hits the picture of the page before.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.clock.setFixedTime(`${NOTICE.from}T09:00:00Z`);
    await page.goto('/about/');
    await start(page);
    await expect(notice).toBeVisible();
    await page.goto('/faq/');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await scheme('Dark').check({ force: true });
    await goBack(page);
    await expect(notice).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(scheme('Dark')).toBeChecked();
    await scheme('System').check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
  });
}

test('a page restored from the cache keeps its form and is counted again', async ({ page, receiver, baseURL }) => {
  const view = (path: string) => expect.objectContaining({ name: 'pageview', url: `${baseURL}${path}` });
  for (const path of ['/contact/', '/blog/']) {
    await page.goto(path);
    await hydrate(page);
    const field = page.getByRole('main').locator('input[name=name], input[type=search]');
    await field.fill('revalidation');
    if (path === '/blog/') await expect(page).toHaveURL(/q=revalidation/);
    await expectReceived(receiver, view(path));
    await page.goto('/privacy/');
    await expectReceived(receiver, view('/privacy/'));
    await goBack(page);
    await expectReceived(receiver, view(path));
    await expect(field).toHaveValue('revalidation');
    if (path === '/blog/') await expect(page).toHaveURL(/q=revalidation/);
  }
});
