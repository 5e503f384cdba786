// Guards the editor on the site: one commit a save, nobody else asked, nothing lost without a network.
import { expect, type Page } from '@playwright/test';
import type { EditorHost } from '../../src/content/model/editor-host';
import { buildEditor } from '../../src/editor/build-editor';
import { specified } from './support/edited-folder';
import {
  editorTest,
  expandAll,
  field,
  findings,
  openArticle,
  openFile,
  renameTo,
  save,
  saveThrough,
} from './support/editor-form';
import { FakeGitHub, GITHUB } from './support/fake-github';

const HOST: EditorHost = { host: 'github', repo: 'jane/website', branch: 'main' };
const PRICES = 'content/pricing.yaml';

const test = editorTest((folder) => buildEditor(folder, { host: HOST }, '__tests__/fixtures/content')).extend<{
  readonly github: FakeGitHub;
}>({
  github: [
    async ({ context }, use) => {
      const github = new FakeGitHub();
      await github.answer(context);
      await use(github);
      expect(github.unknown).toEqual([]);
    },
    { auto: true },
  ],
});

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox', { name: 'Personal Access Token' }).fill('a-token');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.getByText('Articles', { exact: true }).first().waitFor();
}

test('asks nobody but the host, refuses a wrong price and commits the right one in one line', async ({
  page,
  address,
  github,
}) => {
  const elsewhere: string[] = [];
  page.on('response', (response) => {
    const { protocol, origin, hostname } = new URL(response.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost' && origin !== GITHUB) elsewhere.push(response.url());
  });
  await signIn(page, address);
  await openFile(page, address, 'files', 'pricing');
  await expandAll(page);
  const price = field(page, 'entries.0.price').locator('input');
  await price.fill('1597');
  await save(page);
  await expect(findings(page)).toContainText('The price 1597 is above the list price 997');
  expect(github.commits).toHaveLength(1);

  github.isOffline = true;
  await price.fill('598');
  await save(page);
  const failure = page.getByRole('alertdialog', { name: 'Error' });
  await failure.getByRole('button', { name: 'OK' }).click();
  await expect(failure).toBeHidden();
  await expect(price).toHaveValue('598');

  github.isOffline = false;
  await saveThrough(page);
  expect(github.text(PRICES)).toBe(specified(PRICES).replace('price: 597', 'price: 598'));
  expect(elsewhere).toEqual([]);
});

test('renames an article in one commit, with its pictures and its old address', async ({ page, address, github }) => {
  await signIn(page, address);
  await openArticle(page, address, 'nmc-revalidation');
  await renameTo(page, 'renewing-with-the-nmc');
  await saveThrough(page);
  expect(github.commits).toHaveLength(2);
  expect(github.text('content/blog/renewing-with-the-nmc/index.md')).toContain('aliases:\n  - nmc-revalidation\n');
  expect([...github.files.keys()].filter((file) => file.includes('/nmc-revalidation/'))).toEqual([]);
});
