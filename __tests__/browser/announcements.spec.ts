// Guards that a repeated status is announced each time, once.
import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { openWithLoader } from './support/hydration';
import { contactForm, fillInForm } from './support/live-form';
import { test } from './support/test';

/** Records a live region's text whenever it changes, as screen readers do. */
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
  readonly act: (page: Page, time: number) => Promise<unknown>;
  readonly status: string;
}

const searchInVain = (page: Page, time: number): Promise<void> =>
  page.getByRole('searchbox').fill('z'.repeat(3 + time));

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
  'an inactive newsletter': {
    path: '/blog/',
    act: async (page) => {
      await page.getByLabel('Your e-mail address').fill('maria@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
    },
    status: 'has not started yet',
  },
  'an empty article search': { path: '/blog/', act: searchInVain, status: 'No Articles Found' },
  'an empty glossary search': { path: '/glossary/', act: searchInVain, status: 'No word here' },
};

for (const [name, { path, act, status }] of Object.entries(ACTIONS)) {
  test(`${name} is announced each time, once`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWithLoader(page, path);
    await listen(page);
    for (const times of [1, 2]) {
      await act(page, times);
      await expect.poll(() => timesHeard(page, status)).toBeGreaterThanOrEqual(times);
      // A repetition would follow.
      await page.waitForTimeout(700);
      expect(await timesHeard(page, status)).toBe(times);
    }
  });
}
