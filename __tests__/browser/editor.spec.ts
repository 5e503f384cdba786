import { expect } from '@playwright/test';
import sharp from 'sharp';
import { openEditor, readBytes, readFolder, readText, specified, writeText } from './support/edited-folder';
import {
  dialog,
  expandAll,
  field,
  goBack,
  keptNotice,
  openArticle,
  reach,
  renameTo,
  save,
  saveThrough,
  test,
  typeAndKeep,
} from './support/editor-form';
import { openPrices, PRICES, price, priced } from './support/price-form';

const SLUG = 'nmc-revalidation';

test('stops a wrong price or badge in plain words, and saves the right one in one line', async ({ page, address }) => {
  await openEditor(page, address);
  await openPrices(page, address);
  await price(page).fill('1597');
  await save(page);
  await expect(dialog(page)).toContainText('The price 1597 is above the list price 997');
  await expect(dialog(page)).toContainText('Correct one of the two amounts.');
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await readText(page, PRICES)).toBe(specified(PRICES));

  await price(page).fill('598');
  const badge = field(page, 'entries.0.badge').getByRole('textbox');
  const shown = await badge.inputValue();
  await badge.fill('90% OFF');
  await save(page);
  await expect(dialog(page)).toContainText('90%');
  await goBack(page);
  expect(await readText(page, PRICES)).toBe(specified(PRICES));

  await badge.fill(shown);
  await saveThrough(page);
  expect(await readText(page, PRICES)).toBe(priced(598));
});

test('writes an article with a table and a fact, as a draft with a drawn cover', async ({ page, address }) => {
  await openEditor(page, address);
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  await field(page, 'title').getByRole('textbox').fill('Your first winter on nights');
  await field(page, 'excerpt')
    .getByRole('textbox')
    .fill('What to wear to work, what to eat at three in the morning, and how to sleep while the street is awake.');
  await field(page, 'date').locator('input').first().fill('2026-03-12');
  await field(page, 'category').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Wellness' }).click();
  await page.getByRole('button', { name: 'Draw a cover' }).click();
  await dialog(page).getByRole('button', { name: 'Use this cover' }).click();
  await expect(field(page, 'cover').getByRole('button', { name: 'Replace' })).toBeVisible();
  await field(page, 'coverAlt').getByRole('textbox').fill('A lamp on a ward desk at night.');
  await expect((await reach(page, 'draft')).getByRole('switch')).toHaveAttribute('aria-checked', 'true');
  const body = await reach(page, 'body');
  await body
    .getByRole('textbox')
    .last()
    .fill('It is cold.\n\n| Hour | Eat |\n| --- | --- |\n| 3 | Soup for {fact:weekly-rate unit} |');
  await saveThrough(page);
  const text = await readText(page, 'content/blog/your-first-winter-on-nights/index.md');
  expect(text).toContain('title: Your first winter on nights\n');
  expect(text).toContain('category: Wellness\n');
  expect(text).toContain('draft: true\n');
  expect(text).toContain(
    '\n---\n\nIt is cold.\n\n| Hour | Eat |\n| --- | --- |\n| 3 | Soup for {fact:weekly-rate unit} |\n',
  );
  const picture = /cover: \.\/(\S+)/.exec(text ?? '')?.[1] ?? '';
  const cover = await sharp(await readBytes(page, `content/blog/your-first-winter-on-nights/${picture}`)).metadata();
  expect([cover.format, cover.width, cover.height]).toEqual(['png', 1600, 1000]);
});

test('renames an article: its pictures go with it, its old address stays, and nothing is left unsaved', async ({
  page,
  address,
}) => {
  // An earlier save that broke off has left this behind.
  await openEditor(page, address, { [`content/blog/${SLUG}/.sveltia-tmp-1`]: 'half' });
  await openArticle(page, address, SLUG);
  await typeAndKeep(page, 'title', 'Revalidation without panic');
  await renameTo(page, 'renewing-with-the-nmc');
  await saveThrough(page);
  const text = await readText(page, 'content/blog/renewing-with-the-nmc/index.md');
  expect(text).toContain('aliases:\n  - nmc-revalidation\n');
  expect(Object.keys(await readFolder(page)).filter((file) => file.includes(`/${SLUG}/`))).toEqual([]);
  expect(await readBytes(page, 'content/blog/renewing-with-the-nmc/cover.png')).toBeDefined();
  await page.reload();
  await page.getByRole('button', { name: 'Create New Entry' }).first().waitFor();
  await expect(keptNotice(page)).toBeHidden();
});

test('tells the later one of two people, and goes on in the new text after a reload', async ({ page, address }) => {
  await openEditor(page, address);
  await openPrices(page, address);
  const other = priced(590);
  await writeText(page, PRICES, other);
  await typeAndKeep(page, 'entries.0.price', '598');
  await save(page);
  await expect(dialog(page)).toContainText('Somebody else has changed this file');
  await goBack(page);
  expect(await readText(page, PRICES)).toBe(other);

  await page.reload();
  await expect(dialog(page)).toContainText('The file has been changed since');
  await dialog(page).getByRole('button', { name: 'Discard it' }).click();
  await expandAll(page);
  await expect(price(page)).toHaveValue('590');
  await price(page).fill('1597');
  await save(page);
  await expect(dialog(page)).toContainText('The price 1597 is above the list price 997');
  await goBack(page);
  await price(page).fill('598');
  await saveThrough(page);
  expect(await readText(page, PRICES)).toBe(priced(598));
});

test('never overwrites a file that cannot be read', async ({ page, address }) => {
  const broken = '- programme: [4cs-program\n  price: 1\n';
  await openEditor(page, address, { [PRICES]: broken });
  await page.goto(`${address}#/collections/files/entries/pricing`);
  const saveButton = page.getByRole('button', { name: 'Save', exact: true });
  await saveButton.waitFor();
  if (await saveButton.isEnabled()) await saveButton.click();
  await page.waitForTimeout(1000);
  expect(await readText(page, PRICES)).toBe(broken);
});
