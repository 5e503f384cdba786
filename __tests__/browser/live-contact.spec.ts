// Guards the contact form with a provider: posted once, by script.
import { expect, type Page } from '@playwright/test';
import { contactForm, fillInForm, openLivePage } from './support/live-form';
import { test } from './support/test';

const send = (page: Page) => contactForm(page).getByRole('button', { name: 'Send Message' }).click();

test('a message is posted once, by script, and thanked for when it is accepted', async ({ page }) => {
  const posted: (string | null)[] = [];
  await openLivePage(page, (route) => {
    posted.push(route.request().postData());
    return route.fulfill({ status: 204 });
  });
  await fillInForm(page);
  await send(page);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Message Sent');
  expect(posted.map((data) => new URLSearchParams(data ?? '').get('message'))).toEqual(['Where do I begin?']);
  await expect(contactForm(page).getByLabel('Your Message')).toHaveValue('');
  await expect(page).toHaveURL(/\/contact\/$/);
});

test('where nobody takes it, every word stays, with a retry and an e-mail to write', async ({ page }) => {
  await openLiveForm(page, (route) => route.fulfill({ status: 503 }));
  await fillInForm(page);
  await send(page);
  await expect(contactForm(page).getByRole('status')).toContainText('your message was not sent');
  await expect(page.getByText('Message Sent')).toHaveCount(0);
  await expect(contactForm(page).getByLabel('Your Message')).toHaveValue('Where do I begin?');
  await expect(contactForm(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(contactForm(page).getByRole('link', { name: /Send it as an e-mail/ })).toHaveAttribute(
    'href',
    /^mailto:.*Where%20do%20I%20begin/,
  );
});
