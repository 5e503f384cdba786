import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { specified, specifiedFiles } from './support/edited-folder';
import { dialog, expandAll, field, goBack, openFile, reach, renameTo, save, saveThrough } from './support/editor-form';
import type { FakeGitea } from './support/fake-gitea';
import { FAULTS } from './support/host-refusals';
import { openPrices, PRICES, price, priced } from './support/price-form';
import { signIn, test, typeToken } from './support/published-editor';

const NMC = 'content/blog/nmc-revalidation/index.md';
const PICTURE = specifiedFiles()['content/blog/maternity-leave-uk/cover.png'] ?? Buffer.from('');
const RENAMED = 'content/blog/renewing-with-the-nmc/index.md';

test('says why a save failed, whatever the host answers, and saves on the next press without a reload', async ({
  page,
  address,
  gitea,
}) => {
  await signIn(page, address);
  await openPrices(page, address);
  await price(page).fill('598');
  for (const [fault, words] of FAULTS) {
    gitea.fault = fault;
    await save(page);
    await expect(dialog(page)).toContainText(words);
    await expect(dialog(page)).toContainText('What you typed is still in the form');
    await goBack(page);
    await expect(page.getByText('try again later')).toBeHidden();
    await expect(price(page)).toHaveValue('598');
    expect(gitea.text(PRICES)).toBe(specified(PRICES));
  }
  gitea.fault = undefined;
  await price(page).fill('599');
  await saveThrough(page);
  expect(gitea.text(PRICES)).toBe(priced(599));
  expect(gitea.commits).toHaveLength(2);
});

/** Saves once, loses the connection with the answer, and has it again. */
async function loseConnection(page: Page, gitea: FakeGitea): Promise<void> {
  gitea.fault = 'offline after it';
  await save(page);
  const lost = dialog(page).getByText('No answer came');
  const goOn = page.getByRole('button', { name: 'Save all the same' });
  await expect(goOn.or(lost)).toBeVisible();
  if (await goOn.isVisible()) await goOn.click();
  await expect(lost).toBeVisible();
  await goBack(page);
  gitea.fault = undefined;
  gitea.isOffline = false;
}

/** Opens the prices again and types another one. */
async function changePrice(page: Page, address: string, amount: number): Promise<void> {
  await openPrices(page, address);
  await price(page).fill(String(amount));
}

