import { expect, type Locator, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { type Files, openEditor, readFolder, readText, specified, writeText } from './support/edited-folder';
import { dialog, field, goBack, openArticle, renameTo, save, saveThrough, test } from './support/editor-form';
import { expectChanged } from './support/expect-changed';
import { openPrices, PRICES, price, priced } from './support/price-form';

const SLUG = 'nmc-revalidation';
const NMC = `content/blog/${SLUG}/index.md`;
const REDIRECTS = 'content/redirects.yaml';

/** A picture that is too small for a cover. */
const ONE_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A step of writing a file that fails while the page has the fault in its `data-fault`. */
async function failAt(page: Page, step: string): Promise<void> {
  await page.evaluate((fault) => {
    document.documentElement.dataset.fault = fault;
  }, step);
}

/** Has the steps of writing fail on demand, as on a full disk. */
async function withFaults(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const failsAt = (step: string): void => {
      if (document.documentElement.dataset.fault !== step) return;
      throw new DOMException('no room', 'QuotaExceededError');
    };
    const { createWritable } = FileSystemFileHandle.prototype;
    FileSystemFileHandle.prototype.createWritable = async function (options) {
      failsAt('open');
      const stream = await createWritable.call(this, options);
      const [write, close] = [stream.write.bind(stream), stream.close.bind(stream)];
      stream.write = async (data) => {
        failsAt('write');
        await write(data);
      };
      stream.close = async () => {
        failsAt('close');
        await close();
      };
      return stream;
    };
    const needsPermission = (): void => {
      if (document.documentElement.dataset.fault === 'no permission')
        throw new DOMException('no permission', 'NotAllowedError');
    };
    const { removeEntry, getFileHandle } = FileSystemDirectoryHandle.prototype;
    FileSystemDirectoryHandle.prototype.getFileHandle = async function (name, options) {
      needsPermission();
      return getFileHandle.call(this, name, options);
    };
    FileSystemDirectoryHandle.prototype.removeEntry = async function (name, options) {
      needsPermission();
      const isArticle = this.name === 'nmc-revalidation' && name === 'index.md';
      if (isArticle) failsAt('remove');
      await removeEntry.call(this, name, options);
      const { dataset } = document.documentElement;
      if (isArticle && dataset.fault === 'permission lost half-way') dataset.fault = 'no permission';
    };
  });
}

test('a full disk leaves the folder as it was, at whatever step, and the next press saves', async ({
  page,
  address,
}) => {
  await withFaults(page);
  await openEditor(page, address);
  let saved: Files = {};
  for (const [index, step] of ['open', 'write', 'close'].entries()) {
    await test.step(step, async () => {
      await openPrices(page, address);
      await price(page).fill('598');
      await failAt(page, step);
      await save(page);
      await expect(dialog(page)).toContainText('The disk is full');
      await goBack(page);
      await expect(price(page)).toHaveValue('598');
      await expectChanged(page, saved);
      await failAt(page, '');
      await price(page).fill(String(600 + index));
      await saveThrough(page);
      saved = { [PRICES]: priced(600 + index) };
      await expectChanged(page, saved);
    });
  }
});

test('a renaming that fails half-way leaves the folder as it was, and the next press saves', async ({
  page,
  address,
}) => {
  await withFaults(page);
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  await renameTo(page, 'renewing-with-the-nmc');
  for (const step of ['close', 'remove']) {
    await failAt(page, step);
    await save(page);
    const goOn = page.getByRole('button', { name: 'Save all the same' });
    const full = dialog(page).getByText('The disk is full');
    await expect(goOn.or(full)).toBeVisible();
    if (await goOn.isVisible()) await goOn.click();
    await expect(full).toBeVisible();
    await goBack(page);
    await expectChanged(page, {});
  }
  await failAt(page, '');
  await saveThrough(page);
  expect(await readText(page, NMC)).toBeUndefined();
  expect(await readText(page, 'content/blog/renewing-with-the-nmc/index.md')).toContain(
    'aliases:\n  - nmc-revalidation\n',
  );
});

