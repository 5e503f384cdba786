// Guards what visitors ask their system for: stillness, forced colours, large text, wide spacing, paper.
import { expect } from '@playwright/test';
import { addStyle } from '../support/add-style';
import { IS_FULL, ROUTES } from '../support/any-site';
import { layoutFaults } from '../support/layout';
import { test } from '../support/test';

/** WCAG 2.2, 1.4.4 and 1.4.12. */
const READERS_STYLES = {
  'text at 200%': 'html { font-size: 200% !important; }',
  'text spacing': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`,
};

/** Pages with what moves, with every kind of field and button. */
for (const route of IS_FULL ? ROUTES : ['/', '/contact/', '/tools/revalidation-planner/']) {
  test(`${route} has room for large and widely spaced text, on a phone and on a desk`, async ({ page }) => {
    for (const style of Object.values(READERS_STYLES)) {
      await page.goto(route);
      await addStyle(page, style);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await layoutFaults(page), `${width} px with ${style}`).toEqual([]);
      }
    }
  });

  test(`${route}: nothing moves for those who asked for stillness, and every button has an edge in forced colours`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(route);
    await page.evaluate(async () => {
      scrollTo({ top: 600 });
      // What comes into view starts to move in the frame after it was seen there.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    const running = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 1,
        )
        .map((animation) =>
          animation.effect instanceof KeyframeEffect ? animation.effect.target?.outerHTML.slice(0, 80) : 'an animation',
        ),
    );
    expect(running).toEqual([]);
    // What moves only once somebody points at it.
    const willMove = await page.evaluate(() =>
      [...document.body.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, transitionProperty } = getComputedStyle(element);
          const isLong = transitionDuration.split(',').some((duration) => Number.parseFloat(duration) > 0.001);
          return isLong && transitionProperty !== 'none';
        })
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(willMove).toEqual([]);

    await page.emulateMedia({ forcedColors: 'active' });
    const edgeless = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a[target="_blank"], input, select, textarea')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((element) => {
          const field = element.closest('label, [data-field]') ?? element;
          const hasEdge = [element, field, element.parentElement, ...(element.parentElement?.children ?? [])].some(
            (candidate) => {
              if (!candidate) return false;
              const style = getComputedStyle(candidate);
              return style.borderStyle !== 'none' && Number.parseFloat(style.borderTopWidth) > 0;
            },
          );
          const isUnderlined = getComputedStyle(element).textDecorationLine.includes('underline');
          const isIcon = element.querySelector('svg') !== null;
          const isDrawnByBrowser =
            element.matches('[type=radio], [type=checkbox]') && getComputedStyle(element).appearance !== 'none';
          return !hasEdge && !isUnderlined && !isIcon && !isDrawnByBrowser;
        })
        .map((element) => element.outerHTML.slice(0, 90)),
    );
    expect(edgeless).toEqual([]);
  });
}

test('the chosen colours can be told from the others, in forced colours too', async ({ page }) => {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await page.goto('/');
    const labels = page.locator('label:has([name=color-scheme])');
    await labels.nth(1).click();
    const looks = await labels.evaluateAll((all) =>
      all.map((label) => {
        const { backgroundColor, boxShadow, forcedColorAdjust } = getComputedStyle(label);
        return [backgroundColor, matchMedia('(forced-colors: active)').matches ? forcedColorAdjust : boxShadow].join();
      }),
    );
    expect(looks[0]).toBe(looks[2]);
    expect(looks[1]).not.toBe(looks[0]);
    if (forcedColors === 'none') expect(looks[1]).toContain('inset');
    else expect(looks[1]).toContain('none');
  }
});
