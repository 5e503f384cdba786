// Guards the first-year planner in a browser: the order on a phone, the calendar file, no script.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { fillDay } from './support/fill-in';
import { test } from './support/test';

const PATH = '/tools/first-year-planner/';

/** Days far ahead, so that nothing has passed whenever the test runs. */
async function answer(page: Page): Promise<Locator> {
  await fillDay(page, 'What is your first day at work?', '2067-01-10');
  await page
    .getByRole('group', { name: /^Do you have your NMC PIN/ })
    .getByLabel('Yes')
    .check();
  await fillDay(page, 'When did you join the register?', '2066-12-14');
  await page.getByLabel('How many hours a week does your contract say?').fill('30');
  await page
    .getByRole('group', { name: /^Does your employer sponsor/ })
    .getByLabel('Yes')
    .check();
  await page.getByRole('button', { name: 'Plan my first year' }).click();
  const plan = page.getByRole('region', { name: 'Your first year' });
  await expect(plan.getByRole('heading', { name: 'Your first year' })).toBeFocused();
  return plan;
}

const badge = (plan: Locator): Locator => plan.getByRole('checkbox', { name: /ID badge/ });

test('on a phone the dates come before the checklist, of which only the next part is unfolded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PATH);
  const plan = await answer(page);
  const top = async (name: string): Promise<number> =>
    (await plan.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
  const start = await top('Your first year');
  expect((await top('Your dates')) - start).toBeLessThan(844);
  expect(await top('Your checklist')).toBeGreaterThan(await top('Your dates'));
  await expect(badge(plan)).toBeVisible();
  await expect(plan.getByRole('checkbox', { name: /name of your preceptor/ })).toBeHidden();
});

test('the calendar has the days to come and the tasks that are not done, with titles that give nothing away', async ({
  page,
}) => {
  await page.goto(PATH);
  const plan = await answer(page);
  await badge(plan).check();
  await plan.getByRole('checkbox', { name: /gives nothing away/ }).check();
  const download = page.waitForEvent('download');
  await plan.getByRole('button', { name: 'Add the dates to your calendar' }).click();
  const calendar = (await readFile(await (await download).path(), 'utf8')).replace(/\r\n /g, '');
  expect((await download).suggestedFilename()).toBe('first-year-in-the-uk.ics');
  expect(calendar).toMatch(/UID:first-year-firstMeeting@.*\r\nDTSTAMP:.*\r\nDTSTART;VALUE=DATE:20670123/);
  expect(calendar).toMatch(/DTSTART;VALUE=DATE:20670110\r\n.*\r\nSUMMARY:A date to keep in mind/);
  expect(calendar).toContain('First day: your checklist');
  expect(calendar).toContain('crash trolley');
  expect(calendar).not.toContain('ID badge');
  expect(calendar).not.toMatch(/SUMMARY:.*(NMC|[Vv]isa|preceptor)/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the example says it all', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByRole('button', { name: 'Plan my first year' })).toBeHidden();
    await expect(page.getByText('First preceptor meeting').first()).toBeVisible();
    await expect(page.getByText('Get your ID badge', { exact: false })).toBeVisible();
  });
});
