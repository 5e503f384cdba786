import { expect, type Locator, type Page, test } from '@playwright/test';

const icons = (page: Page): Locator => page.getByRole('contentinfo').getByRole('list', { name: 'Follow us' });

/** How much of a link's name is to be seen. */
const opacity = (link: Locator): Promise<number> =>
  link.evaluate((element) => {
    const name = element.querySelector('span');
    if (!name) throw new Error('the link has no name');
    const { clipPath, opacity: value } = getComputedStyle(name);
    return clipPath === 'none' ? Number(value) : 0;
  });

test('the name of an icon shows after 700 ms, that of the next one after 300 ms', async ({ page }) => {
  await page.goto('/about/');
  const list = icons(page);
  await list.scrollIntoViewIfNeeded();
  const [first, second] = [list.locator('a').nth(0), list.locator('a').nth(1)];
  await first.hover();
  await page.waitForTimeout(400);
  expect(await opacity(first)).toBe(0);
  await expect.poll(() => opacity(first)).toBe(1);
  await second.hover();
  expect(await opacity(first)).toBe(0);
  const started = Date.now();
  await expect.poll(() => opacity(second), { intervals: [20] }).toBe(1);
  expect(Date.now() - started).toBeLessThan(650);
});

test('the focus shows the name too, and nothing grows wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/blog/nmc-revalidation/');
  const link = page.getByRole('region', { name: 'Share this article' }).getByRole('link', { name: /Facebook/ });
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => opacity(link)).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
