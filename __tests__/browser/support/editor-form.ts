import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { serveEditor } from '../../../scripts/edit';
import { buildEditor } from '../../../src/editor/build-editor';
import { test as plainTest } from './test';

/** Tests with the address of an editor, which each process of Playwright builds and serves once. */
export function editorTest(build: (folder: string) => Promise<void>, headers: Readonly<Record<string, string>> = {}) {
  return plainTest.extend<object, { readonly address: string }>({
    address: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from the pattern
      async ({}, use) => {
        const folder = await mkdtemp(path.join(os.tmpdir(), 'editor-'));
        await build(folder);
        const server = await serveEditor(folder, 0, headers);
        const listening = server.address();
        await use(`http://localhost:${typeof listening === 'object' ? listening?.port : ''}/edit/`);
        server.close();
        await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker' },
    ],
  });
}

/** Tests of the editor of a folder. */
export const test = editorTest(buildEditor);

/** The part of the form for one field. */
export function field(page: Page, keyPath: string): Locator {
  return page.locator(`section.field[data-key-path="${keyPath}"]`);
}

/** A field further down; the form is made while one scrolls. */
export async function reach(page: Page, keyPath: string): Promise<Locator> {
  const wanted = field(page, keyPath);
  await expect(async () => {
    await page.locator('section.field').last().scrollIntoViewIfNeeded();
    expect(await wanted.isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
  await wanted.scrollIntoViewIfNeeded();
  return wanted;
}

/** Unfolds the groups that hold a field; entries of lists have a button of their own. */
async function unfold(page: Page, keyPath: string): Promise<void> {
  const steps = keyPath.split('.');
  for (const depth of steps.keys()) {
    const group = page.locator(
      `section.field[data-field-type=object][data-key-path="${steps.slice(0, depth).join('.')}"]`,
    );
    const button = group.getByRole('button', { name: 'Expand', exact: true }).first();
    if (await button.isVisible()) await button.click();
  }
}

/** Where a text or a number is typed. */
export async function input(page: Page, keyPath: string): Promise<Locator> {
  await unfold(page, keyPath);
  return (await reach(page, keyPath)).locator('input, textarea').first();
}

/** Opens the form of a file from its list, as an author does; from form to form the editor would leave it empty. */
export async function openFile(page: Page, address: string, collection: string, name: string): Promise<void> {
  await page.goto(`${address}#/collections/${collection}`);
  await page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });
  await page.goto(`${address}#/collections/${collection}/entries/${name}`);
  await page.locator('section.field').first().waitFor();
}

/** Unfolds the entries of the first list; while the form is made, they may unfold by themselves and disable the button. */
export async function expandAll(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Expand All' }).first();
  await expect(async () => {
    if ((await button.isVisible()) && (await button.isEnabled())) await button.click({ timeout: 1_000 });
  }).toPass();
}

/** Opens the form of an article. */
export async function openArticle(page: Page, address: string, slug: string): Promise<void> {
  await openFile(page, address, 'blog', `${slug}/index`);
  await field(page, 'title').getByRole('textbox').waitFor();
}

/** Where the text of an article is typed. */
export const articleText = (page: Page): Locator => field(page, 'body').getByRole('textbox');

/** Begins a paragraph at the end of the text of an article. */
export async function newParagraph(page: Page): Promise<void> {
  await articleText(page).press('ControlOrMeta+End');
  await page.keyboard.insertText('\n\n');
}

/** How long the editor waits before it keeps what is typed, in milliseconds, and some more. */
export const UNTIL_KEPT = 1_000;

/** Types as a person does, since the editor keeps only what a person has typed, and waits until that is kept. */
export async function typeAndKeep(page: Page, keyPath: string, text: string): Promise<void> {
  await field(page, keyPath).getByRole('textbox').press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
  await page.waitForTimeout(UNTIL_KEPT);
}

/** What says that something is typed and not saved. */
export const keptNotice = (page: Page): Locator => page.getByRole('status').filter({ hasText: 'Not saved yet' });

/** Gives the open article another address, which is not saved yet. */
export async function renameTo(page: Page, slug: string): Promise<void> {
  await page.getByRole('radio', { name: 'Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.getByRole('textbox', { name: 'Slug' }).fill(slug);
  await page.keyboard.press('Enter');
}

/** Presses "Save". */
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The editor's question above the page. */
export const dialog = (page: Page): Locator =>
  page.getByRole('dialog').filter({ has: page.locator('#editor-dialog-title') });

/** Answers the editor's question by going back to the form. */
export async function goBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(dialog(page)).toBeHidden();
}

/** Saves, past warnings and the checklist of an article that is published; the editor then leaves the form. */
export async function saveThrough(page: Page): Promise<void> {
  const form = page.getByRole('group', { name: 'Content Editor' });
  const goOn = page.getByRole('button', { name: /^(Save all the same|Publish)$/ });
  await save(page);
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click();
    expect(await form.isVisible()).toBe(false);
  }).toPass({ intervals: [50] });
  await expect(page.getByText('Entry saved.').last()).toBeVisible();
}
