// Guards rows of cards, and the article listing: Load More, and use without script. ArticleBrowser.test.tsx covers its search.
import { expect, type Page } from '@playwright/test';
import { ADDED_POSTS, DRAFT, SCHEDULED } from '../support/added-posts';
import { test } from './support/test';

/** The twelve specified articles, and the published ones that the tests add. */
const ALL = 12 + ADDED_POSTS.filter(({ slug }) => ![DRAFT.slug, SCHEDULED.slug].includes(slug)).length;

const cards = (page: Page) => page.getByRole('article');
const status = (page: Page) => page.locator('main').getByRole('status').first();
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search articles' });
const filter = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name });

test('six clickable cards stand in three, two or one columns', async ({ page }) => {
  await page.goto('/blog/');
  await expect(cards(page)).toHaveCount(6);
  for (const [width, columns] of [
    [1280, 3],
    [820, 2],
    [360, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = () => cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
    await expect.poll(async () => new Set(await lefts()).size).toBe(columns);
  }
  await test.step('the focus ring surrounds the search field and its icon', async () => {
    await search(page).focus();
    const ringed = page
      .getByRole('search')
      .locator('*')
      .filter({ has: search(page) })
      .filter({ has: page.locator('svg') });
    await expect(ringed).toHaveCSS('outline-style', 'solid');
    await expect(search(page)).toHaveCSS('outline-style', 'none');
  });
  const href = await cards(page).first().getByRole('link').getAttribute('href');
  await cards(page)
    .first()
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(href ?? '');
});

test('two plans stand beside their heading, three below it', async ({ page }) => {
  for (const [path, isBeside] of [
    ['/4cs-program/', true],
    ['/career-guidance/', false],
  ] as const) {
    await page.goto(path);
    const prices = page.locator('#prices');
    const heading = await prices.getByRole('heading', { level: 2 }).boundingBox();
    const card = await prices.getByRole('listitem').first().boundingBox();
    expect([path, (card?.x ?? 0) > (heading?.x ?? 0) + 100]).toEqual([path, isBeside]);
  }
});

test('Load More focuses the first new card; Back to Blog restores all', async ({ page }) => {
  await page.goto('/blog/');
  const more = page.getByRole('link', { name: 'Load More Articles' });
  for (let count = 6; count < ALL; count += 6) {
    await more.click();
    await expect(cards(page)).toHaveCount(Math.min(count + 6, ALL));
    await expect(cards(page).nth(count).getByRole('link')).toBeFocused();
  }
  await expect(more).toHaveCount(0);
  await expect(status(page)).toHaveText(`${ALL} articles`);
  await expect(cards(page).last().locator('img')).toHaveCount(1);
  await expect(page).toHaveURL('/blog/');
  await cards(page).nth(8).getByRole('link').click();
  await expect(page).not.toHaveURL('/blog/');
  await page.getByRole('link', { name: 'Back to Blog' }).first().click();
  await expect(page).toHaveURL('/blog/');
  await expect(cards(page)).toHaveCount(ALL);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and Load More are links, and the search is hidden', async ({ page }) => {
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
