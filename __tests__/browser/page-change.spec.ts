// Guards focus, announcement and head after a client-side page change.
import { expect } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { hydrate } from './support/hydration';
import { test } from './support/test';

/** Elements that occur once in a head. */
const ONCE = ['title', 'link[rel="canonical"]', 'meta[name="description"]'];
/** Elements for crawlers and link previews, in documents as sent. */
const FOR_CRAWLERS = 'head :is(script[type="application/ld+json"], meta[property="og:image"])';

test('focus, announcement, language and head follow the page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator(FOR_CRAWLERS)).toHaveCount(2);
  await hydrate(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/\/about\/$/);
  await expect(page).toHaveTitle(/About/);
  expect(loads).toEqual([]);
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page.locator('[aria-live="assertive"]')).toContainText(heading ?? 'no heading');
  await expect(
    page
      .locator(':focus')
      .filter({ has: page.getByRole('main') })
      .or(page.locator('main :focus')),
  ).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.locator('head link[rel="canonical"]')).toHaveAttribute('href', /\/about\/$/);
  for (const element of ONCE) await expect(page.locator(`head ${element}`)).toHaveCount(1);
  await expect(page.locator(FOR_CRAWLERS)).toHaveCount(0);
  await expectAccessible(page);
});
