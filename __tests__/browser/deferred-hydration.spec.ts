// Guards the start of React: nothing runs before it is needed, and no click or text is lost.
import { expect, type Locator, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { takeServicePages } from './support/change-data';
import { holdBack, hydrateUnseen, LOADER_FILE, openWithLoader } from './support/hydration';
import { test } from './support/test';

/** Framework scripts that a page has run, not merely prefetched. */
function runScripts(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !LOADER_FILE.test(request.url())) seen.push(request.url());
  });
  return seen;
}

const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true }).first();
const isNhs = (page: Page): Locator => page.getByRole('group', { name: /NHS employer on Agenda for Change/ });
const nhsService = (page: Page): Locator => page.getByRole('group', { name: 'When did your NHS service begin?' });

test('a page that nobody touches runs nothing of the framework', async ({ page }) => {
  const scripts = runScripts(page);
  await openWithLoader(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

/** A visitor's action and the response once the script has loaded. */
interface Press {
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly find: (page: Page) => Promise<unknown>;
}

const PRESSES: Readonly<Record<string, Press>> = {
  'a press on a chip': {
    path: '/blog/',
    act: async (page) => {
      await link(page, 'Relocation').click();
      await expect(page).toHaveURL(/\/blog\/$/);
    },
    find: async (page) => {
      await expect(page).toHaveURL(/\/blog\/\?category=/);
      await expect(link(page, 'Relocation')).toHaveAttribute('aria-current', 'true');
    },
  },
  'a press on Load More': {
    path: '/blog/',
    act: (page) => link(page, 'Load More Articles').click(),
    find: async (page) => {
      await expect(page.getByRole('article')).toHaveCount(12);
      await expect(page).toHaveURL(/\/blog\/$/);
    },
  },
  'what is typed into the search': {
    path: '/blog/',
    act: (page) => page.getByRole('searchbox').pressSequentially('zzzz'),
    find: async (page) => {
      await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
      await expect(page.getByRole('searchbox')).toHaveValue('zzzz');
    },
  },
  'the choice of colours': {
    path: '/blog/',
    act: (page) => page.getByText('Dark', { exact: true }).click(),
    find: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    },
  },
  'a radio button, which shows at once that it was pressed,': {
    path: '/tools/maternity-planner/',
    act: async (page) => {
      for (const answer of ['No', 'Yes']) await isNhs(page).getByLabel(answer).check();
      await expect(nhsService(page)).toHaveCount(0);
    },
    find: async (page) => {
      await expect(nhsService(page)).toBeVisible();
      await expect(isNhs(page).getByLabel('Yes')).toBeChecked();
      await expect(isNhs(page).getByLabel('No')).not.toBeChecked();
    },
  },
  'a press on a service without a page': {
    path: '/',
    act: async (page) => {
      const service = link(page, 'Explore career guidance');
      // As the server would have rendered it.
      await service.evaluate((element) => element.setAttribute('data-hydrate', 'press'));
      await service.click();
    },
    find: async (page) => {
      await expect(page.getByRole('dialog', { name: 'Career Guidance Abroad' })).toBeVisible();
      await expect(page).toHaveURL('/');
    },
  },
};

test.describe('what comes too early is held, and answered in place', () => {
  for (const [missing, files] of Object.entries({ loader: LOADER_FILE, framework: '**/app-*.js' })) {
    test(`before the ${missing} is there; where it never comes, a press follows the plain link`, async ({ page }) => {
      test.slow();
      await takeServicePages(page);
      for (const [what, { path, act, find }] of Object.entries(PRESSES)) {
        await test.step(what, async () => {
          const come = await holdBack(page, files);
          await page.goto(path);
          await act(page);
          come();
          await find(page);
          await page.evaluate(() => localStorage.clear());
        });
      }
      await page.route(files, (route) => route.abort());
      await page.goto('/blog/');
      await link(page, 'Relocation').dispatchEvent('click');
      await expect(page).toHaveURL(/\/blog\/category\/relocation\/$/);
    });
  }

  test('by the page itself: the way back, a copied link, a copied letter, and the menu', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const scripts = runScripts(page);
    const come = await holdBack(page, LOADER_FILE);
    await page.goto('/blog/page/2/');
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).not.toHaveURL('/blog/page/2/');
    await link(page, 'Back to Blog').click();
    come();
    await expect(page).toHaveURL('/blog/page/2/');

    const comeAgain = await holdBack(page, LOADER_FILE);
    await page.goto(postPath('nmc-revalidation'));
    await page.getByRole('button', { name: 'Copy Link' }).click();
    comeAgain();
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

    await holdBack(page, LOADER_FILE);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/blog/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about\/$/);
  });
});

test('what the browser fills in as soon as the page is hydrated, or a frame after, is kept', async ({ page }) => {
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
