import { expect, type Page, test } from '@playwright/test';

/** A page whose lines break alike in every font. */
const CALM = '/thanks/';

const OURS = ['Figtree', 'Fraunces'];

/** Which of our fonts are there for the text; the rest of the list are those that stand in. */
async function fontsInUse(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
  return loaded.filter((family) => OURS.includes(family)).toSorted();
}

function fontRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(request.url());
  });
  return asked;
}

test('the fonts are asked for after the first paint, and then used', async ({ page }) => {
  await page.goto(CALM);
  await expect.poll(() => fontsInUse(page)).toEqual(OURS);
  const [paint, earliest] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    Math.min(
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime),
    ),
  ]);
  expect(earliest).toBeGreaterThan(paint ?? Number.NaN);
});

test('the next page of a visit has them from the start', async ({ page }) => {
  await page.goto(CALM);
  await expect.poll(() => fontsInUse(page)).toEqual(OURS);
  await page.goto('/privacy/', { referer: page.url() });
  await expect(page.locator('style#fonts')).toHaveAttribute('media', 'all');
  await expect.poll(() => fontsInUse(page)).toEqual(OURS);
});

test('where something would move the page keeps what it has', async ({ page }) => {
  const asked = fontRequests(page);
  // So many of the widest letter fill more or fewer lines in another font, and all below them moves.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const ruler = document.createElement('p');
      ruler.textContent = 'W'.repeat(600);
      ruler.style.overflowWrap = 'anywhere';
      document.querySelector('main')?.prepend(ruler);
    });
  });
  await page.goto(CALM);
  await expect.poll(() => asked.length).toBe(2);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  expect(await fontsInUse(page)).toEqual([]);
});

test('who saves data is not sent any', async ({ page }) => {
  const asked = fontRequests(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(CALM);
  await page.waitForTimeout(1000);
  expect(asked).toEqual([]);
});

test('a font that does not come is no error', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(CALM);
  await page.waitForTimeout(500);
  expect(errors).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the fonts hold from the start', async ({ page }) => {
    const asked = fontRequests(page);
    await page.goto(CALM);
    await expect.poll(() => asked.length).toBe(2);
  });
});
