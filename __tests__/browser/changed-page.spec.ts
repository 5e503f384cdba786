// Guards text typed into a page that a browser or an extension changed before React started.
import { expect, type Locator, type Page } from '@playwright/test';
import { holdBack, hydrateUnseen, openWithLoader, untilHydrated } from './support/hydration';
import { contactForm, fillInForm } from './support/live-form';
import { test } from './support/test';
import { translate } from './support/translate';

/** Inserts an element of another name beside every match of a selector. */
const insert = (page: Page, selector: string, place: InsertPosition, name = 'x-icon'): Promise<void> =>
  page.evaluate(
    ([selector, place, name]) => {
      for (const element of document.querySelectorAll(selector)) {
        element.insertAdjacentElement(place as InsertPosition, document.createElement(name));
      }
    },
    [selector, place, name] as const,
  );

/** Changes that browsers and extensions make to a page before anybody touches it. */
const CHANGES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a translation': translate,
  'icons beside every field': (page) => insert(page, 'main :is(input, textarea, select)', 'afterend'),
  'boxes around every field': (page) =>
    page.evaluate(() => {
      for (const field of document.querySelectorAll('main :is(input, textarea, select)')) {
        const box = document.createElement('div');
        field.replaceWith(box);
        box.append(field);
      }
    }),
  'fields in every form': async (page) => {
    await insert(page, 'form', 'afterbegin', 'input');
    await insert(page, 'form', 'beforeend', 'input');
  },
  'elements between and around sections': async (page) => {
    await insert(page, 'main section', 'beforebegin', 'div');
    for (const whole of ['main', 'body', 'html']) await insert(page, whole, 'beforeend');
  },
  'attributes and styles': (page) =>
    page.evaluate(() => {
      document.head.append(document.createElement('style'));
      for (const element of document.querySelectorAll<HTMLElement>('*')) {
        element.dataset.grLoaded = 'true';
        element.style.setProperty('--dark', '1');
        element.classList.add('x-dark');
        for (const name of ['placeholder', 'title', 'aria-label']) {
          if (element.hasAttribute(name)) element.setAttribute(name, `${element.getAttribute(name)}\u200b`);
        }
      }
    }),
};

/** Fields that hydrate in different ways. */
const FIELDS: Readonly<Record<string, (page: Page) => readonly Locator[]>> = {
  '/contact/': (page) => [page.getByRole('textbox', { name: 'Full Name' })],
  '/tools/maternity-planner/': (page) => [page.getByRole('textbox', { name: 'Average weekly pay before tax' })],
  '/blog/': (page) => [page.getByRole('searchbox'), page.getByLabel('Your e-mail address')],
  '/glossary/': (page) => [page.getByRole('searchbox')],
};

/** Visitors' actions before the framework loads, and the expected state afterwards. */
interface Visit {
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly find: (page: Page) => Promise<unknown>;
}

const isNhs = (page: Page): Locator => page.getByRole('group', { name: /NHS employer on Agenda for Change/ });
const hasPin = (page: Page): Locator => page.getByRole('group', { name: /^Do you have your NMC PIN/ });
const remember = (page: Page): Locator => page.getByRole('button', { name: 'Remember on this device' });
const hours = (page: Page): Locator => page.getByLabel('How many hours a week does your contract say?');