test('after an answer that was lost, knows its own commit, saves what is typed since, and overwrites nobody', async ({
  page,
  address,
  gitea,
}) => {
  await signIn(page, address);
  await openPrices(page, address);
  await price(page).fill('598');
  gitea.fault = 'answer lost';
  await saveThrough(page);
  gitea.fault = undefined;
  expect(gitea.text(PRICES)).toBe(priced(598));
  expect(gitea.commits).toHaveLength(2);

  // The connection was lost with the answer, and the same is saved once it is back.
  await changePrice(page, address, 599);
  await loseConnection(page, gitea);
  expect(gitea.text(PRICES)).toBe(priced(599));
  await saveThrough(page);
  expect(gitea.commits).toHaveLength(3);

  // Something else has been typed until it is back.
  await changePrice(page, address, 598);
  await loseConnection(page, gitea);
  await price(page).fill('597');
  await saveThrough(page);
  expect(gitea.text(PRICES)).toBe(priced(597));
  expect(gitea.commits).toHaveLength(5);

  // Somebody else has saved until it is back.
  await changePrice(page, address, 598);
  await loseConnection(page, gitea);
  const other = priced(590);
  gitea.write(PRICES, other);
  await save(page);
  await expect(page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' })).toBeVisible();
  expect(gitea.text(PRICES)).toBe(other);
});

async function rename(page: Page, address: string): Promise<void> {
  await signIn(page, address);
  await openFile(page, address, 'blog', 'nmc-revalidation/index');
  await renameTo(page, 'renewing-with-the-nmc');
}

function expectRenamed(gitea: FakeGitea): void {
  expect(gitea.commits).toHaveLength(2);
  expect(gitea.files.has(NMC)).toBe(false);
  expect(gitea.text(RENAMED)).toContain('aliases:\n  - nmc-revalidation\n');
}

test('takes a renaming whose answer was lost for saved', async ({ page, address, gitea }) => {
  await rename(page, address);
  gitea.fault = 'answer lost';
  await saveThrough(page);
  expectRenamed(gitea);
  await expect(page.getByRole('row', { name: /NMC revalidation without/ })).toHaveCount(1);
});

test('says that a renaming has arrived once the connection is back', async ({ page, address, gitea }) => {
  await rename(page, address);
  await loseConnection(page, gitea);
  await save(page);
  await expect(dialog(page)).toContainText(`the article has arrived: it is ${RENAMED}`);
  expectRenamed(gitea);
});

async function beginArticle(page: Page, address: string, title: string): Promise<void> {
  await openFile(page, address, 'blog', 'nmc-revalidation/index');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  // Until then the form is that of the article.
  await page.waitForURL(/#\/collections\/blog\/new$/);
  await field(page, 'title').getByRole('textbox').fill(title);
  await (await reach(page, 'draft')).getByRole('switch').click();
}

test('saves a new article once, whether the answer or the connection is lost', async ({ page, address, gitea }) => {
  const articles = (name: RegExp): string[] => [...gitea.files.keys()].filter((file) => name.test(file));
  await signIn(page, address);
  await beginArticle(page, address, 'Nights in your first winter');
  gitea.fault = 'answer lost';
  await saveThrough(page);
  gitea.fault = undefined;
  expect(gitea.commits).toHaveLength(2);
  expect(articles(/nights-in-your.*index\.md$/)).toHaveLength(1);

  await beginArticle(page, address, 'Days in your second summer');
  await loseConnection(page, gitea);
  await saveThrough(page);
  expect(gitea.commits).toHaveLength(3);
  expect(articles(/days-in-your.*index\.md$/)).toHaveLength(1);
});

test('saves a picture once where the connection was lost with the answer', async ({ page, address, gitea }) => {
  await signIn(page, address);
  await openFile(page, address, 'blog', 'nmc-revalidation/index');
  await field(page, 'body').getByRole('button', { name: 'Picture' }).click();
  const picture = dialog(page);
  await picture
    .locator('input[type=file]')
    .setInputFiles({ name: 'clock.png', mimeType: 'image/png', buffer: PICTURE });
  await picture.getByLabel(/^What it shows/).fill('A clock on a wall');
  await picture.getByRole('button', { name: 'Insert' }).click();
  await loseConnection(page, gitea);
  await saveThrough(page);
  expect(gitea.commits).toHaveLength(2);
  expect(gitea.text(NMC)).toContain('![A clock on a wall](./clock.png)');
  expect([...gitea.files.keys()].filter((file) => file.includes('clock'))).toEqual([
    'content/blog/nmc-revalidation/clock.png',
  ]);
});

test('goes on with an expired token, later or after signing in again, and loses nothing that is typed', async ({
  page,
  context,
  address,
  gitea,
}) => {
  await signIn(page, address);
  await openPrices(page, address);
  await price(page).fill('598');
  gitea.token = 'another-token';
  await save(page);
  await expect(dialog(page)).toContainText('You have been signed out');
  await goBack(page);
  await expect(price(page)).toHaveValue('598');
  gitea.token = 'a-token';
  await saveThrough(page);
  expect(gitea.text(PRICES)).toBe(priced(598));

  await changePrice(page, address, 599);
  gitea.token = 'another-token';
  await save(page);
  await expect(dialog(page)).toContainText('You have been signed out');
  const opening = context.waitForEvent('page');
  await dialog(page).getByRole('link', { name: 'Sign in in a new tab' }).click();
  const tab = await opening;
  await typeToken(tab, 'another-token');
  await tab.getByRole('button', { name: 'Create New Entry' }).first().waitFor();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Entry saved.').last()).toBeVisible();
  await page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });
  expect(gitea.text(PRICES)).toBe(priced(599));

  await changePrice(page, address, 600);
  await saveThrough(page);
  expect(gitea.text(PRICES)).toBe(priced(600));
});

