// Guards how one page follows another, also for those who asked for stillness.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test';

const LISTING = '/blog/';

/** Makes every page remember how it was revealed; call it before the first page is opened. */
async function rememberReveals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      const key = `revealed ${location.pathname}`;
      sessionStorage.setItem(key, 'plainly');
      if (!viewTransition) return;
      await viewTransition.ready;
      const moved = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
      sessionStorage.setItem(key, moved.join(' '));
    });
  });
}

const revealOf = (page: Page, path: string): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key), `revealed ${path}`);

/** Follows the link of the first card without a pointer, which would hydrate the page; returns where it leads. */
async function followFirstCard(page: Page): Promise<string> {
  const link = page.getByRole('article').first().getByRole('link');
  const path = await link.getAttribute('href');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(path ?? '');
  return path ?? '';
}

test('from the listing to an article and back the cover moves to its place', async ({ page }) => {
  await rememberReveals(page);
  await page.goto(LISTING);
  const path = await followFirstCard(page);
  const cover = `::view-transition-group(cover-${path.split('/')[2]})`;
  await expect.poll(() => revealOf(page, path)).toContain(cover);
  await page.evaluate((key) => sessionStorage.removeItem(key), `revealed ${LISTING}`);
  await page.goBack();
  await expect(page).toHaveURL(LISTING);
});

test.describe('for those who asked for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a page replaces the previous one immediately', async ({ page }) => {
    await rememberReveals(page);
    await page.goto(LISTING);
    const path = await followFirstCard(page);
    await expect.poll(() => revealOf(page, path)).toBe('plainly');
  });
});
