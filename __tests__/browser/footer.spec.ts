import { expect, type Page } from '@playwright/test';
import { hydrate } from './support/hydration';
import { test } from './support/test';

const copyright = (page: Page) => page.getByRole('contentinfo').getByText(/©/);

test('the copyright year is the current one, also on a page that was built in another', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.clock.install({ time: '2093-06-01' });
  await page.goto('/about/');
  await expect(copyright(page)).toContainText('© 2093 ');
  await hydrate(page);
  await page.getByText('Dark', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(copyright(page)).toContainText('© 2093 ');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL('/services/');
  await expect(copyright(page)).toContainText('© 2093 ');
  expect(complaints).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the copyright year is that of the build', async ({ page }) => {
    await page.goto('/about/');
    await expect(copyright(page)).toContainText(/© 20\d\d /);
  });
});
