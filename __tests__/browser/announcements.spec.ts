// Guards that the same status is announced each time, and that no words are visible twice.
import { expect, type Locator, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { openWithLoader } from './support/hydration';
import { contactForm, fillInForm } from './support/live-form';
import { test } from './support/test';

/** Records the texts of live regions, each time that one changes, as screen readers do. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const changes = { childList: true, characterData: true, subtree: true, attributeFilter: ['hidden'] };
    for (const region of document.querySelectorAll('[role=status]')) {
      new MutationObserver(() => {
        if (!region.querySelector(':scope > [hidden]')) heard.push(region.textContent);
      }).observe(region, changes);
    }
  });
}

/** How often a text was announced. */
const timesHeard = (page: Page, text: string): Promise<number> =>
  page.evaluate(
    (words) => (Reflect.get(window, 'heard') as string[]).filter((heard) => heard.includes(words)).length,
    text,
  );

interface Action {
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly status: string;
}

const search =
  (...texts: readonly string[]) =>
  async (page: Page): Promise<void> => {
    for (const text of texts) {
      await page.getByRole('searchbox').fill(text);
      await page.waitForTimeout(1000);
    }
  };

const ACTIONS: Readonly<Record<string, Action>> = {
  'a copied link': {
    path: postPath('nmc-revalidation'),
    act: (page) => page.getByRole('button', { name: 'Copy Link' }).click(),
    status: 'Link Copied.',
  },
  'a copied letter': {
    path: postPath('maternity-leave-uk'),
    act: (page) => page.getByRole('button', { name: 'Copy this letter' }).click(),
    status: 'The letter is copied.',
  },
  'a sent message': {
    path: '/contact/',
    act: async (page) => {
      await fillInForm(page);
      await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
    },
    status: 'Message Sent',
  },
  'a newsletter that has not started': {
    path: '/blog/',
    act: async (page) => {
      await page.getByLabel('Your e-mail address').fill('maria@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
    status: 'has not started yet',
  },
  'an empty search': { path: '/blog/', act: search('zzzz', 'yyyy'), status: 'No Articles Found' },
  'a number of terms': { path: '/glossary/', act: search('zzzz', 'yyyy'), status: 'No word here' },
};

for (const [name, { path, act, status }] of Object.entries(ACTIONS)) {
  test(`${name} is announced each time`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithLoader(page, path);
    await listen(page);
    for (const times of [1, 2]) {
      await act(page);
      await expect.poll(() => timesHeard(page, status)).toBeGreaterThanOrEqual(times);
      await page.waitForTimeout(500);
    }
  });
}

/** Whether a text can be seen, rather than read by a screen reader alone. */
const isSeen = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => element.getBoundingClientRect().width > 1);

test('a sent message is thanked for in a toast, and in the page once that has gone', async ({ page }) => {
  await page.goto('/contact/');
  await fillInForm(page);
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' });
  const words = contactForm(page).getByRole('status').locator('> *');
  await expect(toasts).toContainText('Message Sent');
  expect(await isSeen(words)).toBe(false);
  await expect(toasts).toHaveCount(0);
  expect(await isSeen(words)).toBe(true);
  await contactForm(page).getByLabel('Full Name').fill('Joy');
  await expect(words).toHaveCount(0);
});
