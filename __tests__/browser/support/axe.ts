import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { faintLines } from './text-contrast';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that are off by default. */
const FURTHER = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

/** Findings that axe leaves undecided and a person has checked, by part of axe's selector. */
const REVIEWED: Readonly<Record<string, string>> = {
  // The page behind an open dialog, which keeps the focus (see states.spec.ts).
  'aria-hidden-focus': '#___gatsby',
  // A footnote's arrow, which is not a word.
  'label-content-name-mismatch': 'fnref-',
};

/**
 * Runs the rules of WCAG 2.2 AA and the best practices; expects no violation and nothing undecided. Where axe cannot
 * determine the background of a text, such as over pictures, measures contrast on pixels.
 * @param looks.within the part that has changed, if the rest of the page is checked in another state
 * @param looks.exclude parts checked in another state: in long tables, contrast takes most of axe's time
 * @param looks.measuresPixels false for a page with long tables, whose parts are measured on other pages
 */
export async function expectAccessible(
  page: Page,
  {
    within,
    exclude = [],
    measuresPixels = true,
  }: { readonly within?: string; readonly exclude?: readonly string[]; readonly measuresPixels?: boolean } = {},
): Promise<void> {
  const builder = new AxeBuilder({ page })
    // No page has frames; axe's other mode would open a second page for them.
    .setLegacyMode()
    // Selectors for passing nodes would take most of the time on pages with long tables.
    .options({ resultTypes: ['violations', 'incomplete'], rules: FURTHER })
    .withTags(TAGS);
  if (within) builder.include(within);
  for (const part of exclude) builder.exclude(part);
  // Half-transparent text would have too little contrast.
  await page.evaluate(() => {
    const animations = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    return Promise.allSettled(animations.map(({ finished }) => finished));
  });
  const { violations, incomplete } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target: String(target), failureSummary })),
  );
  const open = incomplete
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => ({ id, target: String(target), reason: any[0]?.message })),
    )
    .filter(({ id, target }) => !target.includes(REVIEWED[id] ?? 'none'));
  const undecided = open.filter(({ id }) => id !== 'color-contrast');
  const unclear = open.filter(({ id }) => id === 'color-contrast');
  // Measures one of several elements that differ only in their position, such as table cells.
  const kinds = new Map(unclear.map(({ target }) => [target.replace(/:nth-child\(\d+\)/g, ''), target]));
  const faint: string[] = [];
  for (const target of measuresPixels ? kinds.values() : []) {
    // MUI draws a border over a field, which axe leaves undecided; the theme's contrast test covers its colours.
    const element = page.locator(target).first();
    if (!(await element.evaluate((field) => field.matches('input, textarea, select'))))
      faint.push(...(await faintLines(page, target)));
  }
  expect({ found, undecided, faint }).toEqual({ found: [], undecided: [], faint: [] });
}
