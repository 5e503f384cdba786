// Guards the 404 page and the redirect from unknown articles.
import { expect } from '@playwright/test';
import { test } from './support/test';

test('an unknown URL shows the 404 page and logs its path', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  const response = await page.goto('/no/such/page/');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  // Gatsby's head is added before the document's is removed.
  await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
  await expect.poll(() => errors).toContain('/no/such/page/');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('an unknown article has status 404 and redirects before any paint', async ({ page }) => {
  await page.goto('/about/');
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) {
        sessionStorage.setItem(`${location.pathname} ${name}`, 'painted');
      }
    }).observe({ type: 'paint', buffered: true });
  });
  const statuses: number[] = [];
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) statuses.push(response.status());
  });
  // It is left before it has loaded.
  await page.goto('/blog/no-such-article/', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/blog/');
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(statuses).toEqual([404, 200]);
  const painted = await page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.includes('no-such-article')),
  );
  expect(painted).toEqual([]);
  // Going back doesn't return to the unknown article.
  await page.goBack();
  await expect(page).toHaveURL('/about/');
});
