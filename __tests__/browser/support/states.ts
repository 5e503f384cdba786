import { expect, type Locator, type Page } from '@playwright/test';
import { postPath } from '../../../src/routes';
import { CONTACT_FIELDS } from '../../../src/utils/forms/contact-fields';
import { expectAccessible } from './axe';
import { takeServicePages } from './change-data';
import { hydrateUnseen, openWithLoader } from './hydration';
import { contactForm, fillInForm, openLiveForm } from './live-form';

export const PHONE = { width: 360, height: 800 };
export const LAPTOP = { width: 1280, height: 800 };
const ARTICLE = postPath('nmc-revalidation');

/** A state that a visitor can bring a page into, and the way there. */
interface State {
  readonly name: string;
  /** One, in the light colours only, or one for each colour scheme. */
  readonly viewports: readonly (typeof PHONE)[];
  readonly reach: (page: Page) => Promise<void>;
}

const interest = (page: Page): Locator => contactForm(page).getByLabel("I'm Interested In");
const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** The contact page with a provider that gives this answer. */
async function openLiveAnswer(page: Page, status: number, json: object): Promise<void> {
  await openLiveForm(page, (route) => route.fulfill({ status, json }));
  await fillInForm(page);
  await send(page);
}

/** The states that are looked at. */
export const STATES: readonly State[] = [
  {
    name: 'the phone menu is open',
    viewports: [PHONE],
    reach: async (page) => {
      await page.goto('/services/');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
  },
  {
    name: 'the receiver has refused the contact form',
    viewports: [PHONE, LAPTOP],
    reach: async (page) => {
      await openLiveAnswer(page, 422, { errors: CONTACT_FIELDS.map((field) => ({ field })) });
      await expect(contactForm(page).getByRole('status')).toContainText('Please look at the marked fields');
      await expect(contactForm(page).getByLabel('Email')).toHaveAccessibleDescription('Please check this field.');
      await expect(interest(page)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  {
    name: 'the message did not go out',
    viewports: [PHONE],
    reach: async (page) => {
      await openLiveAnswer(page, 500, {});
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'the newsletter has said that it has not started',
    viewports: [PHONE],
    reach: async (page) => {
      await page.goto(ARTICLE);
      await page.getByLabel('Your e-mail address').fill('maria@example.com');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'has not started yet' })).toBeVisible();
    },
  },
  {
    name: 'the dropdown is open, and a choice is made',
    viewports: [LAPTOP, LAPTOP],
    reach: async (page) => {
      await page.goto('/contact/');
      await interest(page).focus();
      await page.keyboard.press('Space');
      await expectAccessible(page);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(interest(page)).toHaveValue('1on1');
    },
  },
  {
    name: 'the form is being sent, and a toast says that it was',
    viewports: [PHONE, LAPTOP],
    reach: async (page) => {
      await page.goto('/contact/');
      await fillInForm(page);
      await send(page);
      await expect(toasts(page)).toContainText('Message Sent');
      await toasts(page).hover();
    },
  },
  {
    name: 'the link was copied',
    viewports: [PHONE],
    reach: async (page) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(ARTICLE);
      await page.getByRole('button', { name: 'Copy Link' }).click();
      await expect(page.getByText('Link Copied.')).toBeVisible();
    },
  },
  {
    name: 'a search finds nothing',
    viewports: [PHONE],
    reach: async (page) => {
      await page.goto('/blog/?q=zzzz');
      await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
    },
  },
  {
    name: 'a search also finds articles by their text',
    viewports: [PHONE],
    reach: async (page) => {
      await page.goto('/blog/?q=mat+leave');
      await expect(page.getByRole('region', { name: 'Matches in the text' })).toBeVisible();
    },
  },
  {
    name: 'the table of contents is unfolded',
    viewports: [PHONE],
    reach: async (page) => {
      await page.goto(ARTICLE);
      await page.locator('summary').click();
      await expect(page.locator('details').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'the dialog of a service is open',
    viewports: [PHONE, LAPTOP],
    reach: async (page) => {
      await takeServicePages(page);
      await page.goto('/privacy/');
      await hydrateUnseen(page);
      await page.getByRole('banner').getByRole('link').first().click();
      await page.getByRole('link', { name: 'Explore career guidance' }).click();
      const dialog = page.getByRole('dialog', { name: 'Career Guidance Abroad' });
      await expect(dialog).toBeVisible();
      for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
        await page.keyboard.press(key);
        await expect(dialog.locator(':focus').or(page.locator('[role="dialog"]:focus'))).toHaveCount(1);
      }
    },
  },
  {
    name: 'the notice says that there is no network',
    viewports: [PHONE],
    reach: async (page) => {
      await openWithLoader(page, '/faq/');
      await page.context().setOffline(true);
      await page.getByRole('main').getByRole('link').first().dispatchEvent('click');
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];
