// Guards what visitors ask their system for: stillness, forced colours, paper.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { typographic } from '../../../src/utils/typography';
import { SITE_ROOT } from '../../support/site-root';
import { IS_FULL, ROUTES } from '../support/any-site';
import { layoutFaults } from '../support/layout';
import { test } from '../support/test';

/** Pages with what moves, with every kind of field and button. */
const SOME = ['/', '/contact/', '/tools/revalidation-planner/'];

for (const route of IS_FULL ? ROUTES : SOME) {
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

interface Weeks {
  readonly title: string;
  readonly begins: string;
  readonly ends: string;
  readonly steps: readonly { readonly when: string; readonly title: string; readonly text: string }[];
}

const { weeks }: { weeks?: Weeks } = parse(
  readFileSync(path.join(SITE_ROOT, 'content/pages/4cs-program.yaml'), 'utf8'),
);

const MEDIA = [{ forcedColors: 'active' }, { media: 'print' }] as const;

for (const media of weeks ? MEDIA : []) {
  test(`the weeks of the programme are a line with all of its words at 320 px, ${JSON.stringify(media)}`, async ({
    page,
  }) => {
    const { title = '', begins = '', ends = '', steps = [] } = weeks ?? {};
    await page.setViewportSize({ width: 320, height: 700 });
    await page.emulateMedia(media);
    await page.goto('/4cs-program/');
    const section = page.getByRole('region', { name: typographic(title), exact: true });
    for (const text of [begins, ends, ...steps.flatMap((step) => [step.when, step.title, step.text])]) {
      await expect(section.getByText(typographic(text), { exact: true }).first()).toBeVisible();
    }
    expect(await layoutFaults(page)).toEqual([]);
    // Borders are drawn in every medium, and do not depend on colours.
    const lines = section.getByRole('list').first().getByRole('listitem');
    const widths = await lines.evaluateAll((items) =>
      items.map((item) => Number.parseFloat(getComputedStyle(item, '::after').borderInlineStartWidth)),
    );
    expect(widths).toHaveLength(steps.length);
    for (const width of widths) expect(width).toBeGreaterThanOrEqual(2);
  });
}
