// Guards what readers do on an article: contents, tasks, letters, ways back, paper.
import { expect } from '@playwright/test';
import { postPath } from '../../src/routes';
import { expectAccessible } from './support/axe';
import { test } from './support/test';

const PATH = postPath('nmc-revalidation');

test('a letter is copied whole, and no React comes for it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/app-*.js', (route) => route.abort());
  await page.goto(postPath('maternity-leave-uk'));
  await page.getByRole('button', { name: 'Copy this letter' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The letter is copied.' })).toBeVisible();
  await expect(page.getByText('Link Copied.')).toBeHidden();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Dear \[manager\],\n\n[\s\S]+:\n\n- the dates of my leave\n- what I am paid\n\nThank you/);
});

test('tasks can be ticked, and stay ticked for those who ask, and no React comes for it', async ({ page }) => {
  await page.route('**/app-*.js', (route) => route.abort());
  await page.goto(postPath('maternity-leave-uk'));
  const sent = page.getByRole('checkbox', { name: 'letter sent' });
  const keep = page.getByRole('checkbox', { name: 'Keep my ticks on this device' });
  await page.waitForLoadState('networkidle');
  await sent.check();
  await page.reload();
  await expect(sent).not.toBeChecked();
  await sent.check();
  await keep.check();
  await expect(page.getByText('Your ticks stay in this browser')).toBeVisible();
  await page.reload();
  await expect(sent).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'reply received' })).not.toBeChecked();
  await expectAccessible(page);
});

test('the table of contents stays in sight on wide screens and folds on phones', async ({ page }) => {
  await page.goto(PATH);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const last = contents.getByRole('link').last();
  await last.click();
  await expect(page).toHaveURL(/#.+/);
  await expect(contents).toBeInViewport();
  const heading = page.locator(new URL(page.url()).hash);
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(72);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(contents).toBeHidden();
  await page.locator('summary').click();
  await expect(page.locator('details').getByRole('link').first()).toBeVisible();
});

test('Back to Blog returns to the filtered listing; from outside it leads to the listing', async ({ page }) => {
  await page.goto('/blog/?category=Relocation');
  await expect(page.getByRole('status').filter({ hasText: '2 articles' })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL('/blog/?category=Relocation');
  await page.goto('about:blank');
  await page.goto(PATH);
  await page.getByRole('link', { name: 'Back to Blog' }).last().click();
  await expect(page).toHaveURL('/blog/');
});

test('a jump to a heading does not hold the way back', async ({ page }) => {
  await page.goto('/blog/');
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL('/blog/');
});

test('on paper the article is a handout: its text and address, nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/Read online at https:.*nmc-revalidation/)).toBeVisible();
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByText('Share this article')]) {
    await expect(part).toBeHidden();
  }
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    const root = getComputedStyle(document.documentElement);
    return [color, backgroundColor, root.colorScheme, root.getPropertyValue('--x-palette-primary-main')];
  });
  expect(colours).toEqual(['rgb(22, 33, 31)', 'rgb(255, 255, 255)', 'light', '#0E4B45']);
});
