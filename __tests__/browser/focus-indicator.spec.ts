// Guards that the focused control is visible.
import { expect, type Page } from '@playwright/test';
import { postPath } from '../../src/routes';
import { nameOf, openView, viewsOf } from './support/any-site';
import { hydrate } from './support/hydration';
import { test } from './support/test';
import { contrast, luminance } from './support/text-contrast';

/** WCAG 2.2, 2.4.13: the indicator is at least 2 px wide, and has a contrast of 3:1. */
const CONTRAST = 3;

/** The ring that shows the focus. */
interface Ring {
  readonly control: string;
  /** Those of the ring and of what is behind it; empty without a ring. */
  readonly colours: readonly string[];
  readonly isCut: boolean;
}

/** Gives each visible control the focus, and measures its ring: its own, or that of its label, field or card. */
function ringsOn(page: Page): Promise<readonly Ring[]> {
  return page.evaluate(() => {
    const ancestors = (element: Element | null): Element[] =>
      element ? [element, ...ancestors(element.parentElement)] : [];
    const ringOf = (control: HTMLElement): Ring => {
      control.focus();
      const around = ancestors(control);
      const ring = around.slice(0, 6).find((element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2;
      });
      const name = control.outerHTML.slice(0, 90);
      if (!ring) return { control: name, colours: [], isCut: false };
      const { outlineColor, outlineOffset, outlineWidth } = getComputedStyle(ring);
      const offset = Number.parseFloat(outlineOffset);
      const outside = around.slice(around.indexOf(ring) + 1);
      const behind = (offset < 0 ? [ring, ...outside] : outside)
        .map((element) => getComputedStyle(element).backgroundColor)
        .find((colour) => !/, 0\)$/.test(colour));
      const reach = offset + Number.parseFloat(outlineWidth);
      const box = ring.getBoundingClientRect();
      const isCut = outside
        .filter((element) => getComputedStyle(element).overflow === 'hidden')
        .map((element) => element.getBoundingClientRect())
        .some(({ left, right }) => box.left - reach < left - 1 || box.right + reach > right + 1);
      return { control: name, colours: [outlineColor, behind ?? 'rgb(255, 255, 255)'], isCut };
    };
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .map(ringOf);
  });
}

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return luminance([red, green, blue]);
}

const isWeak = ({ colours, isCut }: Ring): boolean => {
  const [ring = 0, behind = 0] = colours.map(luminanceOf);
  return isCut || contrast(ring, behind) < CONTRAST;
};

const PAGES = ['/contact/', '/', postPath('nmc-revalidation'), '/blog/', '/4cs-program/', '/tools/'];

for (const view of viewsOf(PAGES)) {
  test(`every control on ${nameOf(view)} has a focus ring of 3:1 contrast`, async ({ page }) => {
    await openView(page, view);
    await hydrate(page);
    const rings = await ringsOn(page);
    expect(rings.length).toBeGreaterThan(5);
    expect(rings.filter(isWeak)).toEqual([]);
  });
}
