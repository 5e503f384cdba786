// Guards the contact form: single submission, use without script, toasts.
import { expect, type Locator, type Page } from '@playwright/test';
import { IS_FULL } from './support/any-site';
import { hydrate, LOADER_FILE } from './support/hydration';
import { contactForm, fillInForm, openLivePage } from './support/live-form';
import { test } from './support/test';

const button = (page: Page): Locator =>
  contactForm(page).getByRole('button', { name: /^(Send Message|Sending\.\.\.)$/ });
const message = (page: Page): Locator => contactForm(page).getByLabel('Your Message');

test('a message is posted once after an early double click', async ({ page }) => {
  const posted: (string | null)[] = [];
  await openLivePage(page, (route) => {
    posted.push(route.request().postData());
    return route.fulfill({ status: 204 });
  });
  await fillInForm(page);
  await button(page).dblclick();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Message Sent')).toHaveCount(1);
  expect(posted.map((data) => new URLSearchParams(data ?? '').get('message'))).toEqual(['Where do I begin?']);
  await expect(message(page)).toHaveValue('');
  await expect(page).toHaveURL(/\/contact\/$/);
});

const UNSURE = 'we cannot be sure that your message arrived';
const outcome = (page: Page): Locator => contactForm(page).getByRole('status');

/** Ways to leave the page and to return to it; message.test.tsx has what follows, so `npm test` tries one. */
const WAYS: Readonly<
  Record<string, readonly [leave: (page: Page) => Promise<unknown>, comeBack: (page: Page) => Promise<unknown>]>
> = {
  'a reload': [(page) => page.reload(), async () => undefined],
  Back: [(page) => page.goBack(), (page) => page.goForward()],
  'an address': [(page) => page.goto('/faq/'), (page) => page.goto('/contact/')],
};

for (const [way, [leave, comeBack]] of Object.entries(WAYS).slice(0, IS_FULL ? undefined : 1)) {
  test(`a message that was being sent when the page was left by ${way} may have arrived`, async ({ page }) => {
    await page.goto('/about/');
    await openLivePage(page, async () => new Promise(() => undefined));
    await fillInForm(page);
    await button(page).click();
    await expect(button(page)).toHaveText('Sending...');
    await leave(page);
    await comeBack(page);
    await expect(outcome(page)).toContainText(UNSURE);
    await expect(message(page)).toHaveValue('Where do I begin?');
    const email = contactForm(page).getByRole('link', { name: 'Send it as an e-mail' });
    await expect(email).toHaveAttribute('href', /Where%20do%20I%20begin/);
  });
}

test('an answer that comes on another page of the site is said there, and on the return', async ({ page }) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await openLivePage(page, async (route) => {
    await answered;
    await route.fulfill({ status: 204 });
  });
  await fillInForm(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Sending...');
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  await link('About').click();
  await expect(page).toHaveURL('/about/');
  await link('Contact').click();
  await expect(button(page)).toHaveText('Sending...');
  await link('About').click();
  await expect(page).toHaveURL('/about/');
  answer();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Message Sent')).toBeVisible();
  await link('Contact').click();
  await expect(outcome(page)).toContainText('Message Sent');
  await expect(message(page)).toHaveValue('');
});

test('a message sent in a tab that this one opened leaves no draft here', async ({ page, context }) => {
  await page.goto('/contact/');
  await fillInForm(page);
  await hydrate(page);
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void open('/contact/'));
  const tab = await opened;
  await hydrate(tab);
  await expect(message(tab)).toHaveValue('Where do I begin?');
  await message(tab).fill('Where do I begin, and when?');
  await button(tab).click();
  await expect(outcome(tab)).toContainText('Message Sent');
  await expect(message(page)).toHaveValue('');
  await expect(outcome(page)).toContainText('Message Sent');
});

for (const [missing, files] of Object.entries({ loader: LOADER_FILE, framework: '**/app-*.js' })) {
  test(`Send stays on the page if the network goes before the ${missing} has loaded`, async ({ page, context }) => {
    await page.route(files, (route) => route.abort());
    await openLivePage(page, (route) => route.abort());
    await fillInForm(page);
    await context.setOffline(true);
    await button(page).click();
    await expect(contactForm(page)).toContainText('You seem to be offline, so your message was not sent');
    await expect(contactForm(page).getByRole('link', { name: 'Send it as an e-mail' })).toBeVisible();
    await button(page).click();
    await expect(page).toHaveURL('/contact/');
    await expect(message(page)).toHaveValue('Where do I begin?');
  });
}

test('the message field grows with its text', async ({ page }) => {
  const height = async (): Promise<number> => (await message(page).boundingBox())?.height ?? 0;
  await page.goto('/contact/');
  const empty = await height();
  await message(page).fill('Hello,\nwhere do I begin?');
  expect(await height()).toBe(empty);
  await message(page).fill('One more line.\n'.repeat(12));
  expect(await height()).toBeGreaterThan(empty);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the forms show a notice and send nothing', async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    // By element, because Playwright's text search skips noscript.
    const notice = page.locator('form noscript p');
    await page.goto('/contact/');
    await expect(notice).toContainText('hello@example.com');
    await fillInForm(page);
    await button(page).click();
    await expect(page).toHaveURL(/\/contact\/$/);
    await expect(message(page)).toHaveValue('Where do I begin?');
    expect(posts).toEqual([]);
    await page.goto('/blog/');
    await expect(notice).toContainText('has not started yet');
  });
});

const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
const dismiss = (page: Page): Locator => region(page).getByRole('button', { name: 'Dismiss' });

async function send(page: Page): Promise<void> {
  await fillInForm(page);
  await button(page).press('Enter');
  await expect(button(page)).toHaveText('Sending...');
  // Duration of simulated sending.
  await page.clock.runFor(1000);
}

/** Whether a text is on screen rather than for screen readers only. */
const isOnScreen = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => element.getBoundingClientRect().width > 1);

test('toasts are announced once, follow the page and stack apart', async ({ page }) => {
  const height = 640;
  await page.setViewportSize({ width: 360, height });
  await page.clock.install();
  await page.goto('/contact/');
  await page.getByRole('status').evaluateAll((all) => {
    for (const status of all) status.setAttribute('data-early', '');
  });
  await hydrate(page);
  // A minute ahead: the page's time goes on until it stops there.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

  await send(page);
  // The toast's script loads over the network, which fake timers don't affect.
  await expect(async () => {
    await page.clock.runFor(200);
    await expect(region(page)).toContainText('Message Sent', { timeout: 200 });
  }).toPass();
  const announced = page.getByRole('status').filter({ hasText: 'Message Sent' });
  await expect(announced).toHaveCount(1);
  await expect(announced).toHaveAttribute('data-early');
  await expect.poll(() => isOnScreen(announced.locator('> *'))).toBe(false);
  await expect(button(page)).toBeFocused();

  const last = page.getByRole('contentinfo').locator('a[href], button, input').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(dismiss(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dismiss(page)).toHaveCount(0);
  await expect(last).toBeFocused();
  await expect.poll(() => isOnScreen(announced.locator('> *'))).toBe(true);

  for (const count of [1, 2, 3]) {
    await send(page);
    await expect(dismiss(page)).toHaveCount(count);
  }
  const boxes = await region(page).evaluate((stack) =>
    [...stack.children].map((toast) => toast.getBoundingClientRect().toJSON()),
  );
  const gaps = boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index].bottom));
  expect(gaps).toEqual([14, 14]);
  for (const { left, right, top, bottom } of boxes) {
    expect(Math.min(left, top, 360 - right, height - bottom)).toBeGreaterThanOrEqual(0);
  }
});
