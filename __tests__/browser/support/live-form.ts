import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { changeData } from './change-data';
import { hydrateUnseen } from './hydration';

/** The address of the owner's that takes the messages. */
const ACTION = '/messages';

/** The section of the contact form. */
export const contactForm = (page: Page): Locator => page.getByRole('region', { name: 'Get In Touch' });

type Answer = (route: Route) => Promise<void>;

/** The data of the contact page as they are with the provider `custom`; what is posted to it goes to `answer`. */
async function putProvider(page: Page, answer: Answer): Promise<void> {
  await changeData(page, '/contact/', (data) => ({
    ...data,
    settings: { ...Object(data.settings), forms: { contact: { provider: 'custom', id: null, action: ACTION } } },
  }));
  await page.route(`**${ACTION}`, answer);
}

/** Opens the contact page, not yet hydrated, with the HTML that the server renders with the provider `custom`. */
export async function openLivePage(page: Page, answer: Answer): Promise<void> {
  await putProvider(page, answer);
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

/** Comes to the contact page by a link of another, as it is with the provider `custom`. */
export async function openLiveForm(page: Page, answer: Answer): Promise<void> {
  await putProvider(page, answer);
  await page.goto('/faq/');
  await hydrateUnseen(page);
  await page.locator('main a[href="/contact/"]').click();
  await expect(contactForm(page)).toBeVisible();
}

/** Fills in what is required. */
export async function fillInForm(page: Page): Promise<void> {
  await contactForm(page).getByLabel('Full Name').fill('Maria Cruz');
  await contactForm(page).getByLabel('Email').fill('maria@example.com');
  await contactForm(page).getByLabel('Your Message').fill('Where do I begin?');
}
