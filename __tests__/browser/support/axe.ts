import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { measureTextOf } from './text-contrast';

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

/** One of the elements whose selectors differ by their place among their siblings only, such as the cells of a table. */
function oneOfEachKind(targets: readonly string[]): string[] {
  return [...new Map(targets.map((target) => [target.replace(/:nth-child\(\d+\)/g, ''), target])).values()];
}

/** What axe looks at; no page has frames, for which its other mode would open a second page. */
const axeOn = (page: Page): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    // A selector for each node that passes would take most of the time on a page with long tables.
    .options({ resultTypes: ['violations', 'incomplete'], rules: FURTHER })
    .withTags(TAGS);

/**
 * Runs every rule of WCAG 2.2 AA and the best practices; expects no violation and nothing undecided. Where axe cannot
 * tell what is behind a text, as on anything that covers the page, the contrast is measured on the pixels.
 * @param looks.measuresPixels false for a page with long tables, which is measured elsewhere
 * @param looks.hasNewTables false for a state of a page whose tables were looked at before: contrast takes axe five times
 *   as long as all other rules, most of it in long tables
 */
export async function expectAccessible(page: Page, { measuresPixels = true, hasNewTables = true } = {}): Promise<void> {
  const runs = hasNewTables
    ? [axeOn(page)]
    : [axeOn(page).disableRules(CONTRAST), axeOn(page).withRules(CONTRAST).exclude('table')];
  const results = [];
  for (const run of runs) results.push(await run.analyze());
  const found = results.flatMap(({ violations }) =>
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => ({ id, target: String(target), failureSummary })),
    ),
  );
  const open = results
    .flatMap(({ incomplete }) => incomplete)
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => ({ id, target: String(target), message: any[0]?.message })),
    )
    .filter(({ id, target }) => !target.includes(REVIEWED[id] ?? 'none'));
  const undecided = open.filter(({ id }) => id !== CONTRAST);
  const faint: string[] = [];
  const unclear = open.filter(({ id }) => id === CONTRAST).map(({ target }) => target);
  for (const target of measuresPixels ? oneOfEachKind(unclear) : []) {
    const element = page.locator(target).first();
    // MUI draws the border of a field over it, so that axe cannot tell; its colours are those of the theme's contrast test.
    const isField = await element.evaluate((found) => found.matches('input, textarea, select'));
    if (!isField) faint.push(...(await measureTextOf(page, target)).faults);
  }
  expect({ found, undecided, faint }).toEqual({ found: [], undecided: [], faint: [] });
}
