import { type Item, pageItems, sharedItem } from './items';
import { newPageInPictures, type PicturedPage, pageInPictures, sharedInPictures } from './picture-plan';
import { type PriceRow, priceRows } from './prices';
import type { ReadPage } from './read-page';
import type { SharedChange } from './shared-changes';
import type { ChangedPage, SiteChanges } from './site-changes';
import { reportSummary } from './summary';
import { count, kilobytes, listed } from './wording';

/** The screens on which pictures are taken. */
export type Screen = 'phone' | 'desktop';

/** A picture of a part of a page in both states; of what is new or gone there is one only. */
export interface PicturePair {
  readonly screen: Screen;
  readonly before?: string;
  readonly after?: string;
}

/** The pictures of one part of a page. */
export interface PictureSet {
  readonly title: string;
  readonly pairs: readonly PicturePair[];
}

/** A page, or several that have something in common, and what is to be told of them. */
export interface ReportEntry {
  readonly title: string;
  readonly address?: string;
  readonly notes: readonly string[];
  readonly items: readonly Item[];
  readonly pictures: readonly PicturedPage[];
}

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

function wordsOf({ lines }: ReadPage): number {
  const own = lines.filter(({ place, card }) => place.includes('>main:') && card === undefined);
  return own.reduce((sum, { text }) => sum + text.split(' ').length, 0);
}

/** The address beside a name that does not hold it already. */
const addressed = ({ name, path }: ReadPage): { readonly title: string; readonly address?: string } => ({
  title: name,
  ...(!name.includes(path) && { address: path }),
});

function addedEntry(page: ReadPage): ReportEntry {
  const notes = [`About ${count(wordsOf(page), 'word')} of its own.`];
  if (page.head['Shown by search engines'] === 'no') notes.push('Search engines are asked to leave it out.');
  return { ...addressed(page), notes, items: [], pictures: [newPageInPictures(page.path)] };
}

function goneEntry({ page, leadsTo }: SiteChanges['gone'][number]): ReportEntry {
  const note = leadsTo
    ? `The address leads to ${leadsTo} now.`
    : 'Whoever follows an old link to it is told that the page was not found.';
  return { ...addressed(page), notes: [note], items: [], pictures: [] };
}

function changedEntry(page: ChangedPage): ReportEntry {
  const plan = pageInPictures(page, page.changes);
  const { after } = page;
  return {
    ...addressed(after),
    notes: [],
    items: pageItems(page.changes),
    pictures: plan ? [plan] : [],
  };
}

function movedEntry(page: ChangedPage): ReportEntry {
  const note = page.isForwarded
    ? `It was at ${page.before.path}; that address leads to the new one.`
    : `It was at ${page.before.path}; that address leads nowhere now. Give the old name as an alias.`;
  return { ...changedEntry(page), notes: [note] };
}

/** Whether a page's only change is in what it lists. */
function listsOnly({ changes: { texts, ...others } }: ChangedPage): boolean {
  return texts.every(({ label }) => label === 'card') && Object.values(others).every(({ length }) => length === 0);
}

/** One entry for all changes that the same pages have in common. */
function sharedEntries(shared: SiteChanges['shared']): ReportEntry[] {
  const groups = new Map<string, SharedChange[]>();
  for (const entry of shared) {
    const key = entry.pages.map(({ after }) => after.path).join(' ');
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].map((group) => {
    const pages = group[0]?.pages.map(({ after }) => after) ?? [];
    return {
      title: `${count(pages.length, 'page')}: ${listed(
        pages.map(({ name }) => `“${name}”`),
        3,
      )}`,
      notes: [],
      items: group.map(sharedItem),
      pictures: sharedInPictures(group),
    };
  });
}

function redirectEntries(redirects: SiteChanges['redirects']): ReportEntry[] {
  const item = ({ from, before, after }: SiteChanges['redirects'][number]): Item => ({
    what: `The old address ${from}`,
    before: before === undefined ? 'led nowhere' : `led to ${before}`,
    after: after === undefined ? 'leads nowhere now' : `leads to ${after}`,
  });
  if (redirects.length === 0) return [];
  return [{ title: 'Old addresses', notes: [], items: redirects.map(item), pictures: [] }];
}

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
