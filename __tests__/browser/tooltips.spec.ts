// Guards the delays of icons' tooltips.
import { expect, type Locator, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { test } from './support/test';

/** The opacity of a link's name. */
const opacity = (link: Locator): Promise<number> =>
  link.evaluate((element) => {
    const name = element.querySelector('span');
    if (!name) throw new Error('the link has no name');
    const { clipPath, opacity: value } = getComputedStyle(name);
    return clipPath === 'none' ? Number(value) : 0;
  });

/** Records each link name's delay, in milliseconds, in the frame in which pointer or focus arrives. */
async function noteDelays(page: Page): Promise<() => Promise<readonly unknown[]>> {
  await page.evaluate(() => {
    const delays: unknown[] = [];
    Reflect.set(window, 'delays', delays);
    const note = ({ target, relatedTarget }: MouseEvent | FocusEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || (relatedTarget instanceof Node && link.contains(relatedTarget))) return;
      requestAnimationFrame(() =>
        delays.push(link.querySelector('span')?.getAnimations()[0]?.effect?.getTiming().delay),
      );
    };
    document.addEventListener('mouseover', note);
    document.addEventListener('focusin', note);
  });
  return () => page.evaluate(() => Reflect.get(window, 'delays'));
}

test('the first tooltip appears after 700 ms, the next after 300 ms', async ({ page }) => {
  for (const way of ['pointer', 'keyboard']) {
    await test.step(way, async () => {
      await page.goto(postPath('nmc-revalidation'));
      const links = page.getByRole('region', { name: 'Share this article' }).getByRole('link');
      const [first, second] = [links.nth(0), links.nth(1)];
      const reach = (link: Locator): Promise<void> => (way === 'pointer' ? link.hover() : page.keyboard.press('Tab'));
      await first.scrollIntoViewIfNeeded();
      await page.getByRole('button', { name: 'Copy Link' }).focus();
      const delays = await noteDelays(page);
      await reach(first);
      await expect.poll(() => opacity(first)).toBe(1);
      await reach(second);
      await expect.poll(() => opacity(second)).toBe(1);
      expect(await opacity(first)).toBe(0);
      expect(await delays()).toEqual([700, 300]);
    });
  }
});
