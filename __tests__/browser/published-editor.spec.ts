import { expect } from '@playwright/test';
import { dialog, goBack, openFile, renameTo, save, saveThrough } from './support/editor-form';
import { openPrices, PRICES, price, priced } from './support/price-form';
import { GITEA, signIn, signInWithWindow, test } from './support/published-editor';

const NMC = 'content/blog/nmc-revalidation/index.md';

test('asks nobody but the host, stops a wrong price before it is sent, and commits the right one in one line', async ({
  page,
  address,
  gitea,
}) => {
  const elsewhere: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin, hostname } = new URL(request.url());
    if (/^https?:$/.test(protocol) && hostname !== 'localhost' && origin !== GITEA) elsewhere.push(request.url());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await signIn(page, address);
  await openPrices(page, address);
  await price(page).fill('1597');
  await save(page);
  await expect(dialog(page)).toContainText('The price 1597 is above the list price 997');
  await goBack(page);
  expect(gitea.commits).toHaveLength(1);

  await price(page).fill('598');
  await saveThrough(page);
  expect(gitea.text(PRICES)).toBe(priced(598));
  const notice = page.getByRole('status').filter({ hasText: 'The site is now built from it' });
  await expect(notice.getByRole('link')).toHaveAttribute('href', `${GITEA}/jane/website/commits/branch/main`);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();

  await openPrices(page, address);
  await price(page).fill('599');
  await save(page);
  await expect.poll(() => gitea.text(PRICES)).toBe(priced(599));
  expect(elsewhere).toEqual([]);
  expect(errors).toEqual([]);
});

test('saves nothing while the check cannot run, and goes on once it can', async ({ page, address, gitea }) => {
  await signIn(page, address);
  await openPrices(page, address);
  await page.route('**/built-facts.json', (route) => route.abort());
  await price(page).fill('598');
  await save(page);
  await expect(dialog(page)).toContainText('The content check cannot read the content');
  await goBack(page);
  expect(gitea.commits).toHaveLength(1);

  await page.unroute('**/built-facts.json');
  await saveThrough(page);
  expect(gitea.commits).toHaveLength(2);
});

test('renames an article with its pictures and its old address', async ({ page, address, gitea }) => {
  await signIn(page, address);
  await openFile(page, address, 'blog', 'nmc-revalidation/index');
  await renameTo(page, 'renewing-with-the-nmc');
  await saveThrough(page);
  expect(gitea.text('content/blog/renewing-with-the-nmc/index.md')).toContain('aliases:\n  - nmc-revalidation\n');
  expect(gitea.files.has(NMC)).toBe(false);
  expect(gitea.files.has('content/blog/renewing-with-the-nmc/cover.png')).toBe(true);
  expect(gitea.files.has('content/blog/nmc-revalidation/cover.png')).toBe(false);
});

test('tells the later one of two people, who may go on in the new text', async ({ page, address, gitea }) => {
  await signIn(page, address);
  await openPrices(page, address);
  await price(page).fill('598');
  const other = priced(590);
  gitea.write(PRICES, other);
  await save(page);
  const told = page.getByRole('alertdialog', { name: 'Entry Changed by Someone Else' });
  await expect(told).toContainText('If you save now, their changes will be lost.');
  expect(gitea.text(PRICES)).toBe(other);
  await told.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Reload Entry' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reload Entry' }).click();
  await expect(price(page)).toHaveValue('590');
  await price(page).fill('591');
  await saveThrough(page);
  expect(gitea.text(PRICES)).toBe(priced(591));
});

test('signs in at the host, in a window of its own', async ({ page, address }) => {
  await signInWithWindow(page, address, 'Gitea');
});
