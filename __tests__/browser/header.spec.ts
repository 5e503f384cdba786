// Guards that the header stays visible, its phone menu, and a heading in large text.
import { expect } from '@playwright/test';
import { addStyle } from './support/add-style';
import { test } from './support/test';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the header stays in sight; the menu begins where it ends, and has room for letters of any size', async ({
    page,
  }) => {
    for (const fontSize of ['100%', '200%']) {
      await page.goto('/');
      await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }));
      await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
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

  test('at 200% the large heading of a page breaks between words', async ({ page }) => {
    await page.goto('/');
    await addStyle(page, 'html { font-size: 200% !important; }');
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const words = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: (readonly [string, number])[] = [];
      for (let text = words.nextNode(); text; text = words.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          found.push([word, range.getClientRects().length]);
        }
      return found;
    });
    expect(lines.map(([word]) => word)).toContain('Standards');
    expect(lines.filter(([, count]) => count > 1)).toEqual([]);
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled });

      test('the menu opens and closes by its button, closes on Escape, a press outside and a choice', async ({
        page,
      }) => {
        await page.goto('/');
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
