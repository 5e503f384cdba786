import type { Locator, Page, Route } from '@playwright/test';
import { changeData } from './change-data';

/** The owner's endpoint for messages. */
const ACTION = '/messages';

/** The contact form's section. */
export const contactForm = (page: Page): Locator => page.getByRole('region', { name: 'Get In Touch' });

/** Opens the unhydrated contact page with the provider `custom`, in its data and HTML, whose posts `respond` handles. */
export async function openLivePage(page: Page, respond: (route: Route) => Promise<void>): Promise<void> {
  await changeData(page, '/contact/', (data) => ({
    ...data,
    settings: { ...Object(data.settings), forms: { contact: { provider: 'custom', id: null, action: ACTION } } },
  }));
  await page.route(`**${ACTION}`, respond);
  await page.route('**/contact/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/<form [^>]*method="post"/, `$& action="${ACTION}"`)
      .replace(' formMethod="dialog"', '')
      .replace(/(<\/button>)<noscript>.*?<\/noscript>/, '$1');
    await route.fulfill({ response, body });
  });
  await page.goto('/contact/');
}

/** Fills in the required fields. */
export async function fillInForm(page: Page): Promise<void> {
  await contactForm(page).getByLabel('Full Name').fill('Maria Cruz');
  await contactForm(page).getByLabel('Email').fill('maria@example.com');
  await contactForm(page).getByLabel('Your Message').fill('Where do I begin?');
}
