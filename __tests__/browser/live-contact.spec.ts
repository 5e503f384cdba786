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
