import type { ReadPage } from './read-page';
import type { SiteChanges } from './site-changes';
import type { TextChange } from './text-changes';

/** A price that changed, is new or gone, and where it is shown. */
export interface PriceRow {
  /** The heading that it comes under, such as the name of a plan. */
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** Names of the pages. */
  readonly pages: readonly string[];
}

interface PriceText {
  readonly text: TextChange;
  readonly pages: readonly ReadPage[];
}

function priceTexts({ shared, changed, moved }: SiteChanges): PriceText[] {
  const common = shared.flatMap(({ change, pages }): PriceText[] =>
    change.kind === 'text' ? [{ text: change.text, pages: pages.map(({ after }) => after) }] : [],
  );
  const own = [...moved, ...changed].flatMap(({ after, changes }) =>
    changes.texts.map((text) => ({ text, pages: [after] })),
  );
  return [...common, ...own].filter(({ text }) => text.label === 'price');
}

/** Lists every change of a price once, with all pages that show it. */
export function priceRows(changes: SiteChanges): PriceRow[] {
  const rows = new Map<string, PriceRow>();
  for (const { text, pages } of priceTexts(changes)) {
    const { under: what, before = '', after = '' } = text;
    const key = JSON.stringify([what, before, after]);
    const known = rows.get(key)?.pages ?? [];
    rows.set(key, { what, before, after, pages: [...new Set([...known, ...pages.map(({ name }) => name)])] });
  }
  return [...rows.values()];
}
