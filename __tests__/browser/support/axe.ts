import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { faintLines } from './text-contrast';

const CONTRAST = 'color-contrast';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that are switched off by default: a control is called what one sees, and is large enough to be met. */
const FURTHER = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };

/** What axe could not decide by itself and a person has looked at, by a part of the selector that axe names. */
const REVIEWED: Readonly<Record<string, string>> = {
  // The page behind an open dialog: the dialog holds the focus, which states.spec.ts tries with the Tab key.
  'aria-hidden-focus': '#___gatsby',
  // The arrow of a footnote, which is no word.
  'label-content-name-mismatch': 'fnref-',
};

/**
 * Runs every rule of WCAG 2.2 AA and the best practices; expects no violation and nothing undecided. Where axe cannot
 * tell what is behind a text, as on pictures, gradients and ornaments, the contrast is measured on the pixels.
 * @param looks.exclude parts that are looked at in another state: contrast takes axe most of its time in long tables
 * @param looks.measuresPixels false for a page with long tables, whose parts are measured on other pages
 */
export async function expectAccessible(
  page: Page,
  {
    exclude = [],
    measuresPixels = true,
  }: { readonly exclude?: readonly string[]; readonly measuresPixels?: boolean } = {},
): Promise<void> {
  const builder = new AxeBuilder({ page })
    // No page has frames, for which its other mode would open a second page.
    .setLegacyMode()
    // A selector for each node that passes would take most of the time on a page with long tables.
    .options({ resultTypes: ['violations', 'incomplete'], rules: FURTHER })
    .withTags(TAGS);
  for (const part of exclude) builder.exclude(part);
  const { violations, incomplete } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => ({ id, target: String(target), failureSummary })),
  );
  const open = incomplete
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => ({ id, target: String(target), reason: any[0]?.message })),
    )
    .filter(({ id, target }) => !target.includes(REVIEWED[id] ?? 'none'));
  const unclear = open.filter(({ id }) => id === CONTRAST).map(({ target }) => target);
  // Of elements that differ by their place among their siblings only, such as the cells of a table, one is measured.
  const kinds = new Map(unclear.map((target) => [target.replace(/:nth-child\(\d+\)/g, ''), target]));
  const faint: string[] = [];
  for (const target of measuresPixels ? kinds.values() : []) {
    // MUI draws the border of a field over it, so that axe cannot tell; its colours are those of the theme's contrast test.
    const isField = await page
      .locator(target)
      .first()
      .evaluate((element) => element.matches('input, textarea, select'));
    if (!isField) faint.push(...(await faintLines(page, target)));
  }
  const undecided = open.filter(({ id }) => id !== CONTRAST);
  expect({ found, undecided, faint }).toEqual({ found: [], undecided: [], faint: [] });
}
