import { type Item, pageItems, sharedItem } from './items';
import { newPageInPictures, type PicturedPage, pageInPictures, sharedInPictures } from './picture-plan';
import type { ReadPage } from './read-page';
import type { SharedChange } from './shared-changes';
import type { ChangedPage, SiteChanges } from './site-changes';
import { count, listed } from './wording';

/** A page, or several that have something in common, and what to report about them. */
export interface ReportEntry {
  readonly title: string;
  readonly address?: string;
  readonly notes: readonly string[];
  readonly items: readonly Item[];
  readonly pictures: readonly PicturedPage[];
}

function wordsOf({ lines }: ReadPage): number {
  const own = lines.filter(({ place, card }) => place.includes('>main:') && card === undefined);
  return own.reduce((sum, { text }) => sum + text.split(' ').length, 0);
}

/** The address beside a name that does not hold it already. */
const addressed = ({ name, path }: ReadPage): { readonly title: string; readonly address?: string } => ({
  title: name,
  ...(!name.includes(path) && { address: path }),
});

/** Reports a new page. */
export function addedEntry(page: ReadPage): ReportEntry {
  const notes = [`About ${count(wordsOf(page), 'word')} of its own.`];
  if (page.head['Shown by search engines'] === 'no') notes.push('Search engines are asked to leave it out.');
  return { ...addressed(page), notes, items: [], pictures: [newPageInPictures(page.path)] };
}

/** Reports a page that is gone, and where its address leads. */
export function goneEntry({ page, leadsTo }: SiteChanges['gone'][number]): ReportEntry {
  const note = leadsTo
    ? `The address leads to ${leadsTo} now.`
    : 'Visitors who follow an old link to it are told that the page was not found.';
  return { ...addressed(page), notes: [note], items: [], pictures: [] };
}

/** Reports what changed on a page. */
export function changedEntry(page: ChangedPage): ReportEntry {
  const plan = pageInPictures(page, page.changes);
  const { after } = page;
  return {
    ...addressed(after),
    notes: [],
    items: pageItems(page.changes),
    pictures: plan ? [plan] : [],
  };
}

/** Reports a page that moved, and what changed on it. */
export function movedEntry(page: ChangedPage): ReportEntry {
  const note = page.isForwarded
    ? `It was at ${page.before.path}; that address leads to the new one.`
    : `It was at ${page.before.path}; that address leads nowhere now. Give the old name as an alias.`;
  return { ...changedEntry(page), notes: [note] };
}

/** Whether a page's only change is in what it lists. */
export function listsOnly({ changes: { texts, ...others } }: ChangedPage): boolean {
  return texts.every(({ label }) => label === 'card') && Object.values(others).every(({ length }) => length === 0);
}

/** One entry for all changes that the same pages have in common. */
export function sharedEntries(shared: SiteChanges['shared']): ReportEntry[] {
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

/** Reports old addresses that lead elsewhere than before. */
export function redirectEntries(redirects: SiteChanges['redirects']): ReportEntry[] {
  const item = ({ from, before, after }: SiteChanges['redirects'][number]): Item => ({
    what: `The old address ${from}`,
    before: before === undefined ? 'led nowhere' : `led to ${before}`,
    after: after === undefined ? 'leads nowhere now' : `leads to ${after}`,
  });
  if (redirects.length === 0) return [];
  return [{ title: 'Old addresses', notes: [], items: redirects.map(item), pictures: [] }];
}
