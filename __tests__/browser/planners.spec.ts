// Guards the planners: privacy, files, first view on a phone, large text, and use without script.
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { addStyle } from './support/add-style';
import { IS_FULL } from './support/any-site';
import { holdBack, hydrateUnseen, openWithLoader } from './support/hydration';
import { fillDay, openAnswers, openPlanner, PLANNERS } from './support/planners';
import { test } from './support/test';

const button = (page: Page | Locator, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Clicks a button that saves a file, and reads the file. */
async function saved(page: Page, press: Locator): Promise<{ readonly name: string; readonly text: string }> {
  const coming = page.waitForEvent('download');
  await press.click();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

for (const { name: planner, submit, results } of PLANNERS.slice(0, IS_FULL ? undefined : 1)) {
  test(`answers of the ${planner} stay on the device and reopen from a file`, async ({ page }) => {
    await openPlanner(page, planner);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await openAnswers(page, planner);
    const field = page.getByRole('main').getByRole('textbox').first();
    await field.pressSequentially('1');
    await field.press('Backspace');
    await button(page, submit).click();
    await expect(page.getByRole('heading', { name: results, exact: true })).toBeFocused();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await page.getByRole('checkbox', { name: /gives nothing away/ }).check();
    const calendar = await saved(page, button(page, 'Add the dates to your calendar').first());
    expect(calendar.text).toContain('BEGIN:VEVENT');
    expect(calendar.text).not.toMatch(/SUMMARY:.*(NMC|[Vv]isa|[Mm]aternity|baby|preceptor)/);
    const file = await saved(page, button(page, 'Save to a file'));
    expect(file.name).toBe(`${planner}.json`);
    await button(page, 'Remember on this device').click();
    await button(page, 'Start again').click();
    // Gatsby prefetches the pages of links under the pointer; their URLs contain no answers.
    const isOwnFile = /^GET (blob:|http:\/\/localhost:\d+\/[\w/.-]+\.(json|js) $)/;
    expect(sent.filter((request) => !isOwnFile.test(request))).toEqual([]);
    await expect(page).toHaveURL(`/tools/${planner}/`);
    expect(await page.context().cookies()).toEqual([]);

    await page.reload();
    await hydrateUnseen(page);
    const buffer = Buffer.from(file.text);
    await page.getByLabel('Open a file').setInputFiles({ name: file.name, mimeType: 'application/json', buffer });
    await expect(page.getByText('The file is open.')).toBeVisible();
    await expect(page.getByRole('heading', { name: results, exact: true })).toBeVisible();
  });
}

test('a loading notice is visible until a kept plan has loaded', async ({ page }) => {
  await openPlanner(page, 'first-year-planner');
  const opening = page.getByText('Opening your plan…');
  await expect(opening).toBeHidden();
  await openAnswers(page, 'first-year-planner');
  await button(page, 'Remember on this device').click();
  const release = await holdBack(page, '**/app-*.js');
  await page.reload({ waitUntil: 'commit' });
  await expect(opening).toBeVisible();
  release();
  await expect(page.getByText(/^Your plan, saved/)).toBeVisible();
  await expect(opening).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ['clipboard-read', 'clipboard-write'] });

  test('the next step with its letter and calendar entry is in view', async ({ page }) => {
    await page.clock.setFixedTime('2026-01-12T10:00:00Z');
    await page.goto('/tools/maternity-planner/');
    // GOV.UK's published case for 2026, five days before the employer must know.
    await fillDay(page, 'When is your baby due?', '2026-05-01');
    await fillDay(page, 'First day of leave', '2026-05-01');
    await fillDay(page, 'When did you start with this employer?', '2020-01-06');
    await page.getByLabel('On which day of the month does your pay come?').fill('31');
    await page.getByLabel('Average weekly pay before tax').fill('1000');
    await page
      .getByRole('group', { name: /NHS employer on Agenda for Change/ })
      .getByLabel('No')
      .check();
    await button(page, 'Work out my dates and pay').click();
    await expect(page.getByRole('status').filter({ hasText: '£11,812.56' })).toHaveCount(1);
    const next = page.getByRole('region', { name: /^Tell your employer by Saturday 17.January.2026/ });
    await expect(next.getByText('in 5 days')).toBeInViewport();
    await button(next, 'Copy the letter').click();
    await expect(next.getByRole('status')).toHaveText(/^Copied/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('1 May 2026');
    const { text } = await saved(page, button(next, 'Add to calendar'));
    expect(text.match(/BEGIN:VEVENT[\s\S]*?END:VEVENT/g)).toEqual([
      expect.stringContaining('DTSTART;VALUE=DATE:20260117'),
    ]);
    // The month of birth keeps the dates of two pregnancies apart.
    expect(text).toMatch(/^UID:.*2026-05/m);
    await page.getByRole('link', { name: 'Change your answers' }).click();
    await expect(page.getByRole('heading', { name: 'Your answers' })).toBeFocused();
  });

  test('the dates of the first-year planner stand above its checklist', async ({ page }) => {
    await openPlanner(page, 'first-year-planner');
    await openAnswers(page, 'first-year-planner');
    const plan = page.getByRole('region', { name: 'Your first year' });
    const top = async (name: string): Promise<number> =>
      (await plan.getByRole('heading', { name, exact: true }).boundingBox())?.y ?? Number.NaN;
    const dates = await top('Your dates');
    expect(dates - (await top('Your first year'))).toBeLessThan(844);
    expect(await top('Your checklist')).toBeGreaterThan(dates);
    const { text } = await saved(page, button(plan, 'Add the dates to your calendar'));
    const calendar = text.replace(/\r\n /g, '');
    expect(calendar).toMatch(/UID:first-year-firstMeeting@.*\r\nDTSTAMP:.*\r\nDTSTART;VALUE=DATE:20270117/);
    expect(calendar).toContain('crash trolley');
    expect(calendar).not.toContain('ID badge');
  });
});

test.describe('with text at 200% on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('an early submission of an empty form lists the missing answers, with links that lead to them', async ({
    page,
  }) => {
    await openWithLoader(page, '/tools/maternity-planner/');
    await addStyle(page, 'html { font-size: 200% !important; }');
    await button(page, 'Work out my dates and pay').click();
    const alert = page.getByRole('alert', { name: 'Please check these answers' });
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('heading')).toBeInViewport({ ratio: 1 });
    for (const question of ['When is your baby due', 'On which day of the month', 'Is this an NHS employer']) {
      await alert.getByRole('link', { name: question }).click();
      await expect(page.locator('legend, label').filter({ hasText: question }).first()).toBeInViewport();
      await expect(page.locator('input:focus')).toHaveCount(1);
      const header = await page.getByRole('banner').boundingBox();
      const words = await page.locator('legend, label').filter({ hasText: question }).first().boundingBox();
      expect((words?.y ?? 0) + (words?.height ?? 0) / 2).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    }
  });

  test('the outcome of an action appears in view beside its button', async ({ page }) => {
    await openPlanner(page, 'revalidation-planner');
    await openAnswers(page, 'revalidation-planner');
    await addStyle(page, 'html { font-size: 200% !important; }');
    await page.getByRole('textbox', { name: /^Topic/ }).fill('Falls');
    await button(page, 'Add this learning').click();
    await expect(page.getByText('Added: Falls.')).toBeInViewport();
    await expect(page.getByRole('textbox', { name: /^Topic/ })).toBeFocused();
    const remove = button(page, 'Remove Study day on diabetes');
    await remove.click();
    await expect(page.getByText('Removed: Study day on diabetes.')).toBeInViewport();
    const save = button(page, 'Save to a file');
    await save.click();
    await expect(page.getByText(/^Your browser has been asked to save/)).toBeInViewport();
    await expect(save).toBeInViewport();
  });
});

