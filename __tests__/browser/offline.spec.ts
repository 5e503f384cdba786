// Guards that a browser's belief to be offline, which may be wrong, never keeps a visitor for good.
import { expect, type Page } from '@playwright/test';
import { holdBack, hydrate, openWithLoader } from './support/hydration';
import { test } from './support/test';

const blog = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
const notice = (page: Page) => page.getByRole('status').getByText('You are offline');

/** Presses a link whose page React has not fetched, though the pointer is over it. */
async function pressInVain(page: Page): Promise<void> {
  const come = await holdBack(page, '**/page-data/blog/page-data.json');
  await blog(page).click();
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/faq/');
  come();
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
  test(`a link opens at the second press, ${state}`, async ({ page }) => {
    await openWithLoader(page, '/faq/');
    await start(page);
    await pressInVain(page);
    await blog(page).click();
    await expect(page).toHaveURL('/blog/');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test(`a link opens in a tab of its own at the first press, ${state}`, async ({ page, context }) => {
    await openWithLoader(page, '/faq/');
    await start(page);
    for (const how of [{ modifiers: ['ControlOrMeta' as const] }, { button: 'middle' as const }]) {
      const opened = context.waitForEvent('page');
      await blog(page).click(how);
      await expect(await opened).toHaveURL('/blog/');
    }
    await expect(notice(page)).toBeHidden();
  });

  test(`Load More and the newsletter try, ${state}`, async ({ page }) => {
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

test('the notice goes with the page, also when that comes back', async ({ page }) => {
  await openWithLoader(page, '/faq/');
  await hydrate(page);
  await pressInVain(page);
  await blog(page).click();
  await expect(page).toHaveURL('/blog/');
  await page.goBack();
  await expect(page).toHaveURL('/faq/');
  await expect(notice(page)).toBeHidden();
});
