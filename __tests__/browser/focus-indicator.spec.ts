// Guards that the focused control is visible.
import { expect, type Locator, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { IS_FULL, nameOf, openView, viewsOf } from './support/any-site';
import { hydrate } from './support/hydration';
import { test } from './support/test';
import { contrast, luminance, pixels } from './support/text-contrast';

/** WCAG 2.2, 2.4.13: the indicator changes pixels by at least 3:1, over at least a 2 px perimeter. */
const CONTRAST = 3;
const MARGIN = 8;

async function changedPixels(page: Page, control: Locator): Promise<{ changed: number; needed: number }> {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The skip link is in place only while focused.
  await control.focus();
  const shown = await control.evaluate((element) => {
    // A radio button's indicator is on its label, that of a card's only link on the card.
    const around = element.matches('[type="radio"]')
      ? 'label'
      : element.matches('[data-card-link]')
        ? 'article, li'
        : null;
    const target = (around && element.closest(around)) ?? element;
    const { x, y, width, height } = target.getBoundingClientRect();
    return { x, y, width, height };
  });
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const x = Math.max(0, Math.floor(shown.x - MARGIN));
  const y = Math.max(0, Math.floor(shown.y - MARGIN));
  const clip = {
    x,
    y,
    width: Math.min(viewport.width - x, Math.ceil(shown.width) + 2 * MARGIN),
    height: Math.min(viewport.height - y, Math.ceil(shown.height) + 2 * MARGIN),
  };
  const after = (await pixels(page, clip)).map(luminance);
  await control.evaluate((element: HTMLElement) => element.blur());
  const before = (await pixels(page, clip)).map(luminance);
  const changed = after.filter((value, index) => contrast(value, before[index] ?? value) >= CONTRAST).length;
  return { changed, needed: Math.min(shown.width + shown.height, 600) };
}

/** One control of each kind in each part of the page; others share its styles and background. */
async function oneOfEachKind(page: Page): Promise<Locator[]> {
  const controls = page.locator('a[href], button, input:not([type="radio"]), input:checked, select, textarea, summary');
  const count = await controls.evaluateAll((all) => {
    const kinds = new Set<string>();
    for (const element of all) {
      const around = element.closest('section, nav, aside, article, header, footer, main');
      const kind = [around, element.parentElement, element].map((part) => `${part?.tagName} ${part?.className}`).join();
      if (kinds.has(kind) || !element.checkVisibility({ visibilityProperty: true })) continue;
      element.setAttribute('data-tested', String(kinds.size));
      kinds.add(kind);
    }
    return kinds.size;
  });
  return Array.from({ length: count }, (_, index) => page.locator(`[data-tested="${index}"]`));
}

const PAGES = [
  '/contact/',
  '/',
  ...(IS_FULL ? [postPath('nmc-revalidation'), '/blog/', '/4cs-program/', '/tools/'] : []),
];

for (const view of viewsOf(PAGES)) {
  test(`every control on ${nameOf(view)} has a focus indicator of 3:1 contrast`, async ({ page }) => {
    test.slow();
    await openView(page, view);
    await hydrate(page);
    const controls = await oneOfEachKind(page);
    expect(controls.length).toBeGreaterThan(5);
    const weak: string[] = [];
    for (const control of controls) {
      const { changed, needed } = await changedPixels(page, control);
      if (changed < needed)
        weak.push(`${await control.evaluate((element) => element.outerHTML.slice(0, 90))}: ${changed} of ${needed}`);
    }
    expect(weak).toEqual([]);
  });
}
