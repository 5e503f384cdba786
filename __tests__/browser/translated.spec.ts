// Guards that a translated page says in every state what the original does.
import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { hydrateUnseen, openWithLoader } from './support/hydration';
import { PLANNERS } from './support/planners';
import { test } from './support/test';
import { translate } from './support/translate';

type Step = (page: Page) => Promise<unknown>;

/** Successive actions of a visitor; each adds, changes or removes text. */
const VISITS: Readonly<Record<string, readonly Step[]>> = {
  ...Object.fromEntries(
    PLANNERS.map(({ path, submit, answer, further }) => [
      path,
      [
        (page: Page) => page.getByRole('button', { name: submit }).click(),
        answer,
        (page: Page) => page.getByRole('button', { name: submit }).click(),
        ...Object.values(further),
        (page: Page) => page.getByRole('button', { name: 'Remember on this device' }).click(),
        (page: Page) => page.getByRole('button', { name: 'Start again' }).click(),
        (page: Page) => page.getByRole('button', { name: 'Undo' }).click(),
      ],
    ]),
  ),
  '/contact/': [
    (page) => page.getByLabel('Full Name').fill('Maria Cruz'),
    (page) => page.getByRole('region', { name: 'Get In Touch' }).getByLabel('Email').fill('maria@example.com'),
    (page) => page.getByLabel('Your Message').fill('Where do I begin?'),
    async (page) => {
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Message Sent').first()).toBeVisible();
      await page.getByRole('button', { name: /Dismiss|Close/ }).click();
    },
    (page) => page.getByLabel('Full Name').fill('Joy'),
  ],
  '/blog/': [
    (page) => page.getByRole('link', { name: 'Load More Articles' }).click(),
    (page) => page.getByRole('searchbox').fill('mat leave'),
    (page) => page.getByRole('searchbox').fill('zzzz'),
    (page) => page.getByRole('searchbox').fill('night'),
    (page) => page.getByRole('searchbox').fill(''),
    (page) => page.getByRole('link', { name: 'Relocation', exact: true }).first().click(),
    async (page) => {
      await page.getByLabel('Your e-mail address').fill('maria@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
    (page) => page.getByRole('link', { name: 'About', exact: true }).first().click(),
    (page) => page.goBack(),
  ],
  '/glossary/': [
    (page) => page.getByRole('searchbox').fill('nmc'),
    (page) => page.getByRole('searchbox').fill('zzzz'),
    (page) => page.getByRole('searchbox').fill(''),
  ],
  [postPath('nmc-revalidation')]: [
    (page) => page.locator('main a[aria-describedby]').first().hover(),
    (page) => page.getByRole('link', { name: 'Services', exact: true }).first().click(),
    (page) => page.getByRole('link', { name: 'Home', exact: true }).first().click(),
  ],
};

/** All sentences of a page, folded ones included; React omits those for browsers without script. */
const words = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll('noscript,script,style')) element.remove();
    const text = body.textContent.replaceAll('\u200b', '').replace(/\s+/g, ' ');
    return text.split(/(?<=[.?!])/);
  });

/** Before the framework starts, and once it runs. */
const WHEN: Readonly<Record<string, Step>> = {
  'before the first touch': translate,
  'once awake': async (page) => {
    await hydrateUnseen(page);
    await translate(page);
  },
};

for (const [path, steps] of Object.entries(VISITS)) {
  for (const [when, prepare] of Object.entries(WHEN)) {
    test(`${path}, translated ${when}, says in every state what it says in its own language`, async ({
      page,
      browser,
      baseURL,
    }) => {
      test.slow();
      const translated = page;
      const plain = await browser.newPage({ baseURL });
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      for (const each of [plain, translated]) await openWithLoader(each, path);
      await prepare(translated);
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
}
