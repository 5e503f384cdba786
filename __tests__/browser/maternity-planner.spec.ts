// Guards the maternity planner in a browser: the published case, letters, no script.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { fillDay } from './support/fill-in';
import { test } from './support/test';

const PATH = '/tools/maternity-planner/';
const SUBMIT = 'Work out my dates and pay';

/** The published case of GOV.UK for 2026. */
const PUBLISHED = {
  'When is your baby due?': '2026-05-01',
  'First day of leave': '2026-05-01',
  'When did you start with this employer?': '2020-01-06',
  'On which day of the month does your pay come?': '31',
  'Average weekly pay before tax': '1000',
};

const nhs = (page: Page) => page.getByRole('group', { name: /NHS employer on Agenda for Change/ });

async function answer(page: Page, isNhs = false): Promise<void> {
  for (const [label, value] of Object.entries(PUBLISHED)) {
    if (value.includes('-')) await fillDay(page, label, value);
    else await page.getByLabel(label).fill(value);
  }
  await nhs(page)
    .getByLabel(isNhs ? 'Yes' : 'No')
    .check();
  if (isNhs) await fillDay(page, 'When did your NHS service begin?', '2023-02-06');
}

async function workOut(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: SUBMIT }).click();
  const plan = page.getByRole('region', { name: 'Your plan' });
  await expect(plan.getByRole('heading', { name: 'Your plan' })).toBeFocused();
  return plan;
}

/** Unfolds what is folded away. */
async function unfold(plan: Locator): Promise<void> {
  for (const title of ['All dates, and what each means', 'Every figure, as tables']) {
    await plan.locator('summary').filter({ hasText: title }).click();
  }
}

const rowOf = (plan: Locator, table: string, name: string) =>
  plan
    .getByRole('table', { name: table })
    .getByRole('row')
    .filter({ has: plan.page().getByRole('rowheader', { name }) });

/** Every request after the page has come that is more than the reading of the site's own files. */
function watchRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isFile = request.method() === 'GET' && url.search === '' && !url.protocol.startsWith('blob');
    if (!isFile && url.protocol !== 'blob:') requests.push(`${request.method()} ${url.href}`);
  });
  return requests;
}

test('the published case: dates, pay, nothing sent, nothing in the address, nothing kept', async ({ page }) => {
  const requests = watchRequests(page);
  await page.goto(PATH);
  await answer(page);
  const plan = await workOut(page);
  await expect(page.getByRole('status').filter({ hasText: '£11,812.56' })).toHaveCount(1);
  await unfold(plan);
  const dates = (name: string) => rowOf(plan, 'All dates, and what each means', name).locator('time').first();
  await expect(dates('Week your baby is due')).toHaveAttribute('datetime', '2026-04-26');
  await expect(dates('Qualifying week')).toHaveAttribute('datetime', '2026-01-11');
  await expect(dates('Tell your employer by')).toHaveAttribute('datetime', '2026-01-17');
  await expect(dates('Earliest first day of leave')).toHaveAttribute('datetime', '2026-02-08');
  await expect(dates('MATB1 from')).toHaveAttribute('datetime', '2025-12-07');
  await expect(dates('Ask for pay by')).toHaveAttribute('datetime', '2026-04-03');
  await expect(dates('A pregnancy-related absence starts leave from')).toHaveAttribute('datetime', '2026-03-29');
  await expect(dates('Ordinary leave ends')).toHaveAttribute('datetime', '2026-10-29');
  await expect(dates('Additional leave ends')).toHaveAttribute('datetime', '2027-04-29');
  await expect(dates('Statutory pay ends')).toHaveAttribute('datetime', '2027-01-28');
  const total = rowOf(plan, 'Pay week by week', 'Whole leave').locator('data');
  await expect(total).toHaveAttribute('value', '11812.56');
  await expect(total).toHaveText('£11,812.56');
  expect(requests).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(PATH);
  expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0);
  // Gatsby keeps how far a page was scrolled for the length of the visit.
  const kept = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => !key.startsWith('@@scroll')));
  expect(kept).toEqual([]);
});

test.describe('five days before the employer has to know', () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('the next step is on the first screen; its letter is copied, its date goes into the calendar', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-01-12T10:00:00');
    await page.goto(PATH);
    await answer(page, true);
    const plan = await workOut(page);
    const next = plan.getByRole('region', { name: /^Tell your employer by Saturday 17.January.2026/ });
    await expect(next.getByText('in 5 days')).toBeInViewport();
    await next.getByRole('button', { name: 'Copy the letter' }).click();
    await expect(next.getByRole('status')).toHaveText(/^Copied/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/1 May 2026[\s\S]*work for the NHS/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      next.getByRole('button', { name: 'Add to calendar' }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('DTSTART;VALUE=DATE:20260117');
    await plan.getByRole('link', { name: 'Change your answers' }).click();
    await expect(page.getByRole('heading', { name: 'Your answers' })).toBeFocused();
  });
});

test('without script: the explanation, the worked example and the official links', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(PATH);
  await expect(page.getByRole('button', { name: SUBMIT })).toBeHidden();
  const example = page.getByRole('region', { name: 'A worked example' });
  await expect(example.getByText('£16,224')).toBeVisible();
  await example.locator('summary').filter({ hasText: 'Every figure, as tables' }).click();
  await expect(example.getByRole('table', { name: 'Pay week by week' })).toContainText('£16,223.92');
  await expect(page.getByRole('link', { name: 'calculator', exact: true })).toBeVisible();
  await context.close();
});
