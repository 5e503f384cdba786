import { expect, type Locator, type Page } from '@playwright/test';
import { hydrateUnseen, openWithLoader } from './support/hydration';
import { test } from './support/test';
import { translate } from './support/translate';

test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Puts an element of another name beside everything that a selector finds. */
const insert = (page: Page, selector: string, place: InsertPosition, name = 'x-icon'): Promise<void> =>
  page.evaluate(
    ([selector, place, name]) => {
      for (const element of document.querySelectorAll(selector)) {
        element.insertAdjacentElement(place as InsertPosition, document.createElement(name));
      }
    },
    [selector, place, name] as const,
  );

/** What browsers and their extensions do to a page that nobody has touched yet. */
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

/** Fields of pages that hydrate in different ways. */
const FIELDS: Readonly<Record<string, { readonly path: string; readonly find: (page: Page) => Locator }>> = {
  'the contact form': { path: '/contact/', find: (page) => page.getByRole('textbox', { name: 'Full Name' }) },
  'a planner': {
    path: '/tools/maternity-planner/',
    find: (page) => page.getByRole('textbox', { name: 'Average weekly pay before tax' }),
  },
  'the search': { path: '/blog/', find: (page) => page.getByRole('searchbox') },
  'the glossary': { path: '/glossary/', find: (page) => page.getByRole('searchbox') },
  'the newsletter': { path: '/blog/', find: (page) => page.getByLabel('Your e-mail address') },
};

/** Opens a page, whose framework comes when the returned function is called, and changes it. */
async function openChanged(page: Page, path: string, change: (page: Page) => Promise<void>): Promise<() => void> {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route('**/app-*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await openWithLoader(page, path);
  await change(page);
  return come;
}

for (const [what, change] of Object.entries(CHANGES)) {
  test.describe(`with ${what}`, () => {
    for (const [where, { path, find }] of Object.entries(FIELDS)) {
      test(`what is typed into ${where} stays, and so do the focus and the caret`, async ({ page }) => {
        const come = await openChanged(page, path, change);
        await find(page).click();
        await page.keyboard.type('123');
        await page.keyboard.press('ArrowLeft');
        come();
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        await expect(find(page)).toHaveValue('123');
        await expect(find(page)).toBeFocused();
        await page.keyboard.type('0');
        await expect(find(page)).toHaveValue(/^(1203|1230)$/);
        // A browser tells of the caret only in fields of some types.
        if ((await find(page).getAttribute('type')) !== 'email') await expect(find(page)).toHaveValue('1203');
      });
    }

    test('a form that is sent at once is sent once', async ({ page }) => {
      const come = await openChanged(page, '/contact/', change);
      const form = page.getByRole('region', { name: 'Get In Touch' });
      await form.getByLabel('Full Name').fill('Maria Cruz');
      await form.getByLabel('Email').fill('maria@example.com');
      await form.getByLabel("I'm Interested In").selectOption('4cs');
      await form.getByLabel('Your Message').fill('Where do I begin?');
      await form.getByRole('button', { name: 'Send Message' }).click();
      come();
      await expect(form.getByRole('status')).toContainText('Thank you for your message');
      await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Message Sent')).toHaveCount(1);
    });

    test('choices stay, and presses go to the new controls', async ({ page }) => {
      const come = await openChanged(page, '/tools/maternity-planner/', change);
      await page
        .getByRole('group', { name: /NHS employer on Agenda for Change/ })
        .getByLabel('Yes')
        .check();
      await page.getByRole('button', { name: 'Remember on this device' }).click();
      come();
      await expect(page.getByRole('button', { name: 'Remember on this device' })).toHaveCount(0);
      await expect(page.getByRole('group', { name: 'When did your NHS service begin?' })).toBeVisible();
      await expect(page.getByRole('radio', { name: 'Yes' }).first()).toBeChecked();
    });

    test('an answer that brings a question leaves what was typed below it', async ({ page }) => {
      const come = await openChanged(page, '/tools/first-year-planner/', change);
      const pin = page.getByRole('group', { name: /^Do you have your NMC PIN/ });
      await pin.getByLabel('No').check();
      await pin.getByLabel('Yes').check();
      await page.getByLabel('How many hours a week does your contract say?').fill('30');
      come();
      await expect(page.getByRole('group', { name: 'When did you join the register?' })).toBeVisible();
      await expect(pin.getByLabel('Yes')).toBeChecked();
      await expect(page.getByLabel('How many hours a week does your contract say?')).toHaveValue('30');
    });

    test('Load More and the chips answer in place', async ({ page }) => {
      const come = await openChanged(page, '/blog/', change);
      await page.getByRole('link', { name: 'Load More Articles' }).click();
      come();
      await expect(page.getByRole('article')).toHaveCount(12);
      await expect(page).toHaveURL(/\/blog\/$/);
      await page.getByRole('link', { name: 'Relocation', exact: true }).first().click();
      await expect(page).toHaveURL(/\?category=/);
    });

    test('the phone menu stays open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      const come = await openChanged(page, '/blog/', change);
      await page.getByRole('button', { name: 'Menu' }).click();
      come();
      await hydrateUnseen(page);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL(/\/about\/$/);
    });
  });
}
