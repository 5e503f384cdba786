import { mkdtemp, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serveEditor } from '../../scripts/edit';
import type { EditorHost } from '../../src/content-model/editor-host';
import { publishEditor } from '../../src/editor/publish-editor';
import { unlistedFolders } from '../../src/gatsby/host-options';
import { specified } from './support/edited-folder';
import { dialog, expandAll, field, openFile, save, saveThrough } from './support/editor-form';
import { FakeGitea } from './support/fake-gitea';

const PRICES = 'content/pricing.yaml';
const NMC = 'content/blog/nmc-revalidation/index.md';
const GITEA = 'https://git.example.org';
const HOST: EditorHost = { host: 'gitea', repo: 'jane/website', branch: 'main', server: GITEA, appId: 'a1' };

let folder = '';
let server: Server | undefined;
let address = '';
let gitea: FakeGitea;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'published-editor-'));
  await publishEditor(folder, HOST, '__tests__/fixtures/content');
  server = await serveEditor(folder, 0, unlistedFolders(HOST)[0]?.headers);
  const listening = server.address();
  address = `http://localhost:${typeof listening === 'object' ? listening?.port : ''}/edit/`;
});

test.afterAll(async () => {
  server?.close();
  await rm(folder, { recursive: true, force: true });
});

test.beforeEach(async ({ context }) => {
  gitea = new FakeGitea(GITEA);
  await gitea.answer(context);
});

test.afterEach(() => expect(gitea.unknown).toEqual([]));

const signedIn = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Create New Entry' }).first().waitFor();

async function signIn(page: Page): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await signedIn(page);
}

async function openPrices(page: Page): Promise<void> {
  await openFile(page, address, 'files', 'pricing');
  await expandAll(page);
}

test('asks nobody but the host, and has no error', async ({ page }) => {
  const elsewhere: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost' && origin !== GITEA) elsewhere.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await signIn(page);
  await openPrices(page);
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);
});

test('stops a wrong price before anything is sent, and commits the right one in one line', async ({ page }) => {
  await signIn(page);
  await openPrices(page);
  const price = field(page, 'entries.0.price').locator('input');
  await price.fill('1597');
  await save(page);
  await expect(dialog(page)).toContainText('The price 1597 is above the list price 997');
  await page.getByRole('button', { name: 'Back to the form' }).click();
  expect(gitea.commits).toHaveLength(1);

  await price.fill('598');
  await saveThrough(page);
  expect(gitea.text(PRICES)).toBe(specified(PRICES).replace('price: 597', 'price: 598'));

  await openPrices(page);
  await price.fill('599');
  await save(page);
  const twice = specified(PRICES).replace('price: 597', 'price: 599');
  await expect.poll(() => gitea.text(PRICES)).toBe(twice);
});

test('saves nothing while the check cannot run, and goes on once it can', async ({ page }) => {
  await signIn(page);
  await openPrices(page);
  await page.route('**/built-facts.json', (route) => route.abort());
  await field(page, 'entries.0.price').locator('input').fill('598');
  await save(page);
  await expect(dialog(page)).toContainText('The content check cannot read the content');
  await page.getByRole('button', { name: 'Back to the form' }).click();
  expect(gitea.commits).toHaveLength(1);

  await page.unroute('**/built-facts.json');
  await saveThrough(page);
  expect(gitea.commits).toHaveLength(2);
});

test('renames an article with its pictures and its old address', async ({ page }) => {
  await signIn(page);
  await page.goto(`${address}#/collections/blog/entries/nmc-revalidation/index`);
  await field(page, 'title').getByRole('textbox').waitFor();
  await page.getByRole('radio', { name: 'Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.getByRole('textbox', { name: 'Slug' }).fill('renewing-with-the-nmc');
  await page.keyboard.press('Enter');
  await saveThrough(page);
  expect(gitea.text('content/blog/renewing-with-the-nmc/index.md')).toContain('aliases:\n  - nmc-revalidation\n');
  expect(gitea.files.has(NMC)).toBe(false);
  expect(gitea.files.has('content/blog/renewing-with-the-nmc/cover.png')).toBe(true);
  expect(gitea.files.has('content/blog/nmc-revalidation/cover.png')).toBe(false);
});

test('tells the later one of two people, who may go on in the new text', async ({ page }) => {
  await signIn(page);
  await openPrices(page);
  const price = field(page, 'entries.0.price').locator('input');
  await price.fill('598');
  const other = specified(PRICES).replace('price: 597', 'price: 590');
  gitea.write(PRICES, other);
  await save(page);
  const told = page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' });
  await expect(told).toContainText('If you save now, their changes will be lost.');
  expect(gitea.text(PRICES)).toBe(other);
  await told.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Reload Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reload Entry' }).click();
  await expect(price).toHaveValue('590');
  await price.fill('591');
  await saveThrough(page);
  expect(gitea.text(PRICES)).toBe(specified(PRICES).replace('price: 597', 'price: 591'));
});

test('signs in at the host, in a window of its own', async ({ page, context }) => {
  await page.goto(address);
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: /^Sign In with .*Gitea/ }).click();
  const popup = await opening;
  await popup.locator('#agree').click();
  await signedIn(page);
  expect(popup.isClosed()).toBe(true);
});