test('an entry begun before React starts follows those that the browser has kept', async ({ page }) => {
  const kept = await readFile('__tests__/fixtures/saved-files/revalidation-planner.json', 'utf8');
  await page.addInitScript((text) => localStorage.setItem('tool:revalidation-planner', text), kept);
  await openWithLoader(page, '/tools/revalidation-planner/');
  const topic = page.getByRole('textbox', { name: /^Topic/ });
  await topic.pressSequentially('Falls');
  await expect(button(page, 'Change Study day on diabetes')).toBeVisible();
  await topic.pressSequentially(' at night');
  await expect(topic).toHaveValue('Falls at night');
  await button(page, 'Add this learning').click();
  await expect(button(page, 'Change Falls at night')).toBeVisible();
  await expect(topic).toBeFocused();
  await expect(topic).toHaveValue('');
});

test('the parts of a date stand beside each other in half a form', async ({ page }) => {
  await page.goto('/tools/revalidation-planner/');
  const parts = page.getByRole('group', { name: 'Date', exact: true }).getByRole('textbox');
  const tops = await parts.evaluateAll((all) => all.map((part) => part.getBoundingClientRect().top));
  expect(tops).toEqual([tops[0], tops[0], tops[0]]);
});

test('the results and calendar of an open plan follow the date', async ({ page }) => {
  await openPlanner(page, 'revalidation-planner');
  await openAnswers(page, 'revalidation-planner');
  await expect(page.getByText('Due in 126 days')).toBeVisible();
  for (const [day, event] of [
    [5, 'visibilitychange'],
    [6, 'pageshow'],
    [7, 'focus'],
  ] as const) {
    await page.clock.setFixedTime(`2027-02-0${day}T10:00:00Z`);
    await page.evaluate((name) => document.dispatchEvent(new Event(name, { bubbles: true })), event);
    await expect(page.getByText(`Due in ${60 - day} days`)).toBeVisible();
  }
  const calendar = await saved(page, button(page, 'Add the dates to your calendar').first());
  expect(calendar.text).not.toMatch(/DTSTART;VALUE=DATE:(2026|202701|2027020[1-6])/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the worked example replaces the form', async ({ page }) => {
    for (const { name, submit } of PLANNERS) {
      await page.goto(`/tools/${name}/`);
      await expect(button(page, submit)).toBeHidden();
      await expect(page.getByRole('region', { name: 'A worked example' })).toBeVisible();
    }
    await page.goto('/tools/maternity-planner/');
    const example = page.getByRole('region', { name: 'A worked example' });
    await expect(example.getByText('£16,224')).toBeVisible();
    await example.locator('summary').filter({ hasText: 'Every figure, as tables' }).click();
    await expect(example.getByRole('table', { name: 'Pay week by week' })).toContainText('£16,223.92');
  });
});
