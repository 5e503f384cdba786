// Guards the editor of a local folder: preview, refusals and saves.
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { display } from '../../../src/theme/fonts/faces.json';
import { openEditor, readFolder, readText, specified, writeFiles } from './folder';
import { articleText, expandAll, field, findings, openArticle, openFile, reach, save, saveThrough, test } from './form';

const PRICES = 'content/pricing.yaml';
const FAQ = 'content/faq.yaml';
const ARTICLE = 'content/blog/nmc-revalidation/index.md';

/** The file as a Windows editor writes it. */
const priced = (amount: number): string =>
  specified(PRICES).replaceAll('\n', '\r\n').replace('price: 597', `price: ${amount}`);

async function openPrices(page: Page, address: string) {
  await openFile(page, address, 'files', 'pricing');
  await expandAll(page);
  return field(page, 'entries.0.price').locator('input');
}

/** A phone's photo. */
const photo = async (name = 'Ward Round.JPG') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#165f52' } })
    .jpeg()
    .toBuffer(),
});

/** Uploads a photo in the editor's dialog. */
async function choose(page: Page, name?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const chooser = page.waitForEvent('filechooser');
  await dialog
    .getByRole('button', { name: /Upload|Browse/ })
    .first()
    .click();
  await (await chooser).setFiles(await photo(name));
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await expect(dialog).toBeHidden();
}

test('an article gets a picture and another slug, and is deleted', async ({ page, address }) => {
  await openEditor(page, address);
  await openArticle(page, address, 'nmc-revalidation');
  await expect(findings(page)).toContainText('Nothing stops a save.');
  const preview = page.frameLocator('iframe').first();
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('NMC revalidation without the last-minute panic');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveCSS(
    'font-family',
    new RegExp(`^"?${display.family}\\b`),
  );
  const text = articleText(page);
  await text.press('ControlOrMeta+End');
  await text.pressSequentially('\n\n');
  await field(page, 'body').getByRole('button', { name: 'Add a picture' }).click();
  await choose(page);
  await expect(text).toHaveValue(/blob:/);
  await expect(text).toBeFocused();
  await page.keyboard.insertText('Nurses in a ward');
  await expect(preview.getByRole('img', { name: 'Nurses in a ward' })).toBeVisible();
  await saveThrough(page);
  const before = specified(ARTICLE);
  await expect.poll(() => readText(page, ARTICLE)).toBe(`${before}\n![Nurses in a ward](./ward-round.jpg)\n`);
  const picture = async () => (await readFolder(page)).get(ARTICLE.replace('index.md', 'ward-round.jpg'));
  await expect.poll(picture).toEqual((await photo()).buffer);

  await openArticle(page, address, 'nurses-strike-again');
  await page.getByRole('radio', { name: 'Slug' }).click();
  await page.getByRole('button', { name: 'Edit Slug' }).click();
  await page.getByRole('textbox', { name: 'Slug' }).fill('we-strike');
  await page.keyboard.press('Enter');
  await saveThrough(page);
  await expect
    .poll(() => readText(page, 'content/blog/we-strike/index.md'))
    .toContain('aliases:\n  - nurses-strike-again\n');
  const left = async () =>
    [...(await readFolder(page)).keys()].filter((name) => name.includes('/nurses-strike-again/'));
  await expect.poll(left).toEqual([]);

  await openArticle(page, address, 'nmc-revalidation');
  await page.getByRole('button', { name: 'Show Editor Options' }).click();
  await page.getByRole('menuitem', { name: /Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/deleted/).last()).toBeVisible();
  // The folder may still be emptying when the editor reports success.
  for (const file of [ARTICLE, ARTICLE.replace('index.md', 'cover.png')])
    await expect.poll(() => readText(page, file)).toBeUndefined();
});

test('a valid price changes one line; an invalid one and files unreadable or changed elsewhere stay', async ({
  page,
  address,
}) => {
  const broken = '- programme: [4cs-program\n  price: 1\n';
  await openEditor(page, address, { [PRICES]: priced(597), [FAQ]: broken });
  const price = await openPrices(page, address);
  await price.fill('1597');
  await save(page);
  await expect(findings(page)).toContainText('Entry 1, Price is above the list price 997');
  await expect(findings(page).getByText('Not saved yet: see below.')).toBeVisible();
  expect(await readText(page, PRICES)).toBe(priced(597));

  // Sveltia recreates the open form and then skips the validation of custom fields.
  await page.goto(`${address}#/collections/files/entries/pricing?again`);
  await expect(price).toHaveValue('597');
  await price.fill('1597');
  await save(page);
  const failure = page.getByRole('alertdialog', { name: 'Error' });
  await failure.getByRole('button', { name: 'OK' }).click();
  await expect(failure).toBeHidden();
  await expect(findings(page)).toContainText('Entry 1, Price is above the list price 997');
  expect(await readText(page, PRICES)).toBe(priced(597));

  await price.fill('598');
  await saveThrough(page);
  const saved = (amount: number): string => priced(amount).replaceAll('\r\n', '\n');
  await expect.poll(() => readText(page, PRICES)).toBe(saved(598));

  // The next change builds on the saved text.
  await (await openPrices(page, address)).fill('599');
  await saveThrough(page);
  await expect.poll(() => readText(page, PRICES)).toBe(saved(599));

  // Another program has changed the file since.
  const again = await openPrices(page, address);
  await writeFiles(page, { [PRICES]: priced(590) });
  await again.fill('598');
  await save(page);
  await expect(findings(page)).toContainText('is not as it was when you opened it');
  expect(await readText(page, PRICES)).toBe(priced(590));
  await expect(again).toHaveValue('598');
  expect(await readText(page, FAQ)).toBe(broken);
});

