import { pricesIn } from './labels';
import { priceRows } from './prices';
import type { ReadPage } from './read-page';
import type { SiteChanges } from './site-changes';
import { count, kilobytes, listed } from './wording';

const named = (pages: readonly ReadPage[]): string => listed(pages.map(({ name }) => `“${name}”`));

function line(pages: readonly ReadPage[], what: (counted: string) => string): string[] {
  return pages.length === 0 ? [] : [`${what(count(pages.length, 'page'))}: ${named(pages)}`];
}

const is = (number: number): string => (number === 1 ? 'is' : 'are');

/** What has to be looked at before anything else: addresses that stop working. */
function warnings({ gone, moved, redirects }: SiteChanges): string[] {
  const lost = [
    ...gone.filter(({ leadsTo }) => leadsTo === undefined).map(({ page }) => page.path),
    ...moved.filter(({ isForwarded }) => !isForwarded).map(({ before }) => before.path),
    ...redirects.filter(({ after }) => after === undefined).map(({ from }) => from),
  ];
  if (lost.length === 0) return [];
  const which = lost.length === 1 ? 'This address leads' : 'These addresses lead';
  return [`⚠ ${which} nowhere now: ${listed(lost)}`];
}

function weightLine({ weights }: SiteChanges): string[] {
  const [heaviest] = weights;
  if (!heaviest) return [];
  const { page, before, after } = heaviest;
  const change = `${kilobytes(before.firstVisit)} → ${kilobytes(after.firstVisit)}`;
  return [
    `Weight changed on ${count(weights.length, 'page')}, most on “${page.name}”: a first visit fetches ${change}`,
  ];
}

/** The prices alone, each change once: a price is often in several texts, of which the plan's own has the shortest heading. */
function pricePairs(changes: SiteChanges): string[] {
  const headings = new Map<string, string>();
  for (const { what, before, after } of priceRows(changes)) {
    const [old, fresh] = [pricesIn(before), pricesIn(after)];
    const gone = old.filter((price) => !fresh.includes(price));
    const added = fresh.filter((price) => !old.includes(price));
    const pair = `${gone.join(', ') || 'none'} → ${added.join(', ') || 'none'}`;
    const known = headings.get(pair);
    if (known === undefined || what.length < known.length) headings.set(pair, what);
  }
  return [...headings].map(([pair, what]) => (what === '' ? pair : `“${what}” ${pair}`));
}

/** Reports the changes in a few lines; none where visitors see no change. */
export function reportSummary(changes: SiteChanges): string[] {
  const { added, gone, moved, changed, shared, unchanged } = changes;
  const prices = pricePairs(changes);
  const onSeveral = new Set(shared.flatMap(({ pages }) => pages)).size;
  const told = [
    ...warnings(changes),
    ...line(added, (counted) => `${counted} ${is(added.length)} new`),
    ...line(
      gone.map(({ page }) => page),
      (counted) => `${counted} ${is(gone.length)} gone`,
    ),
    ...line(
      moved.map(({ after }) => after),
      (counted) => `${counted} moved`,
    ),
    ...line(
      changed.map(({ after }) => after),
      (counted) => `${counted} changed`,
    ),
    ...(shared.length > 0
      ? [`Changes that several pages have in common: ${shared.length}, on ${count(onSeveral, 'page')}`]
      : []),
    ...(prices.length > 0 ? [`Prices: ${listed(prices, 8)}`] : []),
    ...weightLine(changes),
  ];
  const asBefore = unchanged > 0 ? [`${count(unchanged, 'page')} ${is(unchanged)} as before`] : [];
  return told.length > 0 ? [...told, ...asBefore] : [];
}
