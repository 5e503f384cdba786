// Guards pages inside apps whose browsers cannot print, save or share: nothing claimed, nothing lost, a way out.
import { expect, type Locator, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { BROWSER_AGENTS, IN_APP_AGENTS } from '../support/in-app-agents';
import { IS_FULL } from './support/any-site';
import { holdBack, hydrateUnseen, openWithLoader } from './support/hydration';
import { FACEBOOK, inApp } from './support/in-app';
import { fillInForm } from './support/live-form';
import { fillDay, openAnswers, openPlanner, PLANNERS } from './support/planners';
import { test } from './support/test';

/** in-app.test.ts recognises every agent; in the browser, `npm test` tries an Android and an iPhone. */
const APPS = IS_FULL ? IN_APP_AGENTS : IN_APP_AGENTS.slice(0, 2);

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });
const bar = (page: Page): Locator => page.getByRole('group', { name: 'Keep what you enter' });
const WORDS = /where saving files, printing and adding to a calendar often do nothing/;

/** Whether the browser would ask before the page is left. */
const isAsked = (page: Page): Promise<boolean> =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

for (const { name, submit, results } of PLANNERS.slice(0, IS_FULL ? undefined : 2)) {
  test(`the ${name} claims nothing inside an app and hands its answers over`, async ({ browser, baseURL }) => {
    const app = await inApp(browser, FACEBOOK);
    const page = await app.newPage();
    await openPlanner(page, name, baseURL);
    await expect(bar(page).getByText(/^This page is open inside Facebook/)).toBeVisible();
    await openAnswers(page, name);
    // The file has been opened, so it exists; a change is nowhere else.
    await page.getByRole('main').getByRole('textbox').first().pressSequentially('1');
    await page.keyboard.press('Backspace');
    await button(page, submit).click();
    const plan = page.getByRole('region', { name: results, exact: true });
    for (const [where, label, asked] of [
      [bar(page), 'Save to a file', `Your browser has been asked to save ${name}.json`],
      [plan, 'Add the dates to your calendar', 'Open that file to add the dates to your calendar'],
      [plan, 'Print', 'Your browser has been asked to print your plan.'],
    ] as const) {
      await button(where, label).click();
      await expect(where.getByRole('status').filter({ hasText: asked })).toBeInViewport();
      await expect(page.getByText('Nothing happened?')).toHaveCount(1);
      await expect(where.getByRole('link', { name: 'Open in Chrome' })).toBeInViewport();
    }
    await expect(page.getByText(/with your downloads|has been saved/)).toHaveCount(0);
    expect(await isAsked(page)).toBe(true);

    await button(bar(page), 'Copy link with my answers').click();
    await expect(bar(page).getByText(/^Copied\. What you entered is in this link/)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(page.url()).toBe(link);
    const chrome = await bar(page).getByRole('link', { name: 'Open in Chrome' }).getAttribute('href');
    expect(chrome).toBe(`${link.replace('http:', 'intent:')}#Intent;scheme=http;package=com.android.chrome;end`);

    const phone = await browser.newContext({ userAgent: BROWSER_AGENTS[0], viewport: { width: 360, height: 740 } });
    const there = await phone.newPage();
    await there.clock.setFixedTime('2026-11-26T10:00:00Z');
    const requested: string[] = [];
    there.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')));
    await there.goto(link);
    await expect(there.getByText('Here is what you entered in the other browser.')).toBeVisible();
    await expect(there.getByRole('link', { name: 'Go to your plan' })).toBeVisible();
    await expect(there.getByRole('region', { name: results, exact: true })).toBeVisible();
    await expect(there.getByText(WORDS)).toHaveCount(0);
    expect(there.url()).toBe(`${baseURL}/tools/${name}/`);
    expect(requested.filter((request) => request.includes('answers='))).toEqual(
      [link].filter(() => requested[0]?.includes('#')),
    );
    const figures = (of: Page) =>
      of.getByRole('region', { name: results, exact: true }).locator('dl').allTextContents();
    expect(await figures(there)).toEqual(await figures(page));
    const file = there.waitForEvent('download');
    await button(there, 'Add the dates to your calendar').first().click();
    expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    await Promise.all([app.close(), phone.close()]);
  });
}

test('a link with answers opens in an unused planner, and joins what is typed before React starts', async ({
  page,
  context,
}) => {
  await page.goto('/tools/first-year-planner/');
  await hydrateUnseen(page);
  await openAnswers(page, 'first-year-planner');
  await button(page, 'Save to a file').click();
  await button(page, 'Copy link with my answers').click();
  await expect(page).toHaveURL(/#answers=/);
  const link = page.url();
  await test.step('in a planner that stands unused', async () => {
    const other = await context.newPage();
    await openWithLoader(other, '/tools/first-year-planner/');
    await other.evaluate((hash) => {
      location.hash = hash;
    }, new URL(link).hash);
    await expect(other.getByText('Here is what you entered in the other browser.')).toBeVisible();
    expect(other.url()).not.toContain('#');
  });
  await test.step('with what is typed before React starts', async () => {
    const other = await context.newPage();
    const come = await holdBack(other, '**/app-*.js');
    await openWithLoader(other, link);
    const year = other.getByLabel('Year').first();
    await year.fill('2031');
    come();
    await expect(other.getByText('Your first year').first()).toBeVisible();
    await expect(other.getByLabel('Day').first()).not.toHaveValue('');
    await expect(year).toHaveValue('2031');
  });
});

test('a file can be shared where the browser accepts it', async ({ page }) => {
  const shared: unknown[] = [];
  await page.exposeFunction('note', (name: string, text: string) => shared.push([name, JSON.parse(text).tool]));
  await page.addInitScript(() => {
    const note = async ({ files: [file] = [] }: ShareData) =>
      Reflect.get(window, 'note')(file?.name, await file?.text());
    Object.assign(navigator, { canShare: ({ files }: ShareData) => files?.length === 1, share: note });
  });
  await page.goto('/tools/maternity-planner/');
  await page.getByLabel('Average weekly pay before tax').fill('720');
  await button(page, 'Save to a file').click();
  await button(page, 'Share the file').click();
  await expect.poll(() => shared).toEqual([['maternity-planner.json', 'maternity-planner']]);
});

test('leaving for Chrome asks and loses nothing; without a clipboard, the link is copied by hand', async ({
  browser,
  baseURL,
}) => {
  const app = await inApp(browser, FACEBOOK, { clipboard: false });
  const page = await app.newPage();
  await page.goto(`${baseURL}/tools/maternity-planner/`);
  await hydrateUnseen(page);
  await fillDay(page, 'When is your baby due?', '2027-05-01');
  expect(await isAsked(page)).toBe(true);
  const leave = bar(page).getByRole('link', { name: 'Open in Chrome' });
  await leave.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
  await leave.click();
  expect(await isAsked(page)).toBe(false);
  await page.reload();
  await expect(page.getByRole('group', { name: 'When is your baby due?' }).getByLabel('Year')).toHaveValue('2027');

  await page.getByLabel('Average weekly pay before tax').fill('720');
  await button(bar(page), 'Copy link with my answers').click();
  const field = bar(page).getByRole('textbox', { name: 'To copy by hand' });
  await expect(field).toHaveValue(/#answers=[\w-]+$/);
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionEnd)).toBe((await field.inputValue()).length);
  await app.close();
});

test('every app is named before the press; articles, the contact form and booking links work there', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  for (const [name, agent] of APPS) {
    const app = await inApp(browser, agent);
    const page = await app.newPage();
    await page.goto(`${baseURL}/tools/first-year-planner/`);
    await hydrateUnseen(page);
    await expect(page.getByText(`This page is open inside ${name},`)).toHaveCount(1);
    await page.goto(`${baseURL}${postPath('nmc-revalidation')}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await button(page, 'Copy Link').click();
    await expect(page.getByText(/^Link Copied/)).toBeVisible();
    await expect(page.locator('html[data-can-share]')).toHaveCount(0);
    await page.goto(`${baseURL}/contact/`);
    await expect(page.locator('a[href^="https://"]').first()).toBeAttached();
    await fillInForm(page);
    await button(page, 'Send Message').click();
    await expect(page.getByText('Message Sent').first()).toBeVisible();
    await app.close();
  }
});
