import { expect, type Page } from '@playwright/test';
import { openEditor } from './support/edited-folder';
import { field, openArticle, reach, test } from './support/editor-form';

const SLUG = 'nmc-revalidation';

/** The document in which the editor shows the preview. */
const preview = (page: Page) => page.frameLocator('iframe.preview');

test('shows an article as its page does, while it is typed', async ({ page, address }) => {
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  const shown = preview(page).getByRole('article').first();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('NMC revalidation without the last-minute panic');
  await expect(shown.getByText('5 September 2023')).toBeVisible();
  await expect(shown.getByRole('table').first()).toContainText('450 hours');
  const cover = shown.getByRole('img').first();
  await expect.poll(() => cover.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1600);
  const family = (heading: Element): string => getComputedStyle(heading).fontFamily;
  expect(await shown.getByRole('heading', { level: 1 }).evaluate(family)).toContain('Fraunces');
  const fonts = await shown.evaluate((part) =>
    part.ownerDocument.fonts.ready.then((all) => [...all].map((font) => [font.family, font.status])),
  );
  expect(fonts).toContainEqual(['Fraunces', 'loaded']);

  await field(page, 'title').getByRole('textbox').fill('Revalidation "without" panic');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Revalidation “without” panic');
  const body = (await reach(page, 'body')).getByRole('textbox').last();
  await body.press('ControlOrMeta+A');
  await page.keyboard.insertText('The NMC asks.\n\n| Pay |\n| --- |\n| {fact:weekly-rate unit} |\n');
  await expect(shown.getByRole('cell').first()).toHaveText(/^£[\d,.]+ a week$/);
  await expect(shown.getByRole('link', { name: 'NMC' })).toHaveClass('term');
  await shown.getByRole('link', { name: 'NMC' }).click();
  await expect(preview(page).getByRole('tooltip')).toBeVisible();
});

test('shows the card and the search result of an article, in both colour schemes', async ({ page, address }) => {
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  const bar = preview(page);
  await bar.getByRole('button', { name: 'Card' }).click();
  await expect(bar.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(bar.getByRole('listitem').getByText('5 min read')).toBeVisible();

  const long = 'Every three years the same worry comes back. '.repeat(5);
  await field(page, 'excerpt').getByRole('textbox').fill(long);
  await bar.getByRole('button', { name: 'Search result' }).click();
  const result = bar.getByRole('article').filter({ hasText: 'www.example.com › blog › nmc-revalidation' });
  await expect(result).toContainText('NMC revalidation without the last-minute panic');
  await expect(result).toContainText(/comes back\. Every three years the…$/);

  const colour = (): Promise<string> => bar.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  const light = await colour();
  await bar.getByRole('button', { name: 'Dark colours' }).click();
  await expect.poll(colour).not.toBe(light);
});

test('shows a new article from its first letter on', async ({ page, address }) => {
  await openEditor(page, address);
  await page.getByRole('button', { name: 'Create New Entry' }).first().click();
  await field(page, 'title').getByRole('textbox').fill('A');
  await expect(preview(page).getByRole('heading', { level: 1 })).toHaveText('A');
});

test('says so where the program of the preview does not load', async ({ page, address }) => {
  await page.route('**/preview.js', (route) => route.abort());
  await openEditor(page, address);
  await openArticle(page, address, SLUG);
  await expect(preview(page).getByText(/^There is no preview\. Its program did not load/)).toBeVisible();
});
