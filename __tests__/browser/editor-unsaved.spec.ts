import { expect, type Page } from '@playwright/test';
import { openEditor, readBytes, readText, specifiedFiles } from './support/edited-folder';
import {
  dialog,
  field,
  keptNotice,
  openArticle,
  saveThrough,
  test,
  typeAndKeep,
  UNTIL_KEPT,
} from './support/editor-form';

const SLUG = 'nmc-revalidation';
const NMC = `content/blog/${SLUG}/index.md`;
const PICTURE = specifiedFiles()['content/blog/maternity-leave-uk/cover.png'] ?? Buffer.from('');

/** Opens an article and changes its title. */
async function typeTitle(page: Page, address: string): Promise<void> {
  page.on('dialog', (question) => void question.accept());
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  await typeAndKeep(page, 'title', 'Revalidation without panic');
}

/** Leaves the open form as a person does. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });
}

test.use({ viewport: { width: 390, height: 844 } });

test('names on a phone what is not saved once its form is left, and saves it with its picture', async ({
  page,
  address,
}) => {
  await typeTitle(page, address);
  await field(page, 'body').getByRole('button', { name: 'Picture' }).click();
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'clock.png', mimeType: 'image/png', buffer: PICTURE });
  await dialog(page)
    .getByLabel(/^What it shows/)
    .fill('A clock on a wall');
  await dialog(page).getByRole('button', { name: 'Insert' }).click();
  await leave(page);
  await page.waitForTimeout(UNTIL_KEPT);

  await keptNotice(page).getByRole('link', { name: 'Revalidation without panic' }).click();
  await expect(keptNotice(page)).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Bring it back' }).click();
  await saveThrough(page);
  await page.waitForTimeout(UNTIL_KEPT);
  await expect(keptNotice(page)).toBeHidden();
  expect(await readText(page, NMC)).toContain('![A clock on a wall](./clock.png)');
  expect(await readBytes(page, `content/blog/${SLUG}/clock.png`)).toEqual(PICTURE);
});

test('shows what was typed in an article that is gone, and keeps a new article from its duplicate', async ({
  page,
  address,
}) => {
  await typeTitle(page, address);
  await leave(page);
  await page.evaluate(async (slug) => {
    const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('project');
    const blog = await (await root.getDirectoryHandle('content')).getDirectoryHandle('blog');
    await blog.removeEntry(slug, { recursive: true });
  }, SLUG);
  await page.goto(`${address}#/collections/blog/new`);
  await typeAndKeep(page, 'title', 'Nights in your first winter');
  await leave(page);

  await keptNotice(page).getByRole('button', { name: 'Revalidation without panic' }).click();
  await expect(dialog(page)).toContainText('deleted or renamed since');
  await expect(dialog(page)).toContainText('An email arrives from the Nursing');
  await dialog(page).getByRole('button', { name: 'Discard it' }).click();
  await expect(keptNotice(page)).not.toContainText('Revalidation without panic');

  await openArticle(page, address, 'maternity-leave-uk');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(dialog(page)).toContainText('keeps "Nights in your first winter"');
  await dialog(page).getByRole('button', { name: 'Back to the form' }).click();
  await page.goto(`${address}#/collections/blog/new`);
  await dialog(page).getByRole('button', { name: 'Bring it back' }).click();
  await expect(field(page, 'title').getByRole('textbox')).toHaveValue('Nights in your first winter');
});
