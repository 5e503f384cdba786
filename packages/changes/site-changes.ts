import type { Phrases } from './labels';
import { type GonePage, matchPages, type PagePair } from './match-pages';
import { hasChanges, type PageChanges, pageChanges } from './page-changes';
import type { ReadPage } from './read-page';
import type { ReadSite, Weight } from './read-site';
import { type SharedChange, takeShared } from './shared-changes';

/** A page that is in both states, with what differs. */
export interface ChangedPage extends PagePair {
  readonly changes: PageChanges;
}

/** The weight of a page in both states. */
export interface WeightChange {
  readonly page: ReadPage;
  readonly before: Weight;
  readonly after: Weight;
}

/** An old address that leads elsewhere than before. */
export interface RedirectChange {
  readonly from: string;
  readonly before?: string;
  readonly after?: string;
}

/** All that visitors will see changed. */
export interface SiteChanges {
  readonly added: readonly ReadPage[];
  readonly gone: readonly GonePage[];
  readonly moved: readonly ChangedPage[];
  /** Pages with changes of their own. */
  readonly changed: readonly ChangedPage[];
  /** Changes that several pages have in common, reported once. */
  readonly shared: readonly SharedChange[];
  readonly redirects: readonly RedirectChange[];
  /** Pages that became heavier or lighter, the largest change first. */
  readonly weights: readonly WeightChange[];
  /** How many pages are as before. */
  readonly unchanged: number;
}

/** Fewer bytes are no news. */
const NOTABLE_BYTES = 512;
const NOTABLE_SHARE = 0.02;

function isNotable(before: number, after: number): boolean {
  const difference = Math.abs(after - before);
  return difference >= NOTABLE_BYTES && difference >= before * NOTABLE_SHARE;
}

function weightChanges(base: ReadSite, head: ReadSite, pairs: readonly PagePair[]): WeightChange[] {
  const size = ({ before, after }: WeightChange): number => Math.abs(after.firstVisit - before.firstVisit);
  return pairs
    .flatMap(({ before: { path }, after: page }): WeightChange[] => {
      const [before, after] = [base.weights.get(path), head.weights.get(page.path)];
      return before && after ? [{ page, before, after }] : [];
    })
    .filter(({ before, after }) => isNotable(before.html, after.html) || isNotable(before.firstVisit, after.firstVisit))
    .sort((one, other) => size(other) - size(one));
}

function redirectChanges(base: ReadSite, head: ReadSite, told: ReadonlySet<string>): RedirectChange[] {
  const addresses = [...new Set([...base.redirects.keys(), ...head.redirects.keys()])].filter(
    (from) => !told.has(from),
  );
  return addresses.flatMap((from): RedirectChange[] => {
    const [before, after] = [base.redirects.get(from), head.redirects.get(from)];
    return before === after ? [] : [{ from, ...(before && { before }), ...(after && { after }) }];
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Rewrites the addresses of pages that moved. */
function followMoves(pairs: readonly PagePair[]): (text: string) => string {
  const moves = pairs.filter(({ before, after }) => before.path !== after.path);
  const plain = moves.map(({ before, after }) => [before.path, after.path] as const);
  // Links for sharing hold the address of the page in their query.
  const inQueries = plain.map(([from, to]) => [encodeURIComponent(from), encodeURIComponent(to)] as const);
  const to = new Map([...plain, ...inQueries]);
  if (to.size === 0) return (text) => text;
  const pattern = new RegExp([...to.keys()].map(escaped).join('|'), 'g');
  return (text) => text.replace(pattern, (address) => to.get(address) ?? address);
}

/**
 * Compares two built sites as visitors get them.
 * @param phrases how the figures are worded that the site gives in several places
 */
export function siteChanges(base: ReadSite, head: ReadSite, phrases: Phrases = []): SiteChanges {
  const { pairs, added, gone } = matchPages(base, head);
  const follow = followMoves(pairs);
  const compared = pairs.map((pair) => ({ ...pair, changes: pageChanges(pair.before, pair.after, follow, phrases) }));
  const differing = compared.filter(({ changes }) => hasChanges(changes));
  const isMoved = ({ before, after }: PagePair): boolean => before.path !== after.path;
  const { shared, left } = takeShared(compared.filter((page) => isMoved(page) || hasChanges(page.changes)));
  const told = new Set([
    ...gone.map(({ page }) => page.path),
    ...pairs.filter(isMoved).map(({ before }) => before.path),
  ]);
  return {
    added,
    gone,
    moved: left.filter(isMoved),
    changed: left.filter((page) => !isMoved(page) && hasChanges(page.changes)),
    shared,
    redirects: redirectChanges(base, head, told),
    weights: weightChanges(base, head, pairs),
    unchanged: compared.length - new Set([...differing, ...compared.filter(isMoved)]).size,
  };
}
