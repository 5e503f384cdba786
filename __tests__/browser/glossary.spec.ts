// Guards a term's explanation by pointer, focus and touch, and its link without script.
import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { expectAccessible } from './support/axe';
import { openWithLoader } from './support/hydration';
import { test } from './support/test';

const PATH = postPath('quick-patient-assessment-opportunities');
const EXPLAINED = 'SBAR';

const term = (page: Page) => page.getByRole('article').first().getByRole('link', { name: EXPLAINED, exact: true });
const meaning = (page: Page) => page.getByRole('tooltip').filter({ hasText: 'An order in which to say' });

/** Opens the article with its term in mid-window, once the explaining script has loaded. */
async function open(page: Page): Promise<void> {
  await openWithLoader(page, PATH);
  await term(page).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

test('an explanation stays open while the pointer is over it', async ({ page }) => {
  await open(page);
  await page.clock.install();
  await term(page).hover();
  await page.clock.runFor(1000);
  await expect(meaning(page)).toBeVisible();
  const [above, below] = [await term(page).boundingBox(), await meaning(page).boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(16);
  await meaning(page).hover();
  await page.clock.runFor(1000);
  await expect(meaning(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await page.clock.runFor(1000);
  await expect(meaning(page)).toBeHidden();
});

test('focus opens an explanation and Escape closes it for good', async ({ page }) => {
  await open(page);
  await term(page).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(term(page)).toBeFocused();
  await expect(meaning(page)).toBeVisible();
  // The tables of the article are measured on other pages.
  await expectAccessible(page, { measuresPixels: false });
  await page.keyboard.press('Escape');
  await expect(meaning(page)).toBeHidden();
  await expect(term(page)).toBeFocused();
  await page.clock.install();
  await page.mouse.move(4, 4);
  await page.clock.runFor(1000);
  await expect(meaning(page)).toBeHidden();
});

test('a long tap explains a term even if its pointer is a mouse', async ({ page }) => {
  await open(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await term(page).hover();
  await term(page).dispatchEvent('touchstart');
  await page.clock.runFor(1000);
  await term(page).dispatchEvent('click');
  await expect(meaning(page)).toBeVisible();
  await expect(page).toHaveURL(PATH);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test('the first tap explains a term, the second follows its link', async ({ page }) => {
    await open(page);
    await term(page).tap();
    await expect(meaning(page)).toBeVisible();
    await expect(page).toHaveURL(PATH);
    const box = await meaning(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await page.touchscreen.tap(4, 400);
    await expect(meaning(page)).toBeHidden();
    await term(page).tap();
    await expect(meaning(page)).toBeVisible();
    await term(page).tap();
    await expect(page).toHaveURL('/glossary/#sbar');
  });

  test('without popovers, or without its explanation, a term is a link', async ({ page }) => {
    await open(page);
    await page.getByRole('tooltip', { includeHidden: true }).evaluateAll((all) => all.map((each) => each.remove()));
    await term(page).tap();
    await expect(page).toHaveURL('/glossary/#sbar');
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    });
    await open(page);
    await term(page).tap();
    await expect(page).toHaveURL('/glossary/#sbar');
  });

  test('a long explanation fits the screen wherever its term is', async ({ page }) => {
    for (const block of ['start', 'end'] as const) {
      await open(page);
      const hidden = page.getByRole('tooltip', { includeHidden: true }).filter({ hasText: 'An order in which to say' });
      await hidden.evaluate((element) => element.append(' And so on, and so forth.'.repeat(18)));
      await term(page).evaluate((element, at) => {
        element.parentElement?.style.setProperty('text-align', 'end');
        element.scrollIntoView({ block: at, behavior: 'instant' });
      }, block);
      await term(page).tap();
      await expect(meaning(page)).toBeInViewport({ ratio: 1 });
      expect(await meaning(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    }
  });
});

test.describe('by touch on a device with a mouse', () => {
  test.use({ hasTouch: true });

  test('the first tap explains a term even as a mouse click', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('click', (event) => Object.defineProperty(event, 'pointerType', { value: 'mouse' }), true);
    });
    await open(page);
    await term(page).tap();
    await expect(meaning(page)).toBeVisible();
    await term(page).tap();
    await expect(page).toHaveURL('/glossary/#sbar');
  });

  test('a long tap with a pen explains a term', async ({ page }) => {
    await open(page);
    const pen = { pointerType: 'pen', bubbles: true, cancelable: true };
    for (const type of ['pointerover', 'pointerdown', 'focusin']) await term(page).dispatchEvent(type, pen);
    await page.waitForTimeout(400);
    await term(page).dispatchEvent('click', pen);
    await expect(meaning(page)).toBeVisible();
    await expect(page).toHaveURL(PATH);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a term links to the glossary and has no visible explanation', async ({ page }) => {
    await page.goto(PATH);
    await expect(meaning(page)).toBeHidden();
    await term(page).click();
    await expect(page).toHaveURL('/glossary/#sbar');
    await page.getByRole('navigation', { name: 'Terms by letter' }).getByRole('link', { name: 'P' }).click();
    await expect(page.getByRole('heading', { level: 3, name: 'PIN' })).toBeInViewport();
  });
});
