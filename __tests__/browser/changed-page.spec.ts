// Guards values, actions and texts on pages that a translation or an extension changes.
import { expect, type Locator, type Page } from '@playwright/test';
import { postPath, SEARCH_INDEX } from '../../src/routes';
import { holdBack, hydrateUnseen, openWithLoader, untilHydrated } from './support/hydration';
import { contactForm, fillInForm } from './support/live-form';
import { openAnswers, PLANNERS } from './support/planners';
import { test } from './support/test';

/**
 * Translates a page as Chrome does: replaces every text, including later ones, with two `<font>` elements. The words stay
 * the same except for an invisible character, so that tests can compare them.
 */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const translateText = (text: Text): void => {
      const isOurs = text.parentElement?.closest('font,script,style,textarea,noscript');
      if (isOurs || !/\p{L}|\d/u.test(text.data)) return;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(`\u200b${text.data}`);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node): void => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    translateAll(document.body);
    new MutationObserver((records) => {
      const later = records.flatMap(({ type, target, addedNodes }) =>
        type === 'childList' ? [...addedNodes] : target,
      );
      later.filter((node) => node.isConnected).forEach(translateAll);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Puts boxes around text fields, icons beside them, fields into forms, and elements between sections, as extensions do. */
function extend(page: Page): Promise<void> {
  return page.evaluate(() => {
    const add = (selector: string, place: InsertPosition, name: string): void => {
      for (const element of document.querySelectorAll(selector)) {
        element.insertAdjacentElement(place, document.createElement(name));
      }
    };
    const fields = 'main :is(input:not([type="radio"], [type="checkbox"], [type="file"]), textarea, select)';
    for (const field of document.querySelectorAll(fields)) {
      const box = document.createElement('div');
      field.replaceWith(box);
      box.append(field, document.createElement('x-icon'));
    }
    for (const place of ['afterbegin', 'beforeend'] as const) add('form', place, 'input');
    add('main section', 'beforebegin', 'div');
    for (const whole of ['main', 'body', 'html']) add(whole, 'beforeend', 'x-icon');
    document.head.append(document.createElement('style'));
    for (const element of document.querySelectorAll<HTMLElement>('*')) {
      element.dataset.grLoaded = 'true';
      element.style.setProperty('--dark', '1');
      for (const name of ['placeholder', 'title', 'aria-label']) {
        if (element.hasAttribute(name)) element.setAttribute(name, `${element.getAttribute(name)}\u200b`);
      }
    }
  });
}

/** Fields that hydrate in different ways. */
const FIELDS: Readonly<Record<string, (page: Page) => readonly Locator[]>> = {
  '/contact/': (page) => [page.getByRole('textbox', { name: 'Full Name' })],
  '/tools/maternity-planner/': (page) => [page.getByRole('textbox', { name: 'Average weekly pay before tax' })],
  '/tools/application-builder/': (page) => [page.getByRole('textbox', { name: 'Paste the person specification' })],
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
const remember = (page: Page): Locator => page.getByRole('button', { name: 'Remember on this device' });

const VISITS: Readonly<Record<string, Visit>> = {
  'a sent form': {
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
  'choices and a click': {
    path: '/tools/maternity-planner/',
    act: async (page) => {
      await isNhs(page).getByLabel('No').check();
      await isNhs(page).getByLabel('Yes').check();
      await remember(page).click();
    },
    find: async (page) => {
      await expect(remember(page)).toHaveCount(0);
      await expect(page.getByRole('group', { name: 'When did your NHS service begin?' })).toBeVisible();
      await expect(isNhs(page).getByLabel('Yes')).toBeChecked();
    },
  },
  'a selected month': {
    path: '/tools/revalidation-planner/',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Month' }).selectOption('April');
      await page.getByRole('textbox', { name: 'Year' }).first().fill('2067');
      await page.getByRole('button', { name: 'Show where I am' }).click();
    },
    find: (page) => expect(page.getByRole('heading', { name: 'Where you are' })).toBeVisible(),
  },
  'an opened file': {
    path: '/tools/first-year-planner/',
    act: async (page) => {
      const file = page.getByLabel('Open a file');
      await file.focus();
      await file.setInputFiles('__tests__/fixtures/saved-files/first-year-planner.json');
    },
    find: (page) => expect(page.getByRole('status').filter({ hasText: 'The file is open' })).toBeVisible(),
  },
  'an open menu': {
    path: '/faq/',
    act: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.keyboard.press('Tab');
    },
    find: async (page) => {
      await untilHydrated(page);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 900 });
    },
  },
  'focus in an incomplete field': {
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
};

for (const [what, change] of Object.entries({ 'a translation': translate, 'an extension': extend })) {
  test(`text, focus and caret survive ${what}`, async ({ page }) => {
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

  test(`early actions take effect once with ${what}`, async ({ page }) => {
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
}

test('an answer replacing a kept one on a translated page is kept', async ({ page }) => {
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

test('a letter typed during a search on a translated page stays', async ({ page }) => {
  const box = page.getByRole('searchbox');
  const come = await holdBack(page, '**/app-*.js');
  const comeIndex = await holdBack(page, `**${SEARCH_INDEX}`);
  await openWithLoader(page, '/blog/');
  await translate(page);
  await box.pressSequentially('zzz');
  come();
  await untilHydrated(page);
  // The plugin hydrates the last fields after a paint.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
  await box.press('z');
  comeIndex();
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expect(box).toHaveValue('zzzz');
});

type Step = (page: Page) => Promise<unknown>;

const press =
  (name: string): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).click();
const follow =
  (name: string): Step =>
  (page) =>
    page.getByRole('link', { name, exact: true }).first().click();
const search =
  (words: string): Step =>
  (page) =>
    page.getByRole('searchbox').fill(words);

/** Successive actions of a visitor; each adds, changes or removes text. */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  ...Object.fromEntries(
    PLANNERS.map(({ name, submit, further }) => [
      `/tools/${name}/`,
      [
        press(submit),
        (page: Page) => openAnswers(page, name),
        ...Object.values(further),
        ...['Remember on this device', 'Start again', 'Undo'].map(press),
      ],
    ]),
  ),
  '/contact/': [
    fillInForm,
    async (page) => {
      const toasts = page.getByRole('region', { name: 'Notifications' });
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(toasts).toContainText('Message Sent');
      // Toasts go by themselves; a busy machine might not find their button in time.
      await expect(toasts).toHaveCount(0);
    },
    (page) => page.getByLabel('Full Name').fill('Joy'),
  ],
  '/blog/': [
    follow('Load More Articles'),
    ...['mat leave', 'zzzz', 'night', ''].map(search),
    follow('Relocation'),
    async (page) => {
      await page.getByLabel('Your e-mail address').fill('maria@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
    follow('About'),
    (page) => page.goBack(),
  ],
  '/glossary/': ['nmc', 'zzzz', ''].map(search),
  [postPath('nmc-revalidation')]: [
    (page) => page.locator('main a[aria-describedby]').first().hover(),
    follow('Services'),
    follow('Home'),
  ],
};

/** All sentences of a page, also in closed details; React omits those for browsers without script. */
const words = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('noscript,script,style')) element.remove();
    const text = body.textContent.replaceAll('\u200b', '').replace(/\s+/g, ' ');
    return text.split(/(?<=[.?!])/);
  });

for (const [path, steps] of Object.entries(STEPS)) {
  test(`every state of ${path} has the same text when translated`, async ({ page: translated, browser, baseURL }) => {
    test.slow();
    const plain = await browser.newPage({ baseURL });
    const errors: string[] = [];
    translated.on('pageerror', ({ message }) => errors.push(message));
    for (const each of [plain, translated]) await openWithLoader(each, path);
    await translate(translated);
    for (const each of [plain, translated]) await hydrateUnseen(each);
    for (const [index, step] of steps.entries()) {
      await test.step(`step ${index + 1}`, async () => {
        for (const each of [plain, translated]) await step(each);
        await expect(async () => expect(await words(translated)).toEqual(await words(plain))).toPass({
          timeout: 10_000,
        });
      });
    }
    expect(errors.filter((message) => !/418/.test(message))).toEqual([]);
  });
}
