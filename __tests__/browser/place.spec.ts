// Guards the visitor's place on a page: no press moves it, and the way back leads to where it was left.
import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { hydrate, openWithLoader, untilHydrated, untilLoaderRuns } from './support/hydration';
import { contactForm } from './support/live-form';
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

/** Follows a link without a pointer: before a click, the test runner scrolls even to what is in view. */
async function leave(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link').first().dispatchEvent('click');
  await expect(page).toHaveURL('/');
}

test('a first press leaves a page that was read before where the browser has put it', async ({ page }) => {
  await page.goto(ARTICLE);
  await hydrate(page);
  await scroll(page, 3000);
  await page.goto('/faq/');
  await openWithLoader(page, ARTICLE);
  await page.keyboard.press('Tab');
  await untilHydrated(page);
  await scroll(page, 100);
  expect(await position(page)).toBe(100);
});

test('a first press leaves a page where the visitor has scrolled, and so does the way back', async ({ page }) => {
  await openWithLoader(page, ARTICLE);
  await scroll(page, 1500);
  await hydrate(page);
  await scroll(page, 1500);
  await leave(page);
  await page.goBack();
  await expect.poll(() => position(page)).toBe(1500);
});

/** Pages whose content script has filtered, extended or calculated. */
const LEFT: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a search': async (page) => {
    await page.goto('/blog/');
    await page.getByRole('searchbox').fill('nurse');
    await expect(page.getByRole('region', { name: 'Matches in the text' })).toBeVisible();
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
    await expect(page.getByRole('article')).toHaveCount(12);
  },
  'a planner': async (page) => {
    await openPlanner(page, 'maternity-planner');
    await openAnswers(page, 'maternity-planner');
    await page.getByRole('button', { name: 'Work out my dates and pay' }).click();
    await expect(page.getByRole('heading', { name: 'Your plan', exact: true })).toBeFocused();
  },
};

for (const [name, open] of Object.entries(LEFT)) {
  test(`the way back to ${name} returns to the place that was left, and so does the way on`, async ({ page }) => {
    await open(page);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    const place = Math.min(Math.round(end * 0.8), end);
    await scroll(page, place);
    const address = page.url();
    await leave(page);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => position(page)).toBe(place);
    await page.goForward();
    await expect(page).toHaveURL('/');
    await expect.poll(() => position(page)).toBe(0);
  });
}

test('the way back from a page that was reloaded shows the page before', async ({ page }) => {
  await page.goto('/about/');
  await hydrate(page);
  await leave(page);
  await page.reload();
  await untilLoaderRuns(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/about/');
  await expect(page.getByRole('heading', { name: 'Coaching by a nurse, for nurses' })).toBeVisible();
});

test.describe('with letters of twice the size', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    }),
  );

  /** The lower edge of the header. */
  const headerEnd = (page: Page): Promise<number> =>
    page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);

  test('the header takes at most a sixth of the window', async ({ page }) => {
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/faq/');
      expect(await headerEnd(page)).toBeLessThanOrEqual(740 / 6);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  test('a field that is not filled in is in view with its label', async ({ page }) => {
    await page.goto('/contact/');
    await hydrate(page);
    await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
    const field = contactForm(page).getByLabel('Full Name');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    const label = await contactForm(page).getByText('Full Name').boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(await headerEnd(page));
  });

  for (const [path, words] of Object.entries({ '/blog/': 'nurse', '/glossary/': 'nmc' })) {
    test(`the count of what ${path} has found is in view`, async ({ page }) => {
      await page.goto(path);
      await page.getByRole('searchbox').click();
      await page.keyboard.type(words);
      await expect(page.locator('main').getByRole('status').first()).toContainText(/\d/);
      await expect(page.locator('main').getByRole('status').first()).toBeInViewport({ ratio: 1 });
    });
  }

  test('a search that finds nothing has its words in view', async ({ page }) => {
    await page.goto('/blog/');
    await page.getByRole('searchbox').click();
    await page.keyboard.type('zzzz');
    await expect(page.getByRole('heading', { name: 'No Articles Found' })).toBeInViewport({ ratio: 1 });
  });

  test('a search from another page leads to the search and its count', async ({ page }) => {
    await page.goto('/404.html');
    await page.getByRole('searchbox').fill('nurse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=nurse/);
    const count = page.locator('main').getByRole('status').first();
    await expect(count).toContainText(/\d/);
    await expect(count).toBeInViewport({ ratio: 1 });
  });
});
