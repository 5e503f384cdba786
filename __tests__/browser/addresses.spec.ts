// Guards pages against malformed URLs, and the rest of a page and its values against a failing component.
import { expect, type Page } from '@playwright/test';
import { changeData } from './support/change-data';
import { holdBack, hydrateUnseen, openWithLoader } from './support/hydration';
import { contactForm, fillInForm } from './support/live-form';
import { RENDERED_AGAIN, takeOut, test } from './support/test';

const LEVEL_1 = { level: 1 } as const;

/** Malformed URLs, and the heading of the page they show. */
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  '/contact/?interest=%&utm=%E0%A4%A#50%': /./,
  '/blog/?q=%25%&category=%E0%A4%A': /./,
  '/%E0%A4%A/': /Page not found/,
  '/blog/%E0%A4%A/': /./,
};

test('a malformed URL shows a working page', async ({ page }) => {
  for (const [address, heading] of Object.entries(ADDRESSES)) {
    await test.step(address, async () => {
      await page.goto(address);
      await hydrateUnseen(page);
      await expect(page.getByRole('heading', LEVEL_1)).toHaveText(heading);
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL(/\/about\/$/);
      await page.evaluate(() => location.assign('#%E0%A4%A'));
      await expect(page.getByRole('heading', LEVEL_1)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
});

const failureNotice = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'This part of the page has stopped working' });

test('a planner keeps its answers through repeated failures', async ({ page }) => {
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
    await expect(failureNotice(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(pay).toHaveValue('1000');
  }
});

test('a form that fails during hydration restarts with its values', async ({ page, errors }) => {
  let forms: unknown;
  await changeData(page, '/contact/', ({ settings, ...data }) => {
    const { forms: removed, ...others } = Object(settings);
    forms = removed;
    return { ...data, settings: others };
  });
  await page.addInitScript(() => {
    Object.defineProperty(Object.prototype, 'forms', {
      get() {
        const forms: unknown = Reflect.get(window, 'formsOfTest');
        if (!forms) throw new Error('The form fails.');
        return forms;
      },
    });
  });
  const release = await holdBack(page, '**/app-*.js');
  await openWithLoader(page, '/contact/');
  await fillInForm(page);
  release();
  await expect(failureNotice(page)).toBeVisible();
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeVisible();
  await page.evaluate((given) => Reflect.set(window, 'formsOfTest', given), forms);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(contactForm(page).getByLabel('Full Name')).toHaveValue('Maria Cruz');
  takeOut(errors, RENDERED_AGAIN);
});
