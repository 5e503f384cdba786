import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { hydrate } from './support/hydration';
import { test } from './support/test';

const cards = (page: Page) => page.getByRole('article');
const status = (page: Page) => page.locator('main').getByRole('status').first();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name });

test('the listing begins with six cards in three, two and one columns', async ({ page }) => {
  await page.goto('/blog/');
  await expect(cards(page)).toHaveCount(6);
  for (const [width, columns] of [
    [1280, 3],
    [820, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(columns);
  }
});

test('Load More brings the next six, focuses the first of them and goes', async ({ page }) => {
  await page.goto('/blog/');
  const more = page.getByRole('link', { name: 'Load More Articles' });
  await more.click();
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).nth(6).getByRole('link')).toBeFocused();
  await expect(more).toHaveCount(0);
  await expect(status(page)).toHaveText('12 articles');
  await expect(cards(page).nth(11).locator('img')).toHaveCount(1);
  await expect(page).toHaveURL('/blog/');
});

test('what is found is announced by the region that was there from the start', async ({ page }) => {
  await page.goto('/blog/');
  await status(page).evaluate((region) => region.setAttribute('data-early', ''));
  const announcer = page.locator('[role="status"][data-early]');
  await filter(page, 'Relocation').click();
  await expect(announcer).toHaveText('2 articles');
  await filter(page, 'Wellness').click();
  await expect(announcer).toContainText('No Articles Found');
  await filter(page, 'All Posts').click();
  await expect(announcer).toHaveText('Articles 1 to 6 of 12');
  await search(page).fill('zzzz');
  await expect(announcer).toContainText('No Articles Found');
  await search(page).fill('mat leave');
  await expect(announcer).toHaveText(/^\d articles?( · |$)/);
  await search(page).fill('');
  await page.getByRole('link', { name: 'Load More Articles' }).click();
  await expect(announcer).toHaveText('12 articles');
});

test('after Load More and an article, back shows as many cards as before', async ({ page }) => {
  await page.goto('/blog/');
  await page.getByRole('link', { name: 'Load More Articles' }).click();
  await expect(cards(page)).toHaveCount(12);
  await cards(page).nth(8).getByRole('link').click();
  await expect(page).not.toHaveURL('/blog/');
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL('/blog/');
  await page.keyboard.press('Shift');
  await expect(cards(page)).toHaveCount(12);
});

test('a filter works in place, can be shared, and back undoes it', async ({ page }) => {
  await page.goto('/blog/');
  await filter(page, 'Relocation').click();
  await expect(page).toHaveURL('/blog/?category=Relocation');
  await expect(cards(page)).toHaveCount(2);
  await expect(filter(page, 'Relocation')).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/blog/');
  await expect(cards(page)).toHaveCount(6);
  await page.goto('/blog/?category=Bedside+Diary');
  await expect(cards(page)).toHaveCount(3);
});

test('search matches title or excerpt in any case and can be shared', async ({ page }) => {
  await page.goto('/blog/');
  await search(page).fill('REVALIDATION');
  await expect(cards(page).first()).toContainText('NMC revalidation');
  await expect(status(page)).toContainText('1 article');
  await expect(page).toHaveURL('/blog/?q=REVALIDATION');
  await expect(cards(page).first().locator('img')).toHaveCount(1);
  await page.goto('/blog/?q=windrush');
  await expect(status(page)).toContainText('1 article');
  await expect(search(page)).toHaveValue('windrush');
});

test('nothing found says so, once', async ({ page }) => {
  await page.goto('/blog/?q=zzzzzz');
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
  await expect(page.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  await expect(page.getByText('No articles found')).toHaveCount(1);
  await expectAccessible(page);
});

test('articles that match in their text alone are shown under a heading that says so, and nothing denies them', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('main')?.textContent.includes('No Articles Found'))
        Reflect.set(window, 'denied', true);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/blog/?q=mat+leave');
  const group = page.getByRole('region', { name: 'Matches in the text' });
  await expect(group.getByRole('heading', { name: /Maternity leave in the UK/ })).toBeVisible();
  await expect(cards(page)).toHaveCount(await group.getByRole('article').count());
  expect(await page.evaluate(() => Reflect.get(window, 'denied'))).toBeUndefined();
  await expectAccessible(page);
});

test('the search texts do not come: what was not found is said all the same', async ({ page }) => {
  await page.route('**/words.json', (route) => route.abort());
  await page.goto('/blog/?q=mat+leave');
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
});

for (const before of ['immediately', 'after a category', 'on a hydrated page'] as const) {
  test(`All Posts on a further page leads to the newest: ${before}`, async ({ page }) => {
    await page.goto('/blog/');
    const newest = await cards(page).getByRole('heading').allTextContents();
    await page.goto('/blog/page/2/');
    if (before === 'on a hydrated page') await hydrate(page);
    if (before === 'after a category') {
      await filter(page, 'Relocation').click();
      await expect(cards(page)).toHaveCount(2);
    }
    await filter(page, 'All Posts').click();
    await expect(cards(page).getByRole('heading')).toHaveText(newest);
    await expect(page).toHaveURL('/blog/');
  });
}

test('Wellness has no articles and says so', async ({ page }) => {
  await page.goto('/blog/');
  await filter(page, 'Wellness').click();
  await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeVisible();
});

test('a list that cannot be fetched is reported, and what is shown stays', async ({ page }) => {
  await page.route('**/articles.json', (route) => route.abort());
  await page.goto('/blog/');
  await search(page).fill('visa');
  await expect(status(page)).toHaveText(/could not be loaded/);
  await expect(cards(page)).toHaveCount(6);
});

test('the whole card can be pressed', async ({ page }) => {
  await page.goto('/blog/');
  const card = cards(page).first();
  const href = await card.getByRole('link').getAttribute('href');
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(href ?? '');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and Load More are links, and the search that cannot work is not offered', async ({ page }) => {
    await page.goto('/blog/');
    await expect(search(page)).toBeHidden();
    await page.getByRole('link', { name: 'Load More Articles' }).click();
    await expect(page).toHaveURL('/blog/page/2/');
    await expect(cards(page)).toHaveCount(6);
    await page.getByRole('link', { name: 'Newer articles' }).click();
    await page.goto('/blog/page/2/');
    await filter(page, 'All Posts').click();
    await expect(page).toHaveURL('/blog/');
    await filter(page, 'Relocation').click();
    await expect(page).toHaveURL('/blog/category/relocation/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relocation articles for nurses');
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Blog' }).click();
    await expect(page).toHaveURL('/blog/');
  });
});