test('refuses what is no plain number, in plain words, and reads a price with its sign and spaces', async ({
  page,
  address,
}) => {
  await openEditor(page, address);
  await openPrices(page, address);
  for (const typed of ['597,50', '1.297,00', '1e3', '٥٩٨', '５９８', '598 or so', '59 8', '1,29', '598.5', '--5', '']) {
    await price(page).fill(typed);
    await save(page);
    const words = typed === '' ? /required/ : /must be a whole number in digits/;
    await expect(field(page, 'entries.0.price').getByText(words)).toBeVisible();
    expect(await readText(page, PRICES)).toBe(specified(PRICES));
  }
  await price(page).fill(' £598.00 ');
  await saveThrough(page);
  expect(await readText(page, PRICES)).toBe(priced(598));

  await openPrices(page, address);
  await price(page).fill('599');
  // The file holds what is being saved already.
  await writeText(page, PRICES, priced(599));
  await saveThrough(page);
  expect(await readText(page, PRICES)).toBe(priced(599));
});

test('asks about a price that changes by more than half', async ({ page, address }) => {
  await openEditor(page, address);
  await openPrices(page, address);
  await field(page, 'entries.0.listPrice').locator('input').fill('9,970');
  await field(page, 'entries.0.badge').getByRole('textbox').fill('94% OFF');
  await save(page);
  await expect(dialog(page)).toContainText('list price: 997 becomes 9970');
  await goBack(page);
  expect(await readText(page, PRICES)).toBe(specified(PRICES));
  await save(page);
  await dialog(page).getByRole('button', { name: 'Yes, save it' }).click();
  await expect(page.getByText('Entry saved.').last()).toBeVisible();
  expect(await readText(page, PRICES)).toContain('listPrice: 9970');
});

async function deleteOpenArticle(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Options/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Delete' }).click();
}

test('offers a redirect from an article that is deleted, and keeps it on request', async ({ page, address }) => {
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  await deleteOpenArticle(page);
  await expect(dialog(page)).toContainText(postPath('nmc-revalidation'));
  await dialog(page).getByRole('button', { name: 'Keep the article' }).click();
  await expect(page.getByText('Deletion not completed.')).toBeVisible();
  await expectChanged(page, {});

  await deleteOpenArticle(page);
  await dialog(page).getByRole('combobox').selectOption('');
  await dialog(page).getByRole('button', { name: 'Delete it' }).click();
  await expect(dialog(page)).toContainText(`${postPath('nmc-revalidation')} was published`);
  await expect(dialog(page)).toContainText('maternity-leave-uk/index.md');
  await goBack(page);
  await expectChanged(page, {});

  await deleteOpenArticle(page);
  await dialog(page).getByRole('combobox').selectOption(postPath('maternity-leave-uk'));
  await dialog(page).getByRole('button', { name: 'Delete it' }).click();
  const goOn = page.getByRole('button', { name: 'Delete all the same' });
  await expect.poll(async () => (await goOn.isVisible()) || (await readText(page, NMC)) === undefined).toBe(true);
  if (await goOn.isVisible()) await goOn.click();
  await expect.poll(() => readText(page, NMC)).toBeUndefined();
  const added = `- from: ${postPath('nmc-revalidation')}\n  to: ${postPath('maternity-leave-uk')}\n`;
  expect((await readText(page, REDIRECTS))?.replace(added, '').trim()).toBe(specified(REDIRECTS).trim());
});

/** Deletes the open article, whatever is asked on the way, until something shows how it ended. */
async function deleteUntil(page: Page, end: Locator): Promise<void> {
  await deleteOpenArticle(page);
  const goOn = dialog(page).getByRole('button', { name: /^Delete (it|all the same)$/ });
  await expect(async () => {
    if (await goOn.isVisible()) await goOn.click();
    expect(await end.isVisible()).toBe(true);
  }).toPass({ intervals: [50] });
}

