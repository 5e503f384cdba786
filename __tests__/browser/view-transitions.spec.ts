// Guards the transition from the listing to an article.
import { expect } from '@playwright/test';
import { test } from './support/test';

test('the cover moves to its article except with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      Reflect.set(window, 'moved', 'nothing');
      if (!viewTransition) return;
      await viewTransition.ready;
      const effects = document.getAnimations().map(({ effect }) => effect);
      const parts = effects.map((effect) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
      Reflect.set(window, 'moved', parts.join(' '));
    });
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/blog/');
    const link = page.getByRole('article').first().getByRole('link');
    const path = (await link.getAttribute('href')) ?? '';
    // Into the browser's cache: it skips a transition to a page that takes longer than four seconds.
    await page.goto(path);
    await page.goto('/blog/');
    // Without a pointer, which would hydrate the page.
    await link.evaluate((element: HTMLElement) => element.click());
    await expect(page).toHaveURL(path);
    const moved = expect.poll(() => page.evaluate(() => Reflect.get(window, 'moved')));
    if (reducedMotion === 'reduce') await moved.toBe('nothing');
    else await moved.toContain(`::view-transition-group(cover-${path.split('/')[2]})`);
  }
});
