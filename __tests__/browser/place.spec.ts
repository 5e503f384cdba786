// Guards the scroll position through hydration, back and forward, and what is in view with large text.
import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { setTextSize } from './support/add-style';
import { hydrate, openWithLoader, untilLoaderRuns } from './support/hydration';
import { openAnswers, openPlanner } from './support/planners';
import { test } from './support/test';

test.use({ viewport: { width: 360, height: 740 } });

const ARTICLE = postPath('nmc-revalidation');

const position = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls, and waits for the next frame, in which Gatsby records the position. */
const scroll = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => {
    window.scrollTo(0, to);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
  }, top);

/** Follows a link without a pointer: Playwright would scroll before a click. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
  await expect(page).toHaveURL('/');
}

test('hydration after a key leaves a revisited page where it was scrolled', async ({ page }) => {
  await page.goto(ARTICLE);
  await hydrate(page);
  await scroll(page, 3000);
  await page.goto('/faq/');
  await openWithLoader(page, ARTICLE);
  await hydrate(page);
  await scroll(page, 100);
  expect(await position(page)).toBe(100);
});

test('hydration and going back keep the scroll position', async ({ page }) => {
  await openWithLoader(page, ARTICLE);
  await scroll(page, 1500);
  await hydrate(page);
  await scroll(page, 1500);
  await leave(page);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(1500);
});

/** Pages whose content script has filtered, extended or calculated. */
const CHANGED: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a search': async (page) => {
    await page.goto('/blog/');
    await page.getByRole('searchbox').fill('nurse');
    await expect(page.locator('main').getByRole('status').first()).toContainText('more in the text');
  },
  'a category': async (page) => {
    await page.goto('/blog/');
    await page
      .getByRole('navigation', { name: 'Filter by category' })
      .getByRole('link', { name: 'Relocation' })
      .click();
    await expect(page.locator('main').getByRole('status').first()).toHaveText(/^\d+ articles?$/);
  },
  'a longer listing': async (page) => {
    await page.goto('/blog/');
    await page.getByRole('link', { name: 'Load More Articles' }).click();
    // The focus moves last, and scrolls the page.
    await expect(page.getByRole('article').nth(6).getByRole('link')).toBeFocused();
  },
  'a planner': async (page) => {
    await openPlanner(page, 'maternity-planner');
    await openAnswers(page, 'maternity-planner');
    await page.getByRole('button', { name: 'Work out my dates and pay' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeFocused();
    // Its last change: the example is folded.
    await expect(page.locator('details').filter({ hasText: 'A worked example' })).not.toHaveAttribute('open');
  },
};

test('a longer listing is as long after a reload, at its place', async ({ page }) => {
  await CHANGED['a longer listing']?.(page);
  const place = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - 300);
  await scroll(page, place);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect.poll(() => position(page)).toBe(place);
});

for (const [name, open] of Object.entries(CHANGED)) {
  test(`going back to ${name} restores the scroll position`, async ({ page }) => {
    await open(page);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    // Below everything that changes as the page is rendered again.
    const place = end - 100;
    await scroll(page, place);
    const address = page.url();
    await leave(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => position(page)).toBe(place);
    // The count of a search is announced 0.3 s later, which must not move what is below it.
    await page.waitForTimeout(500);
    expect(await position(page)).toBe(place);
    await page.goForward();
    await expect(page).toHaveURL('/');
    await expect.poll(() => position(page)).toBe(0);
  });
}

test('a visitor who scrolls as results appear stays there once they are counted', async ({ page }) => {
  await page.goto('/blog/');
  const scrolled = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          const headings = [...document.querySelectorAll('main h2')];
          if (!headings.some(({ textContent }) => textContent === 'Matches in the text')) return;
          observer.disconnect();
          window.scrollTo(0, 3000);
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('searchbox').fill('nurse');
  await scrolled;
  await expect(page.locator('main').getByRole('status').first()).toContainText('more in the text');
  // The browser keeps the words in place, below the count.
  expect(await position(page)).toBeGreaterThanOrEqual(3000);
});

test('going back from a reloaded article leads to the place in a longer listing', async ({ page }) => {
  await CHANGED['a longer listing']?.(page);
  const place = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - 300);
  await scroll(page, place);
  await page.getByRole('article').nth(9).getByRole('link').first().dispatchEvent('click');
  await expect(page.getByRole('link', { name: 'Back to Blog' }).first()).toBeVisible();
  await page.reload();
  await untilLoaderRuns(page);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('article')).toHaveCount(12);
  await expect.poll(() => position(page)).toBe(place);
});

test('going back from a reloaded page shows the previous page', async ({ page }) => {
  await page.goto('/about/');
  await hydrate(page);
  await leave(page);
  await page.reload();
  await untilLoaderRuns(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about/');
  await expect(page.getByRole('heading', { name: 'Coaching by a nurse, for nurses' })).toBeVisible();
});

test.describe('with text at 200%', () => {
  test.beforeEach(({ page }) => setTextSize(page, '200%'));

  const results = (page: Page) => page.locator('main').getByRole('status').first();

  for (const [path, words] of Object.entries({ '/blog/': 'nurse', '/glossary/': 'nmc' })) {
    test(`the outcome of a search on ${path} is in view`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('searchbox').click();
      await page.keyboard.type(words);
      await expect(results(page)).toContainText(/\d/);
      await expect(results(page)).toBeInViewport({ ratio: 1 });
      if (path !== '/blog/') return;
      await page.keyboard.type('zzzz');
      await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeInViewport({ ratio: 1 });
    });
  }

  test('the outcome of a search from the 404 page is in view', async ({ page }) => {
    await page.goto('/404.html');
    await page.getByRole('searchbox').fill('nurse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=nurse/);
    await expect(results(page)).toContainText(/\d/);
    await expect(results(page)).toBeInViewport({ ratio: 1 });
  });
});
