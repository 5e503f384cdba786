// Guards deferred hydration: React runs only when needed, and no click or text is lost.
import { expect, type Locator, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { takeServicePages } from './support/change-data';
import { extend, translate } from './support/changed-page';
import {
  holdBack,
  hydrateUnseen,
  LATE_FILE,
  LOADER_FILE,
  openWithLoader,
  untilHydrated,
  untilLoaderRuns,
} from './support/hydration';
import { contactForm, fillInForm } from './support/live-form';
import { RENDERED_AGAIN, takeOut, test } from './support/test';

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
const pasted = (page: Page): Locator => page.getByRole('textbox', { name: 'Paste the person specification' });
const nhsService = (page: Page): Locator => page.getByRole('group', { name: 'When did your NHS service begin?' });

test('an untouched page runs no framework code', async ({ page }) => {
  const scripts = runScripts(page);
  await openWithLoader(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

/** What readers do on an article, and that no part of the framework is for. */
const READING: Readonly<Record<string, (page: Page, text: Locator) => Promise<unknown>>> = {
  'taps the text': (_page, text) => text.tap(),
  'clicks the text and copies a word of it': async (page, text) => {
    await text.click();
    await text.dblclick();
    await page.keyboard.press('ControlOrMeta+C');
  },
  'scrolls by keys': async (page) => {
    for (const key of ['Space', 'PageDown', 'ArrowDown', 'End', 'Home']) await page.keyboard.press(key);
  },
  'moves the focus over links': async (page) => {
    for (let link = 0; link < 12; link += 1) await page.keyboard.press('Tab');
  },
  'moves the mouse over links and the menu': async (page) => {
    for (const target of [link(page, 'Services'), link(page, 'Back to Blog')]) await target.hover();
  },
  'scrolls to the end by the wheel, with the form below the mouse': async (page) => {
    const form = await page.getByLabel('Your e-mail address').boundingBox();
    await page.mouse.move((form?.x ?? 0) + 40, 450);
    for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(0, 200);
    await expect(page.getByRole('contentinfo')).toBeInViewport();
  },
  'opens the page at a heading with the name of a parameter': async (page) => {
    await page.goto(`${new URL(page.url()).pathname}#category`);
    await untilLoaderRuns(page);
  },
};

test.describe('a reader', () => {
  test.use({ hasTouch: true });

  test('of an article loads nothing of React', async ({ page }) => {
    await openWithLoader(page, postPath('nmc-revalidation'));
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    for (const [what, act] of Object.entries(READING)) {
      await test.step(what, () => act(page, page.getByRole('main').locator('p').nth(3)));
      // Longer than a press is waited for.
      await page.waitForTimeout(600);
      const ours = [LOADER_FILE, LATE_FILE];
      const isCode = (path: string): boolean => /\.js$|page-data/.test(path) && !ours.some((file) => file.test(path));
      expect([what, loaded.filter(isCode)]).toEqual([what, []]);
    }
  });
});

test('React starts for a mouse that rests on a control to which the page has scrolled', async ({ page }) => {
  await openWithLoader(page, '/blog/');
  const scripts = runScripts(page);
  const { x, y } = (await link(page, 'Relocation').boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(x + 10, y - 90);
  await page.waitForTimeout(600);
  expect(scripts).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

/** What has not arrived when a visitor acts, and what has changed the page by then. */
const MOMENTS: Readonly<Record<string, readonly [late: string | RegExp, change?: (page: Page) => Promise<void>]>> = {
  'before the loader arrives': [LOADER_FILE],
  'before the framework arrives, on a translated page,': ['**/app-*.js', translate],
  'before the framework arrives, on a page that an extension changes,': ['**/app-*.js', extend],
};
const [LOADER = '', TRANSLATED = '', EXTENDED = ''] = Object.keys(MOMENTS);

/** A visitor's action, and its effect once the script has loaded. */
interface Press {
  readonly path: string;
  /** Where no other test has it: entered.spec.ts types and sends on pages as they are served, offline.spec.ts presses Load More. */
  readonly moments: readonly string[];
  readonly act: (page: Page) => Promise<unknown>;
  readonly expectEffect: (page: Page) => Promise<unknown>;
}

const PRESSES: Readonly<Record<string, Press>> = {
  'a click on a filter': {
    path: '/blog/',
    moments: [LOADER, TRANSLATED, EXTENDED],
    act: async (page) => {
      await link(page, 'Relocation').click();
      await expect(page).toHaveURL(/\/blog\/$/);
    },
    expectEffect: async (page) => {
      await expect(page).toHaveURL(/\/blog\/\?category=/);
      await expect(link(page, 'Relocation')).toHaveAttribute('aria-current', 'true');
    },
  },
  'a chosen colour scheme': {
    path: '/blog/',
    moments: [LOADER],
    act: (page) => page.getByText('Dark', { exact: true }).click(),
    expectEffect: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
    },
  },
  'choices and a click': {
    path: '/tools/maternity-planner/',
    moments: [TRANSLATED],
    act: async (page) => {
      for (const answer of ['No', 'Yes']) await isNhs(page).getByLabel(answer).check();
      await expect(nhsService(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Remember on this device' }).click();
    },
    expectEffect: async (page) => {
      await expect(nhsService(page)).toBeVisible();
      await expect(isNhs(page).getByLabel('Yes')).toBeChecked();
      await expect(isNhs(page).getByLabel('No')).not.toBeChecked();
      await expect(page.getByRole('button', { name: 'Forget' })).toBeVisible();
    },
  },
  'the caret inside a text': {
    path: '/tools/application-builder/',
    moments: [LOADER, EXTENDED],
    act: async (page) => {
      await pasted(page).click();
      await page.keyboard.type('123');
      await page.keyboard.press('ArrowLeft');
    },
    expectEffect: async (page) => {
      await untilHydrated(page);
      await expect(pasted(page)).toBeFocused();
      await page.keyboard.type('0');
      await expect(pasted(page)).toHaveValue('1203');
    },
  },
  'a selected month and a click': {
    path: '/tools/revalidation-planner/',
    moments: [EXTENDED],
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Month' }).selectOption('April');
      await page.getByRole('textbox', { name: 'Year' }).first().fill('2067');
      await page.getByRole('button', { name: 'Show where I am' }).click();
    },
    expectEffect: (page) => expect(page.getByRole('heading', { name: 'Where you are' })).toBeVisible(),
  },
  'a sent form': {
    path: '/contact/',
    moments: [TRANSLATED],
    act: async (page) => {
      await fillInForm(page);
      await contactForm(page).getByLabel("I'm Interested In").selectOption('4cs');
      await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
    },
    expectEffect: async (page) => {
      await expect(contactForm(page).getByRole('status')).toContainText('Thank you for your message');
      await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Message Sent')).toHaveCount(1);
    },
  },
  'an open menu': {
    path: '/faq/',
    moments: [LOADER, TRANSLATED],
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
    },
    expectEffect: async (page) => {
      await hydrateUnseen(page);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 900 });
    },
  },
  'focus in an incomplete field': {
    path: '/blog/',
    moments: [LOADER, EXTENDED],
    act: async (page) => {
      await page.getByLabel('Your e-mail address').fill('maria@');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
    expectEffect: async (page) => {
      await untilHydrated(page);
      await expect(page.getByLabel('Your e-mail address')).toHaveValue('maria@');
      await expect(page.getByLabel('Your e-mail address')).toBeFocused();
    },
  },
  // Playwright sets the files as a drop does: without a press or focus.
  'a file dropped on its field': {
    path: '/tools/maternity-planner/',
    moments: [LOADER, TRANSLATED],
    act: (page) =>
      page.getByLabel('Open a file').setInputFiles('__tests__/fixtures/saved-files/maternity-planner.json'),
    expectEffect: (page) => expect(page.getByText('The file is open.')).toBeVisible(),
  },
  'a click on a service without a page': {
    path: '/',
    moments: [LOADER],
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

for (const [moment, [late, change]] of Object.entries(MOMENTS)) {
  test(`an action ${moment} takes effect in place, once`, async ({ page, errors }) => {
    test.slow();
    await takeServicePages(page);
    for (const [action, { path, moments, act, expectEffect }] of Object.entries(PRESSES)) {
      if (!moments.includes(moment)) continue;
      await test.step(action, async () => {
        const release = await holdBack(page, late);
        await page.goto(path);
        if (change) {
          await untilLoaderRuns(page);
          await change(page);
        }
        await act(page);
        release();
        await expectEffect(page);
        await page.evaluate(() => localStorage.clear());
      });
    }
    if (change) takeOut(errors, RENDERED_AGAIN);
  });
}

for (const [missing, files] of Object.entries({ loader: LOADER_FILE, framework: '**/app-*.js' })) {
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
