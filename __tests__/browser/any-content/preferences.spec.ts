// Guards visitors' preferences: large and wide text, reduced motion, forced colours.
import { expect, type Page } from '@playwright/test';
import { addStyle } from '../support/add-style';
import { IS_FULL, ROUTES } from '../support/any-site';
import { layoutFaults } from '../support/layout';
import { test } from '../support/test';

/** WCAG 2.2, 1.4.4 and 1.4.12: text at 200%, which large-text.spec.ts checks on a phone, and text spacing. */
const READERS_STYLES = [
  ['html { font-size: 200% !important; }', [1280]],
  [
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`,
    [360, 1280],
  ],
] as const;

/** Elements with a running animation or a transition. */
function moving(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    scrollTo({ top: 600 });
    // An animation starts in the frame after its element scrolls into view.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
    const waiting = [...document.body.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, transitionProperty } = getComputedStyle(element);
      const isLong = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0.001);
      return isLong && transitionProperty !== 'none';
    });
    return [...running, ...waiting].map((element) => element?.outerHTML.slice(0, 80) ?? 'an animation');
  });
}

/** Controls without any visible boundary: no border, underline, icon or native look. */
function edgeless(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hasBorder = (element: Element): boolean => {
      const { borderStyle, borderTopWidth } = getComputedStyle(element);
      return borderStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
    };
    const hasEdge = (element: Element): boolean => {
      const { appearance, textDecorationLine } = getComputedStyle(element);
      const isDrawnByBrowser = element.matches('[type=radio], [type=checkbox]') && appearance !== 'none';
      const field = element.closest('label, [data-field]') ?? element;
      const around = [element, field, element.parentElement, ...(element.parentElement?.children ?? [])];
      const isDrawn = isDrawnByBrowser || textDecorationLine.includes('underline') || element.querySelector('svg');
      return Boolean(isDrawn) || around.some((part) => part && hasBorder(part));
    };
    return [...document.querySelectorAll('button, a[target="_blank"], input, select, textarea')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !hasEdge(element))
      .map((element) => element.outerHTML.slice(0, 90));
  });
}

/** Pages with animations and every kind of field and button. */
for (const route of IS_FULL ? ROUTES : ['/', '/contact/', '/tools/revalidation-planner/']) {
  test(`${route} respects large and wide text, reduced motion and forced colours`, async ({ page }) => {
    for (const [style, widths] of READERS_STYLES) {
      await page.goto(route);
      await addStyle(page, style);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await layoutFaults(page), `${width} px with ${style}`).toEqual([]);
      }
    }
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    expect.soft(await moving(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await edgeless(page)).toEqual([]);
  });
}

test('the chosen colour scheme stands out, in forced colours too', async ({ page }) => {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await page.goto('/');
    const labels = page.locator('label:has([name=color-scheme])');
    await labels.nth(1).click();
    await expect(async () => {
      const [first, chosen, last] = await labels.evaluateAll((all) =>
        all.map((label) => {
          const { backgroundColor, boxShadow, forcedColorAdjust } = getComputedStyle(label);
          return `${backgroundColor}, ${matchMedia('(forced-colors: active)').matches ? forcedColorAdjust : boxShadow}`;
        }),
      );
      expect(first).toBe(last);
      expect(chosen).not.toBe(first);
      expect(chosen).toContain(forcedColors === 'none' ? 'inset' : 'none');
    }).toPass();
  }
});
