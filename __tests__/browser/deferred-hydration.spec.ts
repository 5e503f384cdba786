// Guards deferred hydration: React runs only when needed, and no click or text is lost.
import { expect, type Locator, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { takeServicePages } from './support/change-data';
import { holdBack, hydrateUnseen, LATE_FILE, LOADER_FILE, openWithLoader } from './support/hydration';
import { test } from './support/test';

/** Framework scripts that a page runs rather than prefetches. */
function runScripts(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const isOurs = [LOADER_FILE, LATE_FILE].some((file) => file.test(request.url()));
    if (request.resourceType() === 'script' && !isOurs) seen.push(request.url());
  });
  return seen;
}

const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true }).first();
const isNhs = (page: Page): Locator => page.getByRole('group', { name: /NHS employer on Agenda for Change/ });
const nhsService = (page: Page): Locator => page.getByRole('group', { name: 'When did your NHS service begin?' });

test('an untouched page runs no framework code', async ({ page }) => {
  const scripts = runScripts(page);
  await openWithLoader(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

/** A visitor's action, and its effect once the script has loaded. */
interface Press {
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly expectEffect: (page: Page) => Promise<unknown>;
}

const PRESSES: Readonly<Record<string, Press>> = {
  'a click on a filter': {
    path: '/blog/',
    act: async (page) => {
      await link(page, 'Relocation').click();
      await expect(page).toHaveURL(/\/blog\/$/);
    },
    expectEffect: async (page) => {
      await expect(page).toHaveURL(/\/blog\/\?category=/);
      await expect(link(page, 'Relocation')).toHaveAttribute('aria-current', 'true');
    },
  },
  'a click on Load More': {
    path: '/blog/',
    act: (page) => link(page, 'Load More Articles').click(),
    expectEffect: async (page) => {
      await expect(page.getByRole('article')).toHaveCount(12);
      await expect(page).toHaveURL(/\/blog\/$/);
    },
  },
  'a typed search': {
    path: '/blog/',
    act: (page) => page.getByRole('searchbox').pressSequentially('zzzz'),
    expectEffect: async (page) => {
      await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('zzzz');
    },
  },
  'a chosen colour scheme': {
    path: '/blog/',
    act: (page) => page.getByText('Dark', { exact: true }).click(),
    expectEffect: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    },
  },
  'a radio button': {
    path: '/tools/maternity-planner/',
    act: async (page) => {
      for (const answer of ['No', 'Yes']) await isNhs(page).getByLabel(answer).check();
      await expect(nhsService(page)).toHaveCount(0);
    },
    expectEffect: async (page) => {
      await expect(nhsService(page)).toBeVisible();
      await expect(isNhs(page).getByLabel('Yes')).toBeChecked();
      await expect(isNhs(page).getByLabel('No')).not.toBeChecked();
    },
  },
  // Playwright sets the files as a drop does: without a press or focus.
  'a file dropped on its field': {
    path: '/tools/maternity-planner/',
    act: (page) =>
      page.getByLabel('Open a file').setInputFiles('__tests__/fixtures/saved-files/maternity-planner.json'),
    expectEffect: (page) => expect(page.getByText('The file is open.')).toBeVisible(),
  },
  'a click on a service without a page': {
    path: '/',
    act: async (page) => {
      const service = link(page, 'Explore career guidance');
      // As the server would have rendered it.
      await service.evaluate((element) => element.setAttribute('data-hydrate', 'press'));
      await service.click();
    },
    expectEffect: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Career Guidance Abroad' })).toBeVisible();
      await expect(page).toHaveURL('/');
    },
  },
};

for (const [missing, files] of Object.entries({ loader: LOADER_FILE, framework: '**/app-*.js' })) {
  test(`an action before the ${missing} arrives takes effect in place`, async ({ page }) => {
    test.slow();
    await takeServicePages(page);
    for (const [action, { path, act, expectEffect }] of Object.entries(PRESSES)) {
      await test.step(action, async () => {
        const release = await holdBack(page, files);
        await page.goto(path);
        await act(page);
        release();
        await expectEffect(page);
        await page.evaluate(() => localStorage.clear());
      });
    }
  });

  test(`a click follows the plain link if the ${missing} never arrives`, async ({ page }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/blog/');
    await link(page, 'Relocation').dispatchEvent('click');
    await expect(page).toHaveURL(/\/blog\/category\/relocation\/$/);
  });
}

test('going back and copying work before React', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scripts = runScripts(page);
  const release = await holdBack(page, LOADER_FILE);
  await page.goto('/blog/page/2/');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).not.toHaveURL('/blog/page/2/');
  await link(page, 'Back to Blog').click();
  release();
  await expect(page).toHaveURL('/blog/page/2/');

  const releaseAgain = await holdBack(page, LOADER_FILE);
  await page.goto(postPath('nmc-revalidation'));
  await page.getByRole('button', { name: 'Copy Link' }).click();
  releaseAgain();
  await expect(page.getByText('Link Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Check out this article: NMC revalidation .* - http.*\/$/);

  await page.goto(postPath('maternity-leave-uk'));
  await page.getByRole('button', { name: 'Copy this letter' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The letter is copied.' })).toBeVisible();
  await expect(page.getByText('Link Copied.')).toBeHidden();
  const letter = await page.evaluate(() => navigator.clipboard.readText());
  expect(letter).toMatch(/^Dear \[manager\],\n\n[\s\S]+:\n\n- the dates of my leave\n- what I am paid\n\nThank you/);
  expect(scripts).toEqual([]);
});

test('values that the browser fills in during hydration are kept', async ({ page }) => {
  for (const isLater of [false, true]) {
    await openWithLoader(page, '/tools/revalidation-planner/');
    const filledIn = page.evaluate(async (waits) => {
      const fillIn = (name: string, value: string): void => {
        const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(name);
        if (!field) throw new Error(`There is no ${name}.`);
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      };
      await new Promise((resolve) => document.addEventListener('hydrated', resolve));
      if (waits) await new Promise(requestAnimationFrame);
      fillIn('[name=expiryMonth]', '4');
      fillIn('#expiryYear', '2067');
    }, isLater);
    await hydrateUnseen(page);
    await filledIn;
    await page.getByRole('button', { name: 'Show where I am' }).click();
    await expect(page.getByRole('heading', { name: 'Where you are' })).toBeVisible();
  }
});