/** Deletes the open article, and closes what says that this has failed. */
async function failToDelete(page: Page, words: string): Promise<void> {
  await deleteUntil(page, dialog(page).getByText(words));
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
}

test('a deletion that fails says what to do, leaves the article whole, and is complete on the next press', async ({
  page,
  address,
}) => {
  await withFaults(page);
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  const other = specified(NMC).replace(/^date: .*$/m, 'date: 2023-09-06');
  await writeText(page, NMC, other);
  await failToDelete(page, `${NMC} is not as it was when this page read it`);
  expect(await readText(page, NMC)).toBe(other);
  await writeText(page, NMC, specified(NMC));

  const faults = {
    remove: 'The disk is full. Make room on it. Nothing in the folder has changed. Try to delete again.',
    'no permission': 'The browser is not allowed to write to the folder.',
  };
  for (const [fault, words] of Object.entries(faults)) {
    await failAt(page, fault);
    await failToDelete(page, words);
    await failAt(page, '');
    await expectChanged(page, {});
  }

  await failAt(page, 'permission lost half-way');
  await failToDelete(page, `these files may not be as they were: ${REDIRECTS}, ${NMC}`);
  await failAt(page, '');
  await deleteUntil(page, page.getByRole('status').filter({ hasText: 'Saved on this computer' }));
  const left = Object.keys(await readFolder(page)).filter((file) => file.includes(`/${SLUG}/`));
  expect(left).toEqual([]);
  expect((await readText(page, REDIRECTS))?.match(/from: \/blog\/nmc-revalidation\//g)).toHaveLength(1);

  // A file of a folder that was moved away is not gone.
  await openArticle(page, address, 'maternity-leave-uk');
  await page.evaluate(async () => (await navigator.storage.getDirectory()).removeEntry('project', { recursive: true }));
  await failToDelete(page, 'The folder is no longer where it was');
});

test('says at every save that the site cannot be built at present', async ({ page, address }) => {
  const broken = specified('content/faq.yaml').replace(/^- question: .*$/m, '- question: ""');
  await openEditor(page, address, { 'content/faq.yaml': broken });
  await openPrices(page, address);
  await price(page).fill('598');
  await save(page);
  await expect(dialog(page)).toContainText('The site cannot be built at present');
  await expect(dialog(page)).toContainText('content/faq.yaml, line');
  await page.getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.getByText('Entry saved.').last()).toBeVisible();
  expect(await readText(page, PRICES)).toBe(priced(598));
});

test('judges the pictures of this article, not those of another with the same name', async ({ page, address }) => {
  await openEditor(page, address);
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  const chooser = page.waitForEvent('filechooser');
  await field(page, 'cover').getByRole('button', { name: 'Browse' }).click();
  const select = page.getByRole('dialog').getByRole('button', { name: /Upload|Browse/ });
  await Promise.race([chooser, select.first().click()]);
  await (await chooser).setFiles({ name: 'cover.png', mimeType: 'image/png', buffer: ONE_PIXEL });
  const insert = page.getByRole('button', { name: 'Insert' });
  const shown = field(page, 'cover').locator('img');
  await expect(insert.or(shown).first()).toBeVisible();
  if (await insert.isVisible()) await insert.click();
  await expect(shown).toBeVisible();
  page.on('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Cancel Editing' }).click();
  await page.getByRole('button', { name: 'Create New Entry' }).first().waitFor();
  await page.getByRole('row', { name: /Maternity leave in the UK/ }).click();
  await field(page, 'title').getByRole('textbox').waitFor();
  await field(page, 'title').getByRole('textbox').fill('Maternity leave without worry');
  await saveThrough(page);
  expect(await readText(page, 'content/blog/maternity-leave-uk/index.md')).toContain('Maternity leave without worry');
});
