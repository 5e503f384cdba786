import { expect, type Page, test } from '@playwright/test';

/** Scripts of the framework that a page has run, not those that it has only fetched ahead. */
function runScripts(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') seen.push(request.url());
  });
  return seen;
}

test('nothing of the framework runs on a page that nobody touches', async ({ page }) => {
  const scripts = runScripts(page);
  await page.goto('/');
  await page.waitForTimeout(3000);
  expect(scripts).toEqual([]);
});

test('the press that wakes the page is not lost', async ({ page }) => {
  await page.goto('/blog/');
  const chip = page.getByRole('link', { name: 'Relocation', exact: true }).first();
  await chip.dispatchEvent('click');
  await expect(page).toHaveURL(/\/blog\/\?category=/);
  await expect(chip).toHaveAttribute('aria-current', 'true');
});

test('text typed before the page is awake is searched for', async ({ page }) => {
  await page.route('**/app-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.goto('/blog/');
  await page.getByRole('searchbox').pressSequentially('zzzz');
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('zzzz');
});

test('an address with a search acts at once', async ({ page }) => {
  await page.goto('/blog/?q=zzzz');
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
});

test('a held press follows the plain link where the runtime does not come', async ({ page }) => {
  await page.route('**/app-*.js', (route) => route.abort());
  await page.goto('/blog/');
  await page.getByRole('link', { name: 'Relocation', exact: true }).first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/blog\/category\/relocation\/$/);
});
