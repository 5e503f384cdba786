import { expect, type Locator, type Page, test } from '@playwright/test';
import { rememberAwake, wakeUnseen } from './support/awake';

const LISTING = '/blog/';

const ARTICLE = '/blog/nmc-revalidation/';
const COVER = '::view-transition-group(cover-nmc-revalidation)';

/** Makes every page remember how it was revealed; call it before the first page is opened. */
async function rememberReveals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      const key = `revealed ${location.pathname}`;
      sessionStorage.setItem(key, 'plainly');
      if (!viewTransition) return;
      await viewTransition.ready;
      const moved = document
        .getAnimations()
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
      sessionStorage.setItem(key, moved.join(' '));
    });
  });
}

const revealOf = (page: Page, path: string): Promise<string | null> =>
  page.evaluate((key) => sessionStorage.getItem(key), `revealed ${path}`);

/** Follows the link of the first card without a pointer, which would wake the page; returns where it leads. */
async function followFirstCard(page: Page): Promise<string> {
  const link = page.getByRole('article').first().getByRole('link');
  const path = await link.getAttribute('href');
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(path ?? '');
  return path ?? '';
}

test('from the listing to an article and back the cover moves to its place', async ({ page }) => {
  await rememberReveals(page);
  await page.goto(LISTING);
  const path = await followFirstCard(page);
  const cover = `::view-transition-group(cover-${path.split('/')[2]})`;
  await expect.poll(() => revealOf(page, path)).toContain(cover);
  await page.evaluate((key) => sessionStorage.removeItem(key), `revealed ${LISTING}`);
  await page.goBack();
  await expect(page).toHaveURL(LISTING);
});

/** Where a picture was and where it comes to, as the transition writes it. */
interface Move {
  readonly name: string;
  readonly from: string;
}

/** Makes the page remember the transitions that run while it stays; call it before the first page is opened. */
async function rememberTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const transitions: Move[][] = [];
    const loads = Number(sessionStorage.getItem('loads')) + 1;
    sessionStorage.setItem('loads', String(loads));
    Reflect.set(window, 'transitions', transitions);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const effects = document.getAnimations().map(({ effect }) => effect);
        transitions.push(
          effects
            .filter((effect) => effect instanceof KeyframeEffect)
            .filter(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition'))
            .map((effect) => ({
              name: effect.pseudoElement ?? '',
              from: String(effect.getKeyframes()[0]?.transform),
            })),
        );
      });
      return transition;
    };
  });
}

const transitionsOf = (page: Page): Promise<readonly (readonly Move[])[]> =>
  page.evaluate(() => Reflect.get(window, 'transitions'));

const loadsOf = (page: Page): Promise<string | null> => page.evaluate(() => sessionStorage.getItem('loads'));

/** Opens a page, awake and with all that it fetches after that. */
async function openAwake(page: Page, path: string): Promise<void> {
  await rememberAwake(page);
  await rememberTransitions(page);
  await page.goto(path);
  await wakeUnseen(page);
  await page.waitForLoadState('networkidle');
}

const cover = (page: Page): Locator => page.locator('[style*="cover-nmc-revalidation"]');

/** Where an element stands in the window, as a transition writes it: in whole pixels. */
async function placeOf(element: Locator): Promise<string> {
  const { x = 0, y = 0 } = (await element.boundingBox()) ?? {};
  return `matrix(1, 0, 0, 1, ${Math.round(x)}, ${Math.round(y)})`;
}

const cardLink = (page: Page): Locator => page.getByRole('article').locator(`a[href="${ARTICLE}"]`);

test.describe('awake, when the page stays and only its content changes', () => {
  test('the cover moves from the listing to the article from where it was, and back', async ({ page }) => {
    await openAwake(page, LISTING);
    // Fonts that come while one reads move what is above, and the place in the page with it.
    await page.waitForLoadState('networkidle');
    await cardLink(page).scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const inListing = await placeOf(cover(page));
    await cardLink(page).click();
    await expect.poll(async () => (await transitionsOf(page)).length).toBe(1);
    const there = (await transitionsOf(page))[0]?.find(({ name }) => name === COVER);
    expect(there?.from).toBe(inListing);
    await expect(page).toHaveURL(ARTICLE);
    await expect(page.locator('[aria-live="assertive"]')).toContainText('NMC revalidation');
    await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL(LISTING);
    await expect.poll(async () => (await transitionsOf(page)).length).toBe(2);
    // From where, the browser decides, which has already scrolled to where the listing was.
    expect((await transitionsOf(page))[1]?.map(({ name }) => name)).toContain(COVER);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('NMC revalidation');
    await expect.poll(async () => (await transitionsOf(page)).length).toBe(3);
    expect(await loadsOf(page)).toBe('1');
  });

  test('any other page fades in, and a press on the way is not lost', async ({ page }) => {
    await openAwake(page, '/faq/');
    const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
    // Not by `click()`, which waits until nothing lies over the link.
    const { x, y, width, height } = (await link('Services').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await link('About').click();
    await page.waitForFunction(() => Reflect.get(window, 'transitions').length === 1);
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL('/services/');
    await expect.poll(async () => (await transitionsOf(page)).length).toBe(2);
    const [first = []] = await transitionsOf(page);
    expect(first.map(({ name }) => name)).toContain('::view-transition-new(root)');
    expect(await loadsOf(page)).toBe('1');
  });

  test('a filter of the listing, which changes the address only, runs none', async ({ page }) => {
    await openAwake(page, LISTING);
    const chip = page.getByRole('navigation', { name: 'Filter by category' }).getByRole('link', { name: 'Relocation' });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-current', 'true');
    await expect(page).toHaveURL(/Relocation/);
    expect(await transitionsOf(page)).toEqual([]);
  });
});

test.describe('for those who asked for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a page takes the place of the one before at once', async ({ page }) => {
    await rememberReveals(page);
    await page.goto(LISTING);
    const path = await followFirstCard(page);
    await expect.poll(() => revealOf(page, path)).toBe('plainly');
  });

  test('also when the page stays and only its content changes', async ({ page }) => {
    await openAwake(page, LISTING);
    await cardLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('NMC revalidation');
    expect(await transitionsOf(page)).toEqual([]);
    expect(await loadsOf(page)).toBe('1');
  });
});
