// Guards the delays of icons' tooltips.
import { expect, type Locator } from '@playwright/test';
import { postPath } from '../../src/routes';
import { test } from './support/test';

/** The opacity of a link's name. */
const opacity = (link: Locator): Promise<number> =>
  link.locator('span').evaluate((name) => {
    const { clipPath, opacity: value } = getComputedStyle(name);
    return clipPath === 'none' ? Number(value) : 0;
  });

test('the first tooltip appears after 700 ms, the next after 300 ms', async ({ page }) => {
  await page.goto(postPath('nmc-revalidation'));
  const links = page.getByRole('region', { name: 'Share this article' }).getByRole('link');
  const [first, second] = [links.nth(0), links.nth(1)];
  await page.getByRole('button', { name: 'Copy Link' }).focus();
  // Each name's delay, in milliseconds, in the frame in which it gets the focus.
  await page.evaluate(() => {
    const delays: unknown[] = [];
    Reflect.set(window, 'delays', delays);
    document.addEventListener('focusin', ({ target }) => {
      const name = (target as Element).querySelector('span');
      requestAnimationFrame(() => delays.push(name?.getAnimations()[0]?.effect?.getTiming().delay));
    });
  });
  for (const link of [first, second]) {
    await page.keyboard.press('Tab');
    await expect.poll(() => opacity(link)).toBe(1);
  }
  expect(await opacity(first)).toBe(0);
  expect(await page.evaluate(() => Reflect.get(window, 'delays'))).toEqual([700, 300]);
  await second.hover();
  await first.hover();
  await expect.poll(() => opacity(first)).toBe(1);
});
