import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { ROUTES } from './support/site';

for (const route of ROUTES) {
  test(`${route}: no error in the console, asleep or awake`, async ({ page }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(route);
    await page.mouse.move(200, 300);
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    const expected = route === '/404.html' ? errors.filter((text) => !text.includes('/404.html')) : errors;
    expect(expected).toEqual([]);
  });
}

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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is reached from the home page by links alone, and can be read', async ({ page }) => {
    const seen = new Set<string>(['/']);
    const queue = ['/'];
    for (let path = queue.shift(); path; path = queue.shift()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const links = await page.getByRole('link').evaluateAll((all) =>
        all
          .filter(
            (link): link is HTMLAnchorElement => link instanceof HTMLAnchorElement && link.origin === location.origin,
          )
          .map((link) => link.pathname)
          .filter((pathname) => pathname.endsWith('/')),
      );
      for (const link of links) {
        if (!seen.has(link)) queue.push(link);
        seen.add(link);
      }
    }
    for (const route of ROUTES.filter((path) => !['/404.html', '/thanks/'].includes(path)))
      expect([...seen]).toContain(route);
  });
});
