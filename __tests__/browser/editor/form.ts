import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { serveEditor } from '../../../scripts/edit';
import { buildEditor } from '../../../src/editor/build-editor';
import { test as plainTest, takeOut } from '../support/test';

const REQUESTS_OF_SVELTIA =
  /(font-src https:\/\/cdn\.jsdelivr\.net|connect-src https:\/\/(unpkg\.com|www\.githubstatus\.com))\//;

/** A list is left before its thumbnails are drawn. */
const LEFT_BY_SVELTIA = /Failed to decode image/;

/** Tests with an editor's URL; each Playwright worker builds and serves one. */
export function editorTest(build: (folder: string) => Promise<void>) {
  return plainTest.extend<{ readonly ending: undefined }, { readonly address: string }>({
    // Sveltia requests fonts it already has, its latest version and GitHub's status; the policy blocks them.
    ending: [
      async ({ page, violations, errors }, use) => {
        await use(undefined);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        takeOut(violations, REQUESTS_OF_SVELTIA);
        takeOut(errors, LEFT_BY_SVELTIA);
      },
      { auto: true },
    ],
    address: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of other fixtures from the pattern
      async ({}, use) => {
        const folder = await mkdtemp(path.join(os.tmpdir(), 'editor-'));
        await build(folder);
        const server = await serveEditor(folder, 0);
        const listening = server.address();
        await use(`http://localhost:${typeof listening === 'object' ? listening?.port : ''}/edit/`);
        server.close();
        await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker' },
    ],
  });
}

/** Tests of the editor on a local folder. */
export const test = editorTest(buildEditor);

/** The form's part for one field. */
export function field(page: Page, keyPath: string): Locator {
  return page.locator(`section.field[data-key-path="${keyPath}"]`);
}

/** A field further down; the form renders while scrolling. */
export async function reach(page: Page, keyPath: string): Promise<Locator> {
  const wanted = field(page, keyPath);
  await expect(async () => {
    await page.locator('section.field').last().scrollIntoViewIfNeeded();
    expect(await wanted.isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
  await wanted.scrollIntoViewIfNeeded();
  return wanted;
}

const LISTS = { blog: /Articles/, files: /Prices, services and settings/, pages: /Pages/ };

/**
 * Opens a file's form from its list, as an author does. Going from form to form would leave it empty, and two URLs at once
 * would render it twice.
 */
export async function openFile(
  page: Page,
  address: string,
  collection: keyof typeof LISTS,
  name: string,
): Promise<void> {
  await page.goto(`${address}#/collections/${collection}`);
  await page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });
  await page.getByRole('main', { name: LISTS[collection] }).waitFor();
  await page.goto(`${address}#/collections/${collection}/entries/${name}`);
  await page.locator('section.field').first().waitFor();
}

/** Expands the first list's entries; while the form renders, they may expand by themselves and disable the button. */
export async function expandAll(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Expand All' }).first();
  await expect(async () => {
    if (await button.isEnabled({ timeout: 1_000 })) await button.click({ timeout: 1_000 });
    await expect(button).toBeDisabled({ timeout: 1_000 });
  }).toPass();
}

/** Opens an article's form. */
export async function openArticle(page: Page, address: string, slug: string): Promise<void> {
  await openFile(page, address, 'blog', `${slug}/index`);
  await field(page, 'title').getByRole('textbox').waitFor();
}

/** The input for an article's text. */
export const articleText = (page: Page): Locator => field(page, 'body').getByRole('textbox');

/** Presses "Save". */
export const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Save', exact: true }).click();

/** The content check's findings on the open form. */
export const findings = (page: Page): Locator => field(page, 'contentCheck');

/** Saves; the editor then closes the form. */
export async function saveThrough(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
  await expect(page.getByText('Entry saved.').last()).toBeVisible();
}
