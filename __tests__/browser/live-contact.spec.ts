import { expect, type Page, type Route } from '@playwright/test';
import { ENDPOINT_PATH } from '../../src/utils/forms/contact-fields';
import { endpointSettings, OWNER, SENDER, startEndpoint } from '../support/contact-server';
import { type LocalMailServer, startMailServer } from '../support/mail-server';
import { contactForm, fillInForm, openLiveForm, openLivePage } from './support/live-form';
import { test } from './support/test';

// A request that is still answered when a test ends is of no interest.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

type Opened = (page: Page, answer: (route: Route) => Promise<void>) => Promise<void>;

/** Opens the real form, reads for ten seconds, then fills it in and sends it through the real endpoint to this mail server. */
async function write(page: Page, origin: string, mail: LocalMailServer, open: Opened = openLiveForm): Promise<void> {
  const endpoint = await startEndpoint(endpointSettings(mail.port, origin));
  await page.clock.install();
  await open(page, async (route) => {
    const response = await route.fetch({ url: `http://127.0.0.1:${endpoint.port}${ENDPOINT_PATH}` });
    await route.fulfill({ response });
    await endpoint.stop();
  });
  await page.clock.fastForward(10_000);
  await fillInForm(page);
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
}

test('with our own endpoint a message arrives as a mail, and only then the visitor is told so', async ({
  page,
  baseURL,
}) => {
  const mail = await startMailServer();
  await write(page, baseURL ?? '', mail);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Message Sent');
  expect(mail.taken).toHaveLength(1);
  expect(mail.taken[0]).toMatchObject({ from: SENDER, to: [OWNER] });
  expect(mail.taken[0]?.content).toMatch(/Reply-To:.*maria@example\.com/);
  expect(mail.taken[0]?.content).toContain('Where do I begin?');
  await expect(contactForm(page).getByLabel('Your Message')).toHaveValue('');
  await mail.close();
});

test('where the mail server takes nothing, every word stays, with a retry and an e-mail to write', async ({
  page,
  baseURL,
}) => {
  const mail = await startMailServer({ onRcptTo: (_address, _session, callback) => callback(new Error('full')) });
  await write(page, baseURL ?? '', mail);
  await expect(contactForm(page).getByRole('status')).toContainText('your message was not sent');
  await expect(page.getByText('Message Sent')).toHaveCount(0);
  await expect(contactForm(page).getByLabel('Your Message')).toHaveValue('Where do I begin?');
  await expect(contactForm(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
  await expect(contactForm(page).getByRole('link', { name: /Send it as an e-mail/ })).toHaveAttribute(
    'href',
    /^mailto:.*Where%20do%20I%20begin/,
  );
  await mail.close();
});

test('a visitor who reads for a while, then fills in and sends quickly is not taken for a robot', async ({
  page,
  baseURL,
}) => {
  const mail = await startMailServer();
  await write(page, baseURL ?? '', mail, openLivePage);
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Message Sent');
  expect(mail.taken).toHaveLength(1);
  await mail.close();
});

test('the time on another page of the site does not count', async ({ page }) => {
  const halfAnHour = 30 * 60_000;
  const accept = (route: Route) => route.fulfill({ status: 202, json: { accepted: true } });
  await page.clock.install();
  await openLiveForm(page, accept, () => page.clock.fastForward(halfAnHour));
  await fillInForm(page);
  const posted = page.waitForRequest('**/api/contact');
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  const elapsed = Number(new URLSearchParams((await posted).postData() ?? '').get('elapsed'));
  expect(elapsed).toBeGreaterThan(0);
  expect(elapsed).toBeLessThan(halfAnHour);
});