test('a new article is a draft, and changes touch only their own lines', async ({ page, address }) => {
  const about = 'content/pages/about.yaml';
  await openEditor(page, address);
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  await field(page, 'title').getByRole('textbox').fill('Your first winter on nights');
  await field(page, 'excerpt')
    .getByRole('textbox')
    .fill('What to wear to work, what to eat at three in the morning, and how to sleep while the street is awake.');
  const text = articleText(page);
  await text.fill('• Soup\n• Tea');
  await expect(findings(page).getByText('This is not read as a list')).toBeVisible();
  await text.fill('It is cold.\n\n| Hour | Eat |\n| --- | --- |\n| 3 | Soup |\n\n');
  await field(page, 'body').getByRole('button', { name: 'Add a picture' }).click();
  await choose(page);
  await expect(text).toHaveValue(/blob:/);
  await expect(findings(page)).toContainText('This picture is described by the words of the editor.');
  await expect(text).toBeFocused();
  await page.keyboard.insertText('A bowl of soup');
  await (await reach(page, 'date')).locator('input').first().fill('2026-03-12');
  await field(page, 'category').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Wellness' }).click();
  await (await reach(page, 'cover'))
    .getByRole('button', { name: /Browse|Upload|Select/ })
    .first()
    .click();
  await choose(page, 'Lamp.jpg');
  // Sveltia reads the picture only after its dialog closes, and cannot save the cover before.
  await expect(field(page, 'cover').getByRole('button', { name: 'Replace Image' })).toBeVisible();
  await field(page, 'coverAlt').getByRole('textbox').fill('A lamp on a ward desk at night.');
  await saveThrough(page);
  const folder = 'content/blog/your-first-winter-on-nights';
  await expect
    .poll(() => readText(page, `${folder}/index.md`))
    .toBe(`---
title: Your first winter on nights
draft: true
excerpt: What to wear to work, what to eat at three in the morning, and how to sleep while the street is awake.
date: 2026-03-12
category: Wellness
cover: ./lamp.jpg
coverAlt: A lamp on a ward desk at night.
---

It is cold.

| Hour | Eat |
| --- | --- |
| 3 | Soup |

![A bowl of soup](./ward-round.jpg)
`);
  const names = async () => [...(await readFolder(page)).keys()];
  for (const name of ['ward-round.jpg', 'lamp.jpg']) await expect.poll(names).toContain(`${folder}/${name}`);

  await openFile(page, address, 'pages', 'about');
  await reach(page, 'sections');
  await expandAll(page);
  const lead = field(page, 'sections.0.lead').getByRole('textbox');
  await lead.fill('{Nobody} knows.');
  await save(page);
  await expect(findings(page)).toContainText('Sections, Entry 1 (Hero), Lead');
  expect(await readText(page, about)).toBe(specified(about));
  await lead.fill('It takes courage.');
  await saveThrough(page);
  await expect
    .poll(() => readText(page, about))
    .toBe(specified(about).replace(/^( +lead: ).*$/m, '$1It takes courage.'));

  await openFile(page, address, 'pages', 'about');
  await (await reach(page, 'sections')).getByRole('button', { name: /^Add .*Sections/ }).click();
  await page.getByRole('menuitem', { name: 'Features: Cards with icons' }).click();
  const count = specified(about).match(/^ {2}- type:/gm)?.length ?? 0;
  await expect(findings(page)).toContainText(
    `Sections, Entry ${count + 1} (Features) must have either "List" or "Cards".`,
  );

  await openFile(page, address, 'files', 'faq');
  const added = `entries.${specified(FAQ).match(/^- /gm)?.length}`;
  await page
    .getByRole('button', { name: /^Add .*FAQ/ })
    .last()
    .click();
  await field(page, `${added}.question`).getByRole('textbox').fill('Do you work at weekends?');
  await field(page, `${added}.answer`).getByRole('textbox').fill('Yes, on Saturdays.');
  await saveThrough(page);
  const entry = '- question: Do you work at weekends?\n  answer: Yes, on Saturdays.\n';
  await expect.poll(() => readText(page, FAQ)).toBe(`${specified(FAQ)}${entry}`);
});
