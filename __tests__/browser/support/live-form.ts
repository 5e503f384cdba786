import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { rememberAwake, wakeUnseen } from './awake';
import { changeData } from './change-data';

/** The section of the contact form. */
export const contactForm = (page: Page): Locator => page.getByRole('region', { name: 'Get In Touch' });

/** Opens the contact page as it is with our own endpoint; what is posted there goes to `answer`. */
export async function openLiveForm(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await rememberAwake(page);
  await changeData(page, '/contact/', (data) => ({
    ...data,
    settings: { ...Object(data.settings), forms: { contact: { provider: 'function', id: null, action: null } } },
  }));
  await page.route('**/api/contact', answer);
  await page.goto('/faq/');
  await wakeUnseen(page);
  await page.locator('main a[href="/contact/"]').click();
  await expect(contactForm(page)).toBeVisible();
}

/** Fills in what is required. */
export async function fillInForm(page: Page): Promise<void> {
  await contactForm(page).getByLabel('Full Name').fill('Maria Cruz');
  await contactForm(page).getByLabel('Email').fill('maria@example.com');
  await contactForm(page).getByLabel('Your Message').fill('Where do I begin?');
}
