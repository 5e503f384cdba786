// Guards toasts in a browser: announced once, reached by keyboard, apart from each other.
import { expect, type Locator, type Page } from '@playwright/test';
import { IS_FULL } from './support/any-site';
import { hydrate } from './support/hydration';
import { test } from './support/test';

/** How long the contact form sends where nothing is really sent, in milliseconds. */
const SENDING = 1000;
/** Long enough to be seen on either side of the end, the fading included. */
const MARGIN = 500;
const LONG = 60_000;
const GAP = 14;
const MOST = 3;

const region = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' });
const dismiss = (page: Page): Locator => region(page).getByRole('button', { name: 'Dismiss' });
const submit = (page: Page): Locator => page.getByRole('main').locator('form').getByRole('button');

/** The regions that the page itself announced from, before anything happened. */
const EARLY_STATUS = '[role="status"][data-early]';

/** Opens a page, hydrates it, makes it ready and stops its clock. */
async function openStopped(page: Page, path: string, prepare = async (): Promise<void> => {}): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await page.locator('[role="status"]').evaluateAll((all) => {
    for (const status of all) status.setAttribute('data-early', '');
  });
  await hydrate(page);
  await prepare();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Fills in the contact form and sends it. */
async function send(page: Page): Promise<void> {
  await page.getByLabel('Full Name').fill('Maria Cruz');
  await page.getByLabel('Email').fill('maria@example.com');
  await page.getByLabel('Your Message').fill('Where do I begin?');
  await submit(page).press('Enter');
  await expect(submit(page)).toHaveText('Sending...');
}

/** Opens the contact page, where toasts have been fetched: one has been seen and taken away. */
async function openContact(page: Page): Promise<void> {
  await openStopped(page, '/contact/', async () => {
    await send(page);
    await expect(dismiss(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dismiss(page)).toHaveCount(0);
  });
}

/** Sends so many messages, one after the other; each time a toast says so. */
async function showToasts(page: Page, count = 1): Promise<void> {
  for (let shown = 1; shown <= count; shown += 1) {
    await send(page);
    await page.clock.runFor(SENDING);
    await expect(dismiss(page)).toHaveCount(shown);
  }
}

test('the words of a toast are announced once, by a region that was there before it', async ({ page }) => {
  await openStopped(page, '/contact/');
  await send(page);
  await page.clock.runFor(SENDING);
  // The code of the toasts comes over the network, which no clock stops; React shows it at its own next tick.
  await expect(async () => {
    await page.clock.runFor(MARGIN);
    await expect(region(page)).toContainText('Message Sent', { timeout: 200 });
  }).toPass();
  await expect(page.locator(EARLY_STATUS).filter({ hasText: 'Message Sent' })).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: 'Message Sent' })).toHaveCount(1);
  await expect(submit(page)).toBeFocused();
});

test('the keyboard reaches a toast, which stays as long, and dismisses it; the focus goes back', async ({ page }) => {
  await openContact(page);
  await showToasts(page);
  const last = page.getByRole('contentinfo').locator('a[href], button, input').last();
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(dismiss(page)).toBeFocused();
  await page.clock.runFor(LONG);
  await expect(dismiss(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dismiss(page)).toHaveCount(0);
  await expect(last).toBeFocused();
});

for (const width of IS_FULL ? [360, 1280] : [360]) {
  test(`${width} px: three toasts, as far apart as they should be; for a fourth the oldest goes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await openContact(page);
    await showToasts(page, MOST);
    await region(page)
      .locator('> *')
      .first()
      .evaluate((oldest) => oldest.setAttribute('data-oldest', ''));
    await send(page);
    await page.clock.runFor(SENDING);
    await expect(page.locator('[data-oldest]')).toHaveCount(0);
    const boxes = await region(page).evaluate((stack) =>
      [...stack.children].map((toast) => toast.getBoundingClientRect().toJSON()),
    );
    expect(boxes).toHaveLength(MOST);
    const gaps = boxes.slice(1).map(({ top }, index) => Math.round(top - boxes[index].bottom));
    expect(gaps).toEqual([GAP, GAP]);
    for (const { left, right, top, bottom } of boxes) {
      expect(Math.min(left, top, width - right, 640 - bottom)).toBeGreaterThanOrEqual(0);
    }
  });
}
