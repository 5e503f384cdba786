// Guards the revalidation planner in a browser: privacy, files, paper.
import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import { dayFields } from './support/fill-in';
import { hydrateUnseen } from './support/hydration';
import { test } from './support/test';

const PLANNER = '/tools/revalidation-planner/';
const NOW = '2066-11-22T10:00:00';

// A phone, on a day that stays the same.
test.use({ viewport: { width: 360, height: 740 } });

async function openPlanner(page: Page): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(PLANNER);
  await hydrateUnseen(page);
}

const year = (page: Page) => dayFields(page, 'When does your registration expire?').year;
const results = (page: Page) => page.getByRole('region', { name: 'Where you are' });
/** On the timeline. */
const dueDate = (page: Page) => results(page).getByRole('listitem').filter({ hasText: 'by 1 Apr 2067' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function giveMonth(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Month' }).selectOption('April');
  await year(page).fill('2067');
}

async function addLearning(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: /^Topic/ }).fill('Sepsis');
  await page.getByRole('textbox', { name: 'Hours', exact: true }).fill('3');
  await page.getByRole('textbox', { name: /participatory hours/ }).fill('0');
  await button(page, 'Add this learning').click();
}

async function showResults(page: Page): Promise<void> {
  await giveMonth(page);
  await button(page, 'Show where I am').click();
  await expect(page.getByRole('heading', { name: 'Where you are' })).toBeFocused();
}

async function textOf(download: Promise<Download>): Promise<string> {
  return readFile(await (await download).path(), 'utf8');
}

test('nothing that is entered leaves the device or gets into the address', async ({ page }) => {
  await openPlanner(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
  await addLearning(page);
  await showResults(page);
  await button(page, 'Remember on this device').click();
  for (const name of ['Save to a file', 'Add the dates to your calendar']) {
    const download = page.waitForEvent('download');
    await button(page, name).click();
    await download;
  }
  await button(page, 'Start again').click();
  // The pointer passes links, whose pages Gatsby prefetches; those addresses say nothing of what was entered.
  const isOwnFile = /^GET (blob:|http:\/\/localhost:\d+\/[\w/.-]+\.(json|js) $)/;
  expect(sent.filter((request) => !isOwnFile.test(request))).toEqual([]);
  await expect(page).toHaveURL(PLANNER);
  expect(await page.context().cookies()).toEqual([]);
});

test('a saved file is opened elsewhere; a wrong one changes nothing, and an opened one can be undone', async ({
  page,
}) => {
  await openPlanner(page);
  await addLearning(page);
  await giveMonth(page);
  const download = page.waitForEvent('download');
  await button(page, 'Save to a file').click();
  const text = await textOf(download);
  expect((await download).suggestedFilename()).toBe('revalidation-planner.json');
  expect(JSON.parse(text)).toMatchObject({ version: 1, data: { expiryYear: '2067', cpd: [{ topic: 'Sepsis' }] } });

  await page.reload();
  await hydrateUnseen(page);
  await year(page).fill('2068');
  const open = page.getByLabel('Open a file');
  const give = (content: string) =>
    open.setInputFiles({ name: 'file.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await give('%PDF-1.7');
  await expect(page.getByText(/^This file was not saved here/)).toBeVisible();
  await give(text.replace('revalidation-planner', 'maternity-planner'));
  await expect(page.getByText(/^This file belongs to another planner/)).toBeVisible();
  await give(text.replace('"hours": "3"', '"hours": 3'));
  await expect(page.getByText(/^This file is damaged/)).toBeVisible();
  await expect(year(page)).toHaveValue('2068');

  await give(text);
  await expect(page.getByText('The file is open.')).toBeVisible();
  await expect(year(page)).toHaveValue('2067');
  await expect(dueDate(page)).toBeVisible();
  await button(page, 'Undo').click();
  await expect(year(page)).toHaveValue('2068');
});

test('on paper there are the results, and no controls', async ({ page }) => {
  await openPlanner(page);
  await addLearning(page);
  await showResults(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table', { name: 'Your dates' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Sepsis/ })).toBeVisible();
  await expect(results(page).getByText('Have this beside you when you fill it in.')).toBeVisible();
  for (const hidden of [page.getByRole('button'), page.getByRole('textbox'), page.getByRole('banner')]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('heading', { name: 'A worked example' })).toBeHidden();
});
