// Guards that a repeated status is announced each time, once, and nothing else with it.
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

/** Everything announced, in order, but for the word that a slow search gives while it lasts. */
const heardOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (Reflect.get(window, 'heard') as string[]).filter((text) => !['', 'Searching…'].includes(text)));

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
  'a planner without answers': {
    path: '/tools/revalidation-planner/',
    act: (page) => page.getByRole('button', { name: 'Start again' }).click(),
    status: 'All fields are empty.',
  },
  'a planner saved to a file': {
    path: '/tools/revalidation-planner/',
    act: (page) => page.getByRole('button', { name: 'Save to a file' }).click(),
    status: 'has been asked to save',
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
      const announced = Array.from({ length: times }, () => expect.stringContaining(status));
      await expect.poll(() => heardOn(page)).toEqual(announced);
      // A repetition would follow.
      await page.waitForTimeout(500);
      expect(await heardOn(page)).toEqual(announced);
    }
  });
}
