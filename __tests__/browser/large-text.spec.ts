// Guards words against breaking in large text on a phone.
import { expect, type Page } from '@playwright/test';
import { setTextSize } from './support/add-style';
import { ROUTES } from './support/any-site';
import { layoutFaults } from './support/layout';
import { contactForm, fillInForm, openLivePage } from './support/live-form';
import { openPlanner, PLANNERS, plannerStates } from './support/planners';
import { test } from './support/test';

/** Words broken across lines, with a slash at each break; a break after a hyphen is fine. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const boxesOf = (text: Text, start: number, length: number): DOMRectList => {
      range.setStart(text, start);
      range.setEnd(text, start + length);
      return range.getClientRects();
    };
    // Text for screen readers only.
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const isOnScreen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('noscript, script, style, select, code, [popover]:not(:popover-open)') &&
      !isClipped(element);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!text.parentElement || !isOnScreen(text.parentElement)) continue;
      const words = [...text.data.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
      // On one line, a word has one box.
      for (const { 0: word, index } of words.filter(({ 0: { length }, index }) => boxesOf(text, index, length)[1])) {
        const lines = [...word].map((_letter, at) => boxesOf(text, index + at, 1)[0]?.top);
        if (new Set(lines).size === 1) continue;
        broken.push(
          [...word].map((letter, at) => (at > 0 && lines[at] !== lines[at - 1] ? `/${letter}` : letter)).join(''),
        );
      }
    }
    return broken;
  });
}

test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ page }) => setTextSize(page, '200%'));

test('words on every page are whole with text at 200%', async ({ page }) => {
  test.slow();
  for (const route of ROUTES) {
    await test.step(route, async () => {
      await page.goto(route);
      expect.soft(await brokenWords(page), route).toEqual([]);
      expect.soft(await layoutFaults(page), route).toEqual([]);
    });
  }
});

test('the thanks for a message break no word with text at 200%', async ({ page }) => {
  await openLivePage(page, (route) => route.fulfill({ status: 204 }));
  await fillInForm(page);
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByText('Message Sent')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});

for (const planner of PLANNERS) {
  test(`words in the ${planner.name} are whole with text at 200%`, async ({ page }) => {
    await openPlanner(page, planner.name);
    for (const [state, reach] of Object.entries(plannerStates(planner))) {
      await test.step(state, async () => {
        await reach(page);
        expect(await brokenWords(page)).toEqual([]);
        expect(await layoutFaults(page)).toEqual([]);
      });
    }
  });
}
