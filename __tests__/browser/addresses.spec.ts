// Guards that no URL breaks a page, and that a failing part leaves the others, and typed text, alone.
import { expect, type Page } from '@playwright/test';
import { changeData } from './support/change-data';
import { holdBack, hydrateUnseen, openWithLoader } from './support/hydration';
import { contactForm, fillInForm } from './support/live-form';
import { test } from './support/test';

const LEVEL_1 = { level: 1 } as const;

/** Truncated or invented URLs, and the heading of the page they show. */
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  '/contact/#%': /./,
  '/contact/#50%': /./,
  '/contact/#%E0%A4%A': /./,
  '/contact/?interest=%&utm=%E0%A4%A#%ZZ': /./,
  '/blog/?q=%25%': /./,
  '/blog/?category=%E0%A4%A': /./,
  '/%E0%A4%A/': /Page not found/,
  '/blog/%E0%A4%A/': /./,
  '/50%/': /Page not found/,
};

test('an address that was cut off or made up shows its page, and the page answers', async ({ page }) => {
  test.slow();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  for (const [address, heading] of Object.entries(ADDRESSES)) {
    await test.step(address, async () => {
      // Two URLs that differ only in the hash would cause no load.
      await page.goto('about:blank');
      await page.goto(address);
      await hydrateUnseen(page);
      await expect(page.getByRole('heading', LEVEL_1)).toHaveText(heading);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL(/\/about\/$/);
      await page.evaluate(() => location.assign('#%E0%A4%A'));
      await expect(page.getByRole('heading', LEVEL_1)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      expect(errors).toEqual([]);
    });
  }
});

const part = (page: Page) => page.getByRole('alert').filter({ hasText: 'This part of the page has stopped working' });

test('a planner that fails is offered again with the answers, as often as it fails', async ({ page }) => {
  await page.goto('/tools/maternity-planner/');
  await hydrateUnseen(page);
  const isNhs = page.getByRole('group', { name: /NHS employer on Agenda for Change/ });
  const pay = page.getByLabel('Average weekly pay before tax');
  await pay.fill('1000');
  for (const _time of [1, 2]) {
    await isNhs.getByLabel('Yes').check();
    // Extensions may do this to the page: React then cannot remove the question.
    await page.getByRole('group', { name: 'When did your NHS service begin?' }).evaluate((question) => {
      const box = document.createElement('div');
      question.replaceWith(box);
      box.append(question);
    });
    await isNhs.getByLabel('No').click();
    await expect(part(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(pay).toHaveValue('1000');
  }
});

test('a form that fails during the start of React leaves the others, and is offered again with what was typed', async ({
  page,
}) => {
  let forms: unknown;
  await changeData(page, '/contact/', ({ settings, ...data }) => {
    const { forms: taken, ...others } = Object(settings);
    forms = taken;
    return { ...data, settings: others };
  });
  await page.addInitScript(() => {
    Object.defineProperty(Object.prototype, 'forms', {
      get() {
        const answer: unknown = Reflect.get(window, 'formsOfTest');
        if (!answer) throw new Error('Not yet');
        return answer;
      },
    });
  });
  const come = await holdBack(page, '**/app-*.js');
  await openWithLoader(page, '/contact/');
  await fillInForm(page);
  come();
  await expect(part(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', LEVEL_1)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate((given) => Reflect.set(window, 'formsOfTest', given), forms);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(contactForm(page).getByLabel('Full Name')).toHaveValue('Maria Cruz');
});
