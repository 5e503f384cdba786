// Guards the contact form in a browser: simulated sending, early presses, no script.
import { expect, type Page } from '@playwright/test';
import { test } from './support/test';

const WORDS = { name: 'Maria Cruz', email: 'maria@example.com', message: 'Hello,\nwhere do I begin?' };
const SUCCESS = "Thank you for your message. We'll be in touch soon!";

const field = (page: Page, label: string) => page.getByRole('region', { name: 'Get In Touch' }).getByLabel(label);
const status = (page: Page) => page.getByRole('region', { name: 'Get In Touch' }).getByRole('status');
const button = (page: Page) => page.getByRole('button', { name: /^(Send Message|Sending\.\.\.)$/ });

async function fillIn(page: Page): Promise<void> {
  await field(page, 'Full Name').fill(WORDS.name);
  await field(page, 'Email').fill(WORDS.email);
  await field(page, 'Your Message').fill(WORDS.message);
}

/** Fills in the form and waits until the page, which the first touch hydrates, has kept the draft. */
async function fillInHydrated(page: Page): Promise<void> {
  await fillIn(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('contact-draft')))
    .toContain(WORDS.message.slice(0, 5));
}

/** What a form says without script; found by element, because Playwright's search for text leaves noscript out. */
const unscripted = (page: Page) => page.locator('form noscript p');

/** Requests that are more than the reading of the site's own files. */
function watchPosts(page: Page): string[] {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(`${request.method()} ${request.url()}`);
  });
  return posts;
}

test('the message field keeps its height for a few words and grows with many', async ({ page }) => {
  await page.goto('/contact/');
  const area = field(page, 'Your Message');
  const height = async (): Promise<number> => (await area.boundingBox())?.height ?? 0;
  const empty = await height();
  await fillInHydrated(page);
  expect(await height()).toBe(empty);
  await area.fill('One more line.\n'.repeat(12));
  expect(await height()).toBeGreaterThan(empty);
});

test('a press before hydration is not lost, and a double press sends once', async ({ page }) => {
  await page.goto('/contact/');
  await fillIn(page);
  await button(page).dblclick();
  await expect(status(page)).toContainText(SUCCESS);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Message Sent')).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms say that they cannot send, and a press sends nothing', async ({ page }) => {
    const posts = watchPosts(page);
    await page.goto('/contact/');
    await expect(unscripted(page)).toBeVisible();
    await expect(unscripted(page)).toContainText('hello@example.com');
    await fillIn(page);
    await button(page).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(field(page, 'Your Message')).toHaveValue(WORDS.message);
    expect(posts).toEqual([]);
    await page.goto('/blog/');
    await expect(unscripted(page)).toContainText('has not started yet');
  });
});
