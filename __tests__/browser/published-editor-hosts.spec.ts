import { expect, type Page } from '@playwright/test';
import { specified } from './support/edited-folder';
import { dialog, goBack, openFile, renameTo, save, saveThrough } from './support/editor-form';
import { AUTHENTICATOR, FakeGitHub } from './support/fake-github';
import { FakeGitLab } from './support/fake-gitlab';
import type { FakeHost } from './support/fake-host';
import { openPrices, PRICES, price, priced } from './support/price-form';
import { hostTest, signInWithWindow, typeToken } from './support/published-editor';

const NMC = 'content/blog/nmc-revalidation';
const RENAMED = 'content/blog/renewing-with-the-nmc';
const PLACE = { repo: 'jane/website', branch: 'main' } as const;

/** How long the editor waits before it asks how the build goes, in milliseconds. */
const UNTIL_ASKED = 20_000;

interface Author {
  readonly page: Page;
  readonly address: string;
  readonly host: FakeHost;
}

/** A refusal is told in plain words, an answer that was lost counts, and the notice says how the build went. */
async function savesAfterFailures({ page, address, host }: Author): Promise<void> {
  await openPrices(page, address);
  await price(page).fill('598');
  host.fault = 422;
  await save(page);
  await expect(dialog(page)).toContainText('refused this change');
  await goBack(page);
  expect(host.commits).toHaveLength(1);
  host.fault = 'answer lost';
  await saveThrough(page);
  expect(host.text(PRICES)).toBe(priced(598));
  expect(host.commits).toHaveLength(2);
  host.fault = undefined;
  await page.clock.fastForward(UNTIL_ASKED);
  await expect(page.getByRole('status').filter({ hasText: 'The site is built' })).toBeVisible();
}

/** A token that has run out is replaced in another tab; the save then goes on. */
async function signsInAgain({ page, address, host }: Author): Promise<void> {
  await openPrices(page, address);
  await price(page).fill('600');
  host.token = 'another-token';
  await save(page);
  await expect(dialog(page)).toContainText('You have been signed out');
  const opening = page.context().waitForEvent('page');
  await dialog(page).getByRole('link', { name: 'Sign in in a new tab' }).click();
  const tab = await opening;
  await typeToken(tab, host.token);
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => host.text(PRICES)).toBe(priced(600));
  await page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });
  await tab.close();
}

/** The first version of the prices comes back from the history. */
async function bringsBack({ page, address, host }: Author): Promise<void> {
  await openPrices(page, address);
  await page.getByRole('radio', { name: 'History' }).click();
  await page
    .getByRole('button', { name: /^Jane / })
    .last()
    .click();
  await expect(dialog(page).locator('pre')).toContainText('price: 597');
  await page.getByRole('button', { name: 'Bring this version back' }).click();
  await expect.poll(() => host.text(PRICES)).toBe(specified(PRICES));
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
}

async function openArticle({ page, address }: Author, slug: string): Promise<void> {
  await openFile(page, address, 'blog', `${slug}/index`);
}

/** The article moves with its picture, byte for byte: files are written and deleted in one commit. */
async function renames(author: Author): Promise<void> {
  const { page, host } = author;
  const cover = host.files.get(`${NMC}/cover.png`);
  await openArticle(author, 'nmc-revalidation');
  await renameTo(page, 'renewing-with-the-nmc');
  await saveThrough(page);
  expect(host.text(`${RENAMED}/index.md`)).toContain('aliases:\n  - nmc-revalidation\n');
  expect(host.files.get(`${RENAMED}/cover.png`)).toEqual(cover);
  expect([...host.files.keys()].filter((file) => file.startsWith(`${NMC}/`))).toEqual([]);
}

async function everythingAnAuthorDoes(author: Author, name: string): Promise<void> {
  await author.page.clock.install();
  await signInWithWindow(author.page, author.address, name);
  await savesAfterFailures(author);
  await signsInAgain(author);
  await bringsBack(author);
  await renames(author);
}

const github = hostTest(
  { ...PLACE, host: 'github', authenticator: AUTHENTICATOR },
  () => new FakeGitHub('https://api.github.com'),
);

github('saves to GitHub, whatever happens', async ({ page, address, host }) => {
  github.setTimeout(120_000);
  await everythingAnAuthorDoes({ page, address, host }, 'GitHub');
});

const gitlab = hostTest({ ...PLACE, host: 'gitlab', appId: 'a1' }, () => new FakeGitLab('https://gitlab.com'));

gitlab('saves to GitLab, whatever happens', async ({ page, address, host }) => {
  gitlab.setTimeout(120_000);
  await everythingAnAuthorDoes({ page, address, host }, 'GitLab');
});
