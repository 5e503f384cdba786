import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, type Page, type Route, test } from '@playwright/test';
import { handleContact } from '../../src/contact-endpoint/handle-contact';
import { createRateLimiter } from '../../src/contact-endpoint/rate-limit';
import { sendMail } from '../../src/contact-endpoint/send-mail';
import { type EndpointSettings, readSettings } from '../../src/contact-endpoint/settings';
import { type LocalMailServer, startMailServer } from '../support/mail-server';
import { contactForm, fillInForm, openLiveForm, openLivePage } from './support/live-form';

// A request that is still answered when a test ends is of no interest.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const OWNER = 'owner@example.com';

function settingsFor(mailPort: number, origin: string): EndpointSettings {
  const read = readSettings({
    CONTACT_TO: OWNER,
    CONTACT_FROM: 'site@example.com',
    CONTACT_ORIGINS: origin,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mailPort),
    SMTP_REQUIRE_TLS: 'false',
  });
  if ('wrong' in read) throw new Error(`wrong settings: ${read.wrong.join(', ')}`);
  return read.settings;
}

/** The endpoint as a host runs it, on a port of its own. */
async function startEndpoint(settings: EndpointSettings): Promise<{ url: string; close: () => void }> {
  const limit = createRateLimiter({ most: 5, within: 600_000 });
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = Object.fromEntries(new URLSearchParams(await text(request)));
    const { method = '', headers } = request;
    const answer = await handleContact(
      { method, headers, body, address: 'a visitor' },
      {
        origins: settings.CONTACT_ORIGINS,
        limit,
        send: (message) => sendMail(message, settings),
        now: Date.now,
        log: () => undefined,
      },
    );
    response.writeHead(answer.status, { ...answer.headers, 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

type Opened = (page: Page, answer: (route: Route) => Promise<void>) => Promise<void>;

/** Opens the real form, reads for ten seconds, then fills it in and sends it through the real endpoint to this mail server. */
async function write(page: Page, origin: string, mail: LocalMailServer, open: Opened = openLiveForm): Promise<void> {
  const endpoint = await startEndpoint(settingsFor(mail.port, origin));
  await page.clock.install();
  await open(page, async (route) => {
    const response = await route.fetch({ url: endpoint.url });
    await route.fulfill({ response });
    endpoint.close();
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
  expect(mail.taken[0]).toMatchObject({ from: 'site@example.com', to: [OWNER] });
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
