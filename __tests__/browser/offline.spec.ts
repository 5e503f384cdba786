// Guards navigation in a browser that reports itself offline, perhaps wrongly.
import { expect, type Page } from '@playwright/test';
import { holdBack, hydrate, openWithLoader, untilLoaderRuns } from './support/hydration';
import { test } from './support/test';

const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
const notice = (page: Page) => page.getByRole('status').getByText('You are offline');

/** Clicks a link whose page is not fetched yet, and expects the notice. */
async function clickOffline(page: Page, name: string): Promise<void> {
  const before = page.url();
  const release = await holdBack(page, `**/page-data/${name.toLowerCase()}/page-data.json`);
  await link(page, name).click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL(before);
  release();
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false });
  }),
);

for (const [state, start] of Object.entries({
  'before React starts': async () => undefined,
  'once React runs': hydrate,
})) {
  test(`a link to another page needs a second click, ${state}`, async ({ page }) => {
    await openWithLoader(page, '/blog/');
    await start(page);
    await clickOffline(page, 'Services');
    await link(page, 'Services').click();
    await expect(page).toHaveURL('/services/');
    await expect(notice(page)).toBeHidden();
    await untilLoaderRuns(page);
    await clickOffline(page, 'Contact');
    await page.goBack();
    await expect(page).toHaveURL('/blog/');
    await expect(notice(page)).toBeHidden();
  });

  test(`Load More and the newsletter still work, ${state}`, async ({ page }) => {
    await openWithLoader(page, '/blog/');
    await start(page);
    await page.getByRole('link', { name: 'Load More Articles' }).click();
    await expect(page.getByRole('article')).toHaveCount(12);
    await page.getByLabel('Your e-mail address').fill('maria@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'has not started yet' })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });
}
