import { expect, type Page } from '@playwright/test';
import { openEditor, readText, specified } from './support/edited-folder';
import { dialog, test as folderTest, saveThrough } from './support/editor-form';
import { openPrices, PRICES, price, priced } from './support/price-form';
import { signIn, test } from './support/published-editor';

const CHEAPER = priced(598);

/** Opens the save of a day in the history. */
async function chooseVersion(page: Page, index: number): Promise<void> {
  await page.getByRole('radio', { name: 'History' }).click();
  await page
    .getByRole('button', { name: /^(Jane|Ada) / })
    .nth(index)
    .click();
}

/** Takes the version that is shown; the form closes once the editor has read the file again. */
async function bringBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Bring this version back' }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
}

test('brings a version of a file back as a new save, but not over what is typed', async ({ page, address, gitea }) => {
  await signIn(page, address);
  await openPrices(page, address);
  await price(page).fill('598');
  await saveThrough(page);

  await openPrices(page, address);
  await chooseVersion(page, 0);
  await expect(dialog(page)).toContainText('This is the version that you see');
  await page.keyboard.press('Escape');

  await price(page).fill('599');
  await page
    .getByRole('button', { name: /^Jane / })
    .nth(1)
    .click();
  await expect(dialog(page)).toContainText('The form holds changes that are not saved.');
  await page.keyboard.press('Escape');
  await price(page).fill('598');

  await page
    .getByRole('button', { name: /^Jane / })
    .nth(1)
    .click();
  await expect(dialog(page)).toContainText(`${PRICES}, saved by Jane.`);
  await expect(dialog(page).locator('pre')).toContainText('price: 597');
  await bringBack(page);
  await expect.poll(() => gitea.text(PRICES)).toBe(specified(PRICES));
  expect(gitea.commits).toHaveLength(3);

  await openPrices(page, address);
  await expect(price(page)).toHaveValue('597');
  await price(page).fill('591');
  await saveThrough(page);
  expect(gitea.text(PRICES)).toContain('price: 591');
});

test('says so when a version cannot be had, and brings one back once', async ({ page, address, gitea }) => {
  gitea.write(PRICES, CHEAPER);
  await signIn(page, address);
  await openPrices(page, address);
  await page.getByRole('radio', { name: 'History' }).click();
  gitea.isOffline = true;
  await page
    .getByRole('button', { name: /^Jane / })
    .nth(1)
    .click();
  await expect(dialog(page)).toContainText('This version cannot be shown');
  await page.keyboard.press('Escape');
  gitea.isOffline = false;
  expect(gitea.text(PRICES)).toBe(CHEAPER);

  // The connection is lost with the answer to the save.
  const chooseFirst = (): Promise<void> =>
    page
      .getByRole('button', { name: /^Jane / })
      .nth(1)
      .click();
  await chooseFirst();
  gitea.fault = 'offline after it';
  await page.getByRole('button', { name: 'Bring this version back' }).click();
  await expect(dialog(page)).toContainText('No answer came; the connection may be down. Try it again');
  await page.keyboard.press('Escape');
  gitea.fault = undefined;
  gitea.isOffline = false;
  await chooseFirst();
  await expect(dialog(page)).toContainText('This is the version that you see');
  expect(gitea.text(PRICES)).toBe(specified(PRICES));
  expect(gitea.commits).toHaveLength(3);
});

folderTest('brings a version back that git has, in a folder of this computer', async ({ page, address }) => {
  const sha = 'a'.repeat(40);
  await page.route('**/edit/versions?*', (route) => {
    const asked = new URL(route.request().url()).searchParams;
    expect(asked.get('path')).toBe(PRICES);
    return asked.has('sha')
      ? route.fulfill({ body: CHEAPER })
      : route.fulfill({ json: [{ sha, date: '2026-01-05T10:00:00Z', authorName: 'Ada' }] });
  });
  await openEditor(page, address);
  await openPrices(page, address);
  await chooseVersion(page, 0);
  await expect(dialog(page)).toContainText('The version of 5 January 2026');
  await bringBack(page);
  await expect.poll(() => readText(page, PRICES)).toBe(CHEAPER);
  await openPrices(page, address);
  await expect(price(page)).toHaveValue('598');
});
