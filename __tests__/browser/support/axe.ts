import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { measureTextOf } from './text-contrast';

const CONTRAST = 'color-contrast';
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe could not decide by itself and a person has looked at. A finding that is not listed fails.
 * `target` is a part of the selector that axe names.
 */
const REVIEWED: readonly { readonly rule: string; readonly target: string; readonly why: string }[] = [
  {
    rule: 'aria-hidden-focus',
    target: '#___gatsby',
    why: 'The page behind an open dialog: the dialog holds the focus, which states.spec.ts tries with the Tab key.',
  },
];

function isReviewed(rule: string, target: string): boolean {
  return REVIEWED.some((entry) => entry.rule === rule && target.includes(entry.target));
}

/** One of the elements whose selectors differ by their place among their siblings only, such as the cells of a table. */
function oneOfEachKind(targets: readonly string[]): string[] {
  return [...new Map(targets.map((target) => [target.replace(/:nth-child\(\d+\)/g, ''), target])).values()];
}

/** No page has frames; the legacy mode leaves out the second page in which axe would put their results together. */
const axeOn = (page: Page): AxeBuilder => {
  // A selector for each node that passes would take most of the time on a page with long tables.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations', 'incomplete'] });
  return axe.withTags(TAGS);
};

/**
 * Runs every rule of WCAG 2.2 AA and the best practices; expects no violation and nothing undecided. Where axe cannot
 * tell what is behind a text, as on anything that covers the page, the contrast is measured on the pixels.
 * @param looks.measuresPixels false for a page with long tables, which is measured elsewhere
 * @param looks.hasNewTables false for a state of a page whose tables were looked at before: contrast takes axe five times
 *   as long as all other rules, most of it in long tables
 */
export async function expectAccessible(
  page: Page,
  { measuresPixels = true, hasNewTables = true }: { measuresPixels?: boolean; hasNewTables?: boolean } = {},
): Promise<void> {
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
    .filter(({ id, target }) => !isReviewed(id, target));
  const undecided = open.filter(({ id }) => id !== CONTRAST);
  const faint: string[] = [];
  const unclear = open.filter(({ id }) => id === CONTRAST).map(({ target }) => target);
  for (const target of measuresPixels ? oneOfEachKind(unclear) : []) {
    // MUI draws the border of a field over it, so that axe cannot tell; its colours are those of the theme's contrast test.
    if (
      await page
        .locator(target)
        .first()
        .evaluate((element) => element.matches('input, textarea, select'))
    )
      continue;
    faint.push(...(await measureTextOf(page, target)).faults);
  }
  expect({ found, undecided, faint }).toEqual({ found: [], undecided: [], faint: [] });
}
