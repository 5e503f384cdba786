// Guards focus, title, language and announcement after a change of page.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { test } from './support/test';

test('after a change of page focus, title, language and announcement are those of the new page', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page).toHaveTitle(/About/);
  expect(loads).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.locator('[aria-live="assertive"]')).toContainText(heading ?? 'no heading');
  const focusIsAtTop = await page.evaluate(
    () => document.activeElement?.querySelector('main') !== null || document.activeElement?.closest('main') !== null,
  );
  expect(focusIsAtTop).toBe(true);
  await expectAccessible(page);
});
