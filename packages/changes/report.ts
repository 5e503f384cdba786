import { type PriceRow, priceRows } from './prices';
import {
  addedEntry,
  changedEntry,
  goneEntry,
  listsOnly,
  movedEntry,
  type ReportEntry,
  redirectEntries,
  sharedEntries,
} from './report-entries';
import type { SiteChanges } from './site-changes';
import { reportSummary } from './summary';
import { kilobytes } from './wording';

/** Entries of one kind. */
export interface ReportSection {
  readonly title: string;
  readonly entries: readonly ReportEntry[];
}

/** Weights of a page as text. */
export interface WeightRow {
  readonly page: string;
  readonly html: string;
  readonly firstVisit: string;
}

/** All that the reports tell, in the order in which they tell it. */
export interface Report {
  /** What the site is compared with. */
  readonly base: string;
  readonly summary: readonly string[];
  readonly prices: readonly PriceRow[];
  readonly sections: readonly ReportSection[];
  readonly weights: readonly WeightRow[];
}

const MOST_WEIGHTS = 12;

const fromTo = (before: number, after: number): string =>
  before === after ? kilobytes(after) : `${kilobytes(before)} → ${kilobytes(after)}`;

/**
 * Makes the report of all changes.
 * @param base what the site is compared with, as people read it
 */
export function reportOf(changes: SiteChanges, base: string): Report {
  const sections: ReportSection[] = [
    { title: 'New pages', entries: changes.added.map(addedEntry) },
    { title: 'Pages that are gone', entries: changes.gone.map(goneEntry) },
    { title: 'Pages that moved', entries: changes.moved.map(movedEntry) },
    { title: 'The same on several pages', entries: sharedEntries(changes.shared) },
    { title: 'Changed pages', entries: changes.changed.filter((page) => !listsOnly(page)).map(changedEntry) },
    { title: 'Lists that show other pages now', entries: changes.changed.filter(listsOnly).map(changedEntry) },
    { title: 'Addresses that lead on', entries: redirectEntries(changes.redirects) },
  ];
  return {
    base,
    summary: reportSummary(changes),
    prices: priceRows(changes),
    sections: sections.filter(({ entries }) => entries.length > 0),
    weights: changes.weights.slice(0, MOST_WEIGHTS).map(({ page, before, after }) => ({
      page: page.name,
      html: fromTo(before.html, after.html),
      firstVisit: fromTo(before.firstVisit, after.firstVisit),
    })),
  };
}
