import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { parse } from 'yaml';
import { SPECIFIED_CONTENT } from '../../support/site-copy';
import { changeData } from './change-data';
import { hydrateUnseen } from './hydration';

/** The section of the contact form. */
export const contactForm = (page: Page): Locator => page.getByRole('region', { name: 'Get In Touch' });

type Answer = (route: Route) => Promise<void>;

/** The data of the contact page as they are with our own endpoint; what is posted there goes to `answer`. */
async function putEndpoint(page: Page, answer: Answer): Promise<void> {
  await changeData(page, '/contact/', (data) => ({
    ...data,
    settings: { ...Object(data.settings), forms: { contact: { provider: 'function', id: null, action: null } } },
  }));
  await page.route('**/api/contact', answer);
}

/** The HTML of the contact page as the server renders it with our own endpoint. */
function withEndpoint(html: string): string {
  const { problems } = parse(readFileSync(`${SPECIFIED_CONTENT}/contact-form.yaml`, 'utf8'));
  return html
    .replace(/<form [^>]*method="post"/, '$& action="/api/contact"')
    .replace(' formMethod="dialog"', '')
    .replace(/(<\/button>)<noscript>.*?<\/noscript>/, `$1<p id="not-sent" hidden>${problems.notSent}</p>`);
}

/** Opens the contact page, not yet hydrated, as it is with our own endpoint. */
export async function openLivePage(page: Page, answer: Answer): Promise<void> {
  await putEndpoint(page, answer);
  await page.route('**/contact/', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withEndpoint(await response.text()) });
  });
  await page.goto('/contact/');
}

/** Comes to the contact page by a link of another, on which the visitor does `meanwhile`; as it is with our own endpoint. */
export async function openLiveForm(page: Page, answer: Answer, meanwhile?: () => Promise<void>): Promise<void> {
  await putEndpoint(page, answer);
  await page.goto('/faq/');
  await hydrateUnseen(page);
  await meanwhile?.();
  await page.locator('main a[href="/contact/"]').click();
  await expect(contactForm(page)).toBeVisible();
}

/** Fills in what is required. */
export async function fillInForm(page: Page): Promise<void> {
  await contactForm(page).getByLabel('Full Name').fill('Maria Cruz');
  await contactForm(page).getByLabel('Email').fill('maria@example.com');
  await contactForm(page).getByLabel('Your Message').fill('Where do I begin?');
}