const VISITS: Readonly<Record<string, Visit>> = {
  'a form that is sent at once is sent once': {
    path: '/contact/',
    act: async (page) => {
      await fillInForm(page);
      await contactForm(page).getByLabel("I'm Interested In").selectOption('4cs');
      await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
    },
    find: async (page) => {
      await expect(contactForm(page).getByRole('status')).toContainText('Thank you for your message');
      await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Message Sent')).toHaveCount(1);
    },
  },
  'choices stay, and presses go to the new controls': {
    path: '/tools/maternity-planner/',
    act: async (page) => {
      await isNhs(page).getByLabel('Yes').check();
      await remember(page).click();
    },
    find: async (page) => {
      await expect(remember(page)).toHaveCount(0);
      await expect(page.getByRole('group', { name: 'When did your NHS service begin?' })).toBeVisible();
      await expect(isNhs(page).getByLabel('Yes')).toBeChecked();
    },
  },
  'a file that is chosen at once is opened': {
    path: '/tools/first-year-planner/',
    act: async (page) => {
      const file = page.getByLabel('Open a file');
      await file.focus();
      await file.setInputFiles('__tests__/fixtures/saved-files/first-year-planner.json');
    },
    find: (page) => expect(page.getByRole('status').filter({ hasText: 'The file is open' })).toBeVisible(),
  },
  'an answer that brings a question leaves what was typed below it': {
    path: '/tools/first-year-planner/',
    act: async (page) => {
      await hasPin(page).getByLabel('No').check();
      await hasPin(page).getByLabel('Yes').check();
      await hours(page).fill('30');
    },
    find: async (page) => {
      await expect(page.getByRole('group', { name: 'When did you join the register?' })).toBeVisible();
      await expect(hasPin(page).getByLabel('Yes')).toBeChecked();
      await expect(hours(page)).toHaveValue('30');
    },
  },
  'Load More and the chips answer in place': {
    path: '/blog/',
    act: (page) => page.getByRole('link', { name: 'Load More Articles' }).click(),
    find: async (page) => {
      await expect(page.getByRole('article')).toHaveCount(12);
      await expect(page).toHaveURL(/\/blog\/$/);
      await page.getByRole('link', { name: 'Relocation', exact: true }).first().click();
      await expect(page).toHaveURL(/\?category=/);
    },
  },
  'the focus stays in a field that the browser found incomplete': {
    path: '/blog/',
    act: async (page) => {
      await page.getByLabel('Your e-mail address').fill('maria@');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
    find: async (page) => {
      await untilHydrated(page);
      await expect(page.getByLabel('Your e-mail address')).toHaveValue('maria@');
      await expect(page.getByLabel('Your e-mail address')).toBeFocused();
    },
  },
  'the phone menu stays open': {
    path: '/about/',
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Menu' }).click();
    },
    find: async (page) => {
      await hydrateUnseen(page);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click();
      await expect(page).toHaveURL(/\/blog\/$/);
    },
  },
};

for (const [what, change] of Object.entries(CHANGES)) {
  test.describe(`with ${what}`, () => {
    test('what is typed stays, and so do the focus and the caret', async ({ page }) => {
      test.slow();
      for (const [path, fieldsOf] of Object.entries(FIELDS)) {
        for (const [index, field] of fieldsOf(page).entries()) {
          await test.step(`${path}, field ${index + 1}`, async () => {
            const come = await holdBack(page, '**/app-*.js');
            await openWithLoader(page, path);
            await change(page);
            await field.click();
            await page.keyboard.type('123');
            await page.keyboard.press('ArrowLeft');
            come();
            await untilHydrated(page);
            await expect(field).toHaveValue('123');
            await expect(field).toBeFocused();
            await page.keyboard.type('0');
            // Browsers report the caret only for some field types.
            const hasCaret = (await field.getAttribute('type')) !== 'email';
            await expect(field).toHaveValue(hasCaret ? '1203' : /^(1203|1230)$/);
          });
        }
      }
    });

    test('presses and choices are answered once', async ({ page }) => {
      test.slow();
      for (const [name, { path, act, find }] of Object.entries(VISITS)) {
        await test.step(name, async () => {
          const come = await holdBack(page, '**/app-*.js');
          await openWithLoader(page, path);
          await change(page);
          await act(page);
          come();
          await find(page);
        });
      }
    });
  });
}

test('an answer that is typed over a kept plan of a translated page stays, and is kept', async ({ page }) => {
  const pay = page.getByRole('textbox', { name: 'Average weekly pay before tax' });
  await page.goto('/tools/maternity-planner/');
  await pay.fill('720');
  await remember(page).click();
  await expect(remember(page)).toHaveCount(0);
  const come = await holdBack(page, '**/app-*.js');
  await openWithLoader(page, '/tools/maternity-planner/');
  await translate(page);
  await pay.fill('810');
  come();
  await untilHydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tool:maternity-planner'))).toContain('"810"');
  await expect(pay).toHaveValue('810');
});
