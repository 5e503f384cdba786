import { expect } from '@playwright/test';
import { addStyle } from './support/add-style';
import { test } from './support/test';

test('the header leads to the five pages and marks the current one', async ({ page }) => {
  await page.goto('/services/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Blog', 'Services', 'About', 'Contact']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/blog/',
    '/services/',
    '/about/',
    '/contact/',
  ]);
  await expect(links.filter({ hasText: 'Services' })).toHaveAttribute('aria-current', 'page');
});

test('the header stays in sight while the page scrolls', async ({ page }) => {
  await page.goto('/about/');
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport();
});

test('Book a Call opens the scheduling page in a new tab without an opener', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: /^Book a Call \(opens in a new tab\)/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(link).toHaveAttribute('href', /^https:\/\//);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu begins where the header ends, and its last link can be reached, whatever the size of letters', async ({
    page,
  }) => {
    for (const fontSize of ['100%', '200%']) {
      await page.goto('/');
      await addStyle(page, `html { font-size: ${fontSize} !important; }`);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Main' });
      const [bar, box] = [await page.getByRole('banner').boundingBox(), await menu.boundingBox()];
      expect(Math.abs((box?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0))).toBeLessThanOrEqual(1);
      const last = menu.getByRole('link').last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 1 });
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('the menu opens and closes by its button', async ({ page }) => {
        await page.goto('/');
        const menu = page.getByRole('navigation', { name: 'Main' });
        const button = page.getByRole('button', { name: 'Menu' });
        await expect(menu).toBeHidden();
        await button.click();
        await expect(menu).toBeVisible();
        await button.click();
        await expect(menu).toBeHidden();
      });

      test('the menu closes on Escape and on a press outside it', async ({ page }) => {
        await page.goto('/');
        const menu = page.getByRole('navigation', { name: 'Main' });
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(menu).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.mouse.click(180, 700);
        await expect(menu).toBeHidden();
      });

      test('choosing a link closes the menu and opens the page', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
        await expect(page).toHaveURL(/\/about\/$/);
        await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
      });
    });
  }
});
