import { expect, type Page, test } from '@playwright/test';
import { WAKE_FILE } from './support/awake';

/** Scripts of the framework that a page has run, not those that it has only fetched ahead. */
function runScripts(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !WAKE_FILE.test(request.url())) seen.push(request.url());
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

test.describe('before the file is there that brings the runtime', () => {
  /** Opens the listing; the file comes when the returned function is called, or never. */
  async function openListing(page: Page): Promise<() => void> {
    let come: () => void = () => undefined;
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(WAKE_FILE, async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto('/blog/', { waitUntil: 'load' });
    return come;
  }

  test('a press on a chip is held, and answered in place', async ({ page }) => {
    const come = await openListing(page);
    const chip = page.getByRole('link', { name: 'Relocation', exact: true }).first();
    await chip.click();
    await expect(page).toHaveURL(/\/blog\/$/);
    come();
    await expect(page).toHaveURL(/\/blog\/\?category=/);
    await expect(chip).toHaveAttribute('aria-current', 'true');
  });

  test('the choice of colours is held, and kept', async ({ page }) => {
    const come = await openListing(page);
    await page.getByText('Dark', { exact: true }).click();
    come();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('what is typed is searched for', async ({ page }) => {
    const come = await openListing(page);
    await page.getByRole('searchbox').pressSequentially('zzzz');
    come();
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('zzzz');
  });

  test('links and the menu answer at once', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openListing(page);
    await page.getByRole('button', { name: /menu/i }).click();
    await page
      .getByRole('dialog')
      .or(page.locator('[popover]:popover-open'))
      .getByRole('link', { name: 'About' })
      .click();
    await expect(page).toHaveURL(/\/about\/$/);
  });

  test('a held press follows the plain link where the file does not come', async ({ page }) => {
    await page.route(WAKE_FILE, (route) => route.abort());
    await page.goto('/blog/');
    await page.getByRole('link', { name: 'Relocation', exact: true }).first().dispatchEvent('click');
    await expect(page).toHaveURL(/\/blog\/category\/relocation\/$/);
  });
});
