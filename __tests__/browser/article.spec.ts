// Guards an article's task list, table of contents and back links.
import { expect } from '@playwright/test';
import { postPath } from '../../src/routes';
import { expectAccessible } from './support/axe';
import { openWithLoader } from './support/hydration';
import { test } from './support/test';

const PATH = postPath('nmc-revalidation');

test('ticked tasks persist without React only on request', async ({ page }) => {
  await page.route('**/app-*.js', (route) => route.abort());
  await openWithLoader(page, postPath('maternity-leave-uk'));
  const sent = page.getByRole('checkbox', { name: 'letter sent' });
  await sent.check();
  await page.reload();
  await expect(sent).not.toBeChecked();
  await sent.check();
  await page.getByRole('checkbox', { name: 'Keep my ticks on this device' }).check();
  await expect(page.getByText('Your ticks stay in this browser')).toBeVisible();
  await page.reload();
  await expect(sent).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'reply received' })).not.toBeChecked();
  await expectAccessible(page);
});

test('the table of contents is sticky on desktop and folded on phones', async ({ page }) => {
  await page.goto(PATH);
  const contents = page.getByRole('navigation', { name: 'In this article' });
  const last = contents.getByRole('link').last();
  await last.click();
  await expect(page).toHaveURL(/#.+/);
  await expect(contents).toBeInViewport();
  const heading = page.locator(new URL(page.url()).hash);
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(72);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(contents).toBeHidden();
  await page.locator('summary').click();
  await expect(page.locator('details').getByRole('link').first()).toBeVisible();
});

test('Back to Blog returns to the listing as it was left', async ({ page }) => {
  await page.goto('/blog/?category=Relocation');
  await expect(page.getByRole('status').filter({ hasText: '2 articles' })).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL('/blog/?category=Relocation');
  await test.step('after a jump to a heading', async () => {
    await page.goto('/blog/');
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('navigation', { name: 'In this article' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/#/);
    await page.getByRole('link', { name: 'Back to Blog' }).first().click();
    await expect(page).toHaveURL('/blog/');
  });
});