test('keeps what is typed while it is saving, for the next press', async ({ page, address, gitea }) => {
  await signIn(page, address);
  await openPrices(page, address);
  await price(page).fill('598');
  let goOn = (): void => undefined;
  gitea.pause = new Promise((resolve) => {
    goOn = resolve;
  });
  const committing = page.waitForRequest((request) => request.method() === 'POST' && /\/contents$/.test(request.url()));
  await save(page);
  await committing;
  await expect(page.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await price(page).fill('599');
  await field(page, 'entries.0.name').getByRole('textbox').fill('Another name');
  goOn();
  await expect(page.getByText('Entry saved.').last()).toBeVisible();
  expect(gitea.text(PRICES)).toBe(priced(598));
  await expandAll(page);
  await expect(price(page)).toHaveValue('599');
  await saveThrough(page);
  expect(gitea.text(PRICES)).toContain('price: 599');
  expect(gitea.text(PRICES)).toContain('name: Another name');
});

test('leaves nothing in the browser after signing out', async ({ page, address }) => {
  await signIn(page, address);
  await openPrices(page, address);
  await price(page).fill('598');
  await page.waitForTimeout(1500);
  const kept = (): Promise<number> =>
    page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open('gitea:jane/website');
        opening.onsuccess = () => resolve(opening.result);
      });
      // How the panels are arranged is written again for the page for signing in.
      const stores = [...database.objectStoreNames].filter((store) => store !== 'ui-settings');
      const counts = stores.map(
        (store) =>
          new Promise<number>((resolve) => {
            const counting = database.transaction(store).objectStore(store).count();
            counting.onsuccess = () => resolve(counting.result);
          }),
      );
      database.close();
      return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    });
  expect(await kept()).toBeGreaterThan(10);
  page.on('dialog', (question) => void question.accept());
  await page.goto(`${address}#/collections/files`);
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).waitFor();
  expect(await kept()).toBe(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('a-token');
});

/** Deletes the open article, with a redirect, until `isDone`. */
async function deleteArticle(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
  const where = dialog(page).getByRole('combobox');
  const goOn = dialog(page).getByRole('button', { name: /^Delete (it|all the same)$/ });
  await expect(async () => {
    if (await goOn.isVisible()) {
      if (await where.isVisible()) await where.selectOption(postPath('maternity-leave-uk'));
      await goOn.click();
    }
    expect(await isDone()).toBe(true);
  }).toPass({ intervals: [50] });
}

test('deletes an article with a redirect from its address in one commit, whatever failed before', async ({
  page,
  address,
  gitea,
}) => {
  await signIn(page, address);
  await openFile(page, address, 'blog', 'nmc-revalidation/index');
  await reach(page, 'title');
  const fail = async (words: string): Promise<void> => {
    await deleteArticle(page, () => dialog(page).getByText(words).isVisible());
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  };
  gitea.write(NMC, specified(NMC).replace(/^date: .*$/m, 'date: 2023-09-06'));
  await fail(`${NMC} is not as it was when this page read it`);
  gitea.fault = 500;
  await fail('answered with an error (500), which usually passes. Try to delete again in a few minutes');
  expect(gitea.commits).toHaveLength(2);
  gitea.fault = 'offline after it';
  await fail('No answer came; the connection may be down. Try to delete again once it is back');
  gitea.fault = undefined;
  gitea.isOffline = false;
  const form = page.getByRole('group', { name: 'Content Editor' });
  await deleteArticle(page, async () => !(await form.isVisible()));
  expect([...gitea.files.keys()].filter((file) => file.includes('/nmc-revalidation/'))).toEqual([]);
  expect(gitea.text('content/redirects.yaml')).toContain(
    `- from: ${postPath('nmc-revalidation')}\n  to: ${postPath('maternity-leave-uk')}\n`,
  );
  expect(gitea.commits).toHaveLength(3);
});
