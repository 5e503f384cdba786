import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { openEditor, readBytes, readText, specified, specifiedFiles } from './support/edited-folder';
import { articleText, dialog, field, newParagraph, openArticle, saveThrough, test } from './support/editor-form';
import { expectChanged } from './support/expect-changed';

const SLUG = 'nmc-revalidation';
const NMC = `content/blog/${SLUG}/index.md`;
const COVER = 'content/blog/maternity-leave-uk/cover.png';

const insert = (page: Page) => dialog(page).getByRole('button', { name: 'Insert' });

async function press(page: Page, name: string): Promise<void> {
  await field(page, 'body').getByRole('button', { name, exact: true }).click();
}

test('writes headings, lists, links, tables, facts and terms for somebody who knows none of their signs', async ({
  page,
  address,
}) => {
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  await newParagraph(page);
  await press(page, 'Heading');
  await page.keyboard.type('On nights');
  await newParagraph(page);
  await press(page, 'Bullets');
  await page.keyboard.type('Eat\nSleep\n\nRead ');

  await press(page, 'Link');
  await insert(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Type the words that people are to press.');
  await dialog(page).getByLabel('The words that are the link').fill('this guide');
  await dialog(page).getByRole('searchbox').fill('maternity leave');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.type(' and ');

  await press(page, 'Fact');
  await dialog(page).getByRole('searchbox').fill('weekly');
  await insert(page).click();
  await page.keyboard.type(' and ');

  await press(page, 'Term');
  await dialog(page).getByRole('listbox').selectOption({ label: 'NMC' });
  await insert(page).click();

  await press(page, 'Table');
  await dialog(page).getByLabel('Heading of column 1').fill('Hour');
  await dialog(page).getByLabel('Heading of column 2').fill('Eat');
  await dialog(page).getByLabel('Row 1, column 1').fill('3');
  await dialog(page).getByLabel('Row 1, column 2').fill('Soup | bread');
  await insert(page).click();
  await saveThrough(page);
  const added = `\n## On nights\n\n- Eat\n- Sleep\nRead [this guide](${postPath('maternity-leave-uk')}) and {fact:weekly-rate unit} and [NMC](/glossary/#nmc)\n\n| Hour | Eat |\n| --- | --- |\n| 3 | Soup \\| bread |\n`;
  await expectChanged(page, { [NMC]: specified(NMC) + added });
  await expect(page.getByRole('status').filter({ hasText: 'until you commit and push it' })).toBeVisible();
});

test('puts a picture into the text and into the folder of the article', async ({ page, address }) => {
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  await newParagraph(page);
  await press(page, 'Picture');
  await insert(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Choose a picture.');
  const file = specifiedFiles()[COVER] ?? Buffer.from('');
  await dialog(page)
    .getByLabel('The picture (JPEG, PNG, WebP or AVIF)')
    .setInputFiles({ name: 'My Ward.PNG', mimeType: 'image/png', buffer: file });
  await expect(dialog(page).getByText(/^My Ward\.PNG: 1600 × \d+ pixels, \d+ KB/)).toBeVisible();
  await insert(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Say what the picture shows.');
  await dialog(page)
    .getByLabel(/^What it shows/)
    .fill('A ward at night');
  await insert(page).click();
  await expect(articleText(page)).toHaveValue(/\n\n!\[A ward at night\]\(\.\/my-ward\.png\)$/);
  const shown = page.frameLocator('iframe.preview').getByRole('img', { name: 'A ward at night' });
  await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1600);
  await saveThrough(page);
  expect(await readText(page, NMC)).toBe(`${specified(NMC)}\n![A ward at night](./my-ward.png)\n`);
  expect(file.equals((await readBytes(page, `content/blog/${SLUG}/my-ward.png`)) ?? Buffer.from(''))).toBe(true);
});

test('undoes what a button has written', async ({ page, address }) => {
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  const before = await articleText(page).inputValue();
  await articleText(page).press('ControlOrMeta+Home');
  await page.keyboard.press('ControlOrMeta+Shift+ArrowRight');
  await page.keyboard.press('ControlOrMeta+B');
  await expect(articleText(page)).toHaveValue(/^\*\*\w+\*\*/);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(articleText(page)).toHaveValue(before);
});

test('shows in the preview what is being written', async ({ page, address }) => {
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  const heading = page.frameLocator('iframe.preview').getByRole('heading', { name: 'Thirty minutes with a folder' });
  await expect(heading).toBeAttached();
  await expect(heading).not.toBeInViewport();
  const place = (await articleText(page).inputValue()).indexOf('Thirty minutes with a folder');
  await articleText(page).evaluate((area: HTMLTextAreaElement, at) => area.setSelectionRange(at, at), place);
  await articleText(page).press('ArrowRight');
  await expect(heading).toBeInViewport();
});

test('lists drafts and scheduled articles with their days', async ({ page, address }) => {
  const dated = (day: string, more = ''): string => specified(NMC).replace(/^date: .*$/m, `date: ${day}${more}`);
  const cover = specifiedFiles()[COVER] ?? '';
  await openEditor(page, address, {
    'content/blog/later/index.md': dated('2099-03-12').replace(/^title: .*$/m, 'title: Later'),
    'content/blog/later/cover.png': cover,
    'content/blog/unready/index.md': dated('2020-03-12', '\ndraft: true').replace(/^title: .*$/m, 'title: Unready'),
    'content/blog/unready/cover.png': cover,
  });
  await expect(page.getByText('Draft: Unready (12 Mar 2020)')).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Scheduled' }).click();
  await expect(page.getByText('Later (12 Mar 2099)')).toBeVisible();
  await expect(page.getByText('Draft: Unready')).toBeHidden();
});
