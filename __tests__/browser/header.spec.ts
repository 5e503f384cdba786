// Guards the sticky header and its menu on phones.
import { expect } from '@playwright/test';
import { addStyle, setTextSize } from './support/add-style';
import { hydrateUnseen } from './support/hydration';
import { test } from './support/test';

test('the header takes at most a sixth of a small window at any text size', async ({ page }) => {
  for (const [width, height, text] of [
    [740, 360, '100%'],
    [360, 740, '200%'],
    [320, 740, '200%'],
  ] as const) {
    await test.step(`${width} × ${height} px with text at ${text}`, async () => {
      await page.setViewportSize({ width, height });
      await setTextSize(page, text);
      await page.goto('/faq/');
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      const banner = page.getByRole('banner');
      await expect(banner).toBeInViewport({ ratio: 1 });
      expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(height / 6);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the menu opens right below the sticky header at any text size', async ({ page }) => {
    for (const fontSize of ['100%', '200%']) {
      await page.goto('/');
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
      await addStyle(page, `html { font-size: ${fontSize} !important; }`);
      await page.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('navigation', { name: 'Main' });
      await expect(menu).toBeVisible();
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

      test('the menu closes by button, Escape, outside click and choice', async ({ page }) => {
        await page.goto('/');
        // Until then the browser does it, as without script.
        if (javaScriptEnabled) await hydrateUnseen(page);
        const menu = page.getByRole('navigation', { name: 'Main' });
        const button = page.getByRole('button', { name: 'Menu' });
        await expect(menu).toBeHidden();
        for (const close of [
          () => button.click(),
          () => page.keyboard.press('Escape'),
          () => page.mouse.click(180, 700),
          () => menu.getByRole('link', { name: 'About' }).click(),
        ]) {
          await button.click();
          await expect(menu).toBeVisible();
          await close();
          await expect(menu).toBeHidden();
        }
        await expect(page).toHaveURL(/\/about\/$/);
      });
    });
  }
});
