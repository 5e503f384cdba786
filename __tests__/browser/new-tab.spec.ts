// Guards links that a visitor opens in a new tab, in a browser that reports itself offline, perhaps wrongly.
import { expect } from '@playwright/test';
import config from '../../playwright.config';
import { testBrowser } from '../../scripts/browser/browser';
import { hydrate, openWithLoader } from './support/hydration';
import { test } from './support/test';

// Some headless shells crash as a link opens a new tab.
test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: testBrowser().whole } });

for (const [state, start] of Object.entries({
  'before React starts': async () => undefined,
  'once React runs': hydrate,
})) {
  test(`a link opens in a new tab at once, ${state}`, async ({ page, context }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
    });
    await openWithLoader(page, '/blog/');
    await start(page);
    for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click(how);
      await expect(await opened).toHaveURL('/about/');
    }
    await expect(page.getByRole('status').getByText('You are offline')).toBeHidden();
  });
}
