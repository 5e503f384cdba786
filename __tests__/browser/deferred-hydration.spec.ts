// Guards the start of React: nothing runs before it is needed, and no press or letter is lost.
import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { putTagIntoPage, startTag, takeServicePages } from './support/change-data';
import { hydrate, hydrateUnseen, LOADER_FILE, openWithLoader } from './support/hydration';
import { test } from './support/test';

// A request that is still answered when a test ends is of no interest.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Scripts of the framework that a page has run, not those that it has only fetched ahead. */
function runScripts(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !LOADER_FILE.test(request.url())) seen.push(request.url());
  });
  return seen;
}

test('nothing of the framework runs on a page that nobody touches', async ({ page }) => {
  const scripts = runScripts(page);
  await openWithLoader(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('the press that hydrates the page is not lost', async ({ page }) => {
  await page.goto('/blog/');
  const chip = page.getByRole('link', { name: 'Relocation', exact: true }).first();
  await chip.dispatchEvent('click');
  await expect(page).toHaveURL(/\/blog\/\?category=/);
  await expect(chip).toHaveAttribute('aria-current', 'true');
});

test('text typed before hydration is searched for', async ({ page }) => {
  let release: () => void = () => undefined;
  const typed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/app-*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/blog/');
  await page.getByRole('searchbox').pressSequentially('zzzz');
  release();
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('zzzz');
});

for (const delay of [0, 20]) {
  test(`what the browser fills in ${delay} ms after the page is hydrated is kept`, async ({ page }) => {
    await openWithLoader(page, '/tools/revalidation-planner/');
    const filledIn = page.evaluate(async (delay) => {
      const fillIn = (name: string, value: string): void => {
        const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(name);
        if (!field) throw new Error(`There is no ${name}.`);
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      };
      await new Promise((resolve) => document.addEventListener('hydrated', resolve));
      await new Promise((resolve) => setTimeout(resolve, delay));
      fillIn('[name=expiryMonth]', '4');
      fillIn('#expiryYear', '2067');
    }, delay);
    await hydrateUnseen(page);
    await filledIn;
    await page.getByRole('button', { name: 'Show where I am' }).click();
    await expect(page.getByRole('heading', { name: 'Where you are' })).toBeVisible();
  });
}

test('an address with a search hydrates immediately', async ({ page }) => {
  await page.goto('/blog/?q=zzzz');
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
});

test('a held press follows the plain link where the framework does not come', async ({ page }) => {
  await page.route('**/app-*.js', (route) => route.abort());
  await page.goto('/blog/');
  await page.getByRole('link', { name: 'Relocation', exact: true }).first().dispatchEvent('click');
  await expect(page).toHaveURL(/\/blog\/category\/relocation\/$/);
});

test('a press on a button waits for hydration, even where something else fails meanwhile', async ({ page }) => {
  let release: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/app-*.js', async (route) => {
    await failed;
    await route.continue();
  });
  await openWithLoader(page, '/tools/maternity-planner/');
  const remember = page.getByRole('button', { name: 'Remember on this device' });
  await remember.click();
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('unhandledrejection', () => resolve(), { once: true });
        void Promise.reject(new Error('A promise that is not ours'));
      }),
  );
  release();
  await expect(remember).toHaveCount(0);
});

test.describe('before the loader is there', () => {
  /** Opens a page; the loader comes when the returned function is called, or never. */
  async function openEarly(page: Page, path: string): Promise<() => void> {
    let come: () => void = () => undefined;
    const coming = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route(LOADER_FILE, async (route) => {
      await coming;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'load' });
    return come;
  }

  test('a press on a chip is held, and answered in place', async ({ page }) => {
    const come = await openEarly(page, '/blog/');
    const chip = page.getByRole('link', { name: 'Relocation', exact: true }).first();
    await chip.click();
    await expect(page).toHaveURL(/\/blog\/$/);
    come();
    await expect(page).toHaveURL(/\/blog\/\?category=/);
    await expect(chip).toHaveAttribute('aria-current', 'true');
  });

  test('a press on Copy Link is held, and answered without the framework', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const scripts = runScripts(page);
    const come = await openEarly(page, postPath('nmc-revalidation'));
    await page.getByRole('button', { name: 'Copy Link' }).click();
    come();
    await expect(page.getByText('Link Copied.')).toBeVisible();
    expect(scripts).toEqual([]);
  });

  test('a press on Load More is held, and answered in place', async ({ page }) => {
    const come = await openEarly(page, '/blog/');
    await page.getByRole('link', { name: 'Load More Articles' }).click();
    await expect(page).toHaveURL(/\/blog\/$/);
    come();
    await expect(page.getByRole('article')).toHaveCount(12);
    await expect(page).toHaveURL(/\/blog\/$/);
  });

  test('a press on the way back is held, and goes back in the history', async ({ page }) => {
    const come = await openEarly(page, '/blog/page/2/');
    const list = page.url();
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).not.toHaveURL(list);
    await page.getByRole('link', { name: 'Back to Blog' }).first().click();
    come();
    await expect(page).toHaveURL(list);
  });

  test('a press on a service without a page is held, and opens its dialog', async ({ page }) => {
    await takeServicePages(page);
    await page.goto('/privacy/');
    await hydrate(page);
    await page.getByRole('banner').getByRole('link').first().click();
    const link = page.getByRole('link', { name: 'Explore career guidance' });
    await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    await putTagIntoPage(page, '/', await startTag(link));
    const come = await openEarly(page, '/');
    await link.click();
    come();
    await expect(page.getByRole('dialog', { name: 'Career Guidance Abroad' })).toBeVisible();
    await expect(page).toHaveURL('/');
  });

  test('the choice of colours is held, and kept', async ({ page }) => {
    const come = await openEarly(page, '/blog/');
    await page.getByText('Dark', { exact: true }).click();
    come();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  test('a radio button shows at once that it was pressed, and is kept', async ({ page }) => {
    const come = await openEarly(page, '/tools/maternity-planner/');
    const question = page.getByRole('group', { name: /NHS employer on Agenda for Change/ });
    const service = page.getByRole('group', { name: 'When did your NHS service begin?' });
    for (const answer of ['No', 'Yes']) await question.getByLabel(answer).check();
    await expect(service).toHaveCount(0);
    come();
    await expect(service).toBeVisible();
    await expect(question.getByLabel('Yes')).toBeChecked();
    await expect(question.getByLabel('No')).not.toBeChecked();
  });

  test('what is typed is searched for', async ({ page }) => {
    const come = await openEarly(page, '/blog/');
    await page.getByRole('searchbox').pressSequentially('zzzz');
    come();
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue('zzzz');
  });

  test('links and the menu respond immediately', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openEarly(page, '/blog/');
    await page.getByRole('button', { name: /menu/i }).click();
    await page
      .getByRole('dialog')
      .or(page.locator('[popover]:popover-open'))
      .getByRole('link', { name: 'About' })
      .click();
    await expect(page).toHaveURL(/\/about\/$/);
  });

  test('a held press follows the plain link where the loader does not come', async ({ page }) => {
    await page.route(LOADER_FILE, (route) => route.abort());
    await page.goto('/blog/');
    await page.getByRole('link', { name: 'Relocation', exact: true }).first().dispatchEvent('click');
    await expect(page).toHaveURL(/\/blog\/category\/relocation\/$/);
  });
});
