/** A page that states a value, or on which an article relies. */
export interface PageSource {
  readonly title: string;
  readonly url: string;
  /** The day somebody last compared the two. */
  readonly checked?: string | undefined;
}

/** A fact's values that somebody has compared with their source; nothing shows any other. */
export function confirmedOf<Value extends { readonly status: string }>({
  periods,
}: {
  readonly periods: readonly Value[];
}): Value[] {
  return periods.filter(({ status }) => status === 'confirmed');
}

/** The days on which a value applies, as YYYY-MM-DD, inclusive; a missing one leaves that end open. */
interface Period {
  readonly from?: string | null;
  readonly until?: string | null;
}

/**
 * The period that contains a day.
 * @param day as YYYY-MM-DD
 */
export function periodOn<Found extends Period>(periods: readonly Found[], day: string): Found | undefined {
  return periods.find(({ from, until }) => (!from || from <= day) && (!until || day <= until));
}

/** A fact's expected next value, before it becomes a period. */
interface Expected {
  /** The day it may be announced, as YYYY-MM-DD. */
  readonly announced: string;
  /** The first day it applies, as YYYY-MM-DD. */
  readonly from?: string;
}

/** A fact, as far as `expectedNext` needs it. */
interface Expecting<Next extends Expected> {
  readonly next?: Next;
  readonly periods: readonly (Period & { readonly status: string })[];
}

/** A fact's next value, unless a confirmed period already starts on or after its first (or announcement) day. */
export function expectedNext<Next extends Expected>({ next, periods }: Expecting<Next>): Next | undefined {
  if (!next) return undefined;
  const first = next.from ?? next.announced;
  return periods.some(({ from, status }) => status === 'confirmed' && from && from >= first) ? undefined : next;
}

/**
 * The period that contains a day; failing that, assumes the last one that began before, or the first.
 * @param periods in chronological order
 * @returns undefined only if there are none
 */
export function nearestPeriod<Found extends Period>(
  periods: readonly Found[],
  day: string,
): { readonly period: Found; readonly isAssumed: boolean } | undefined {
  const found = periodOn(periods, day);
  const period = found ?? periods.findLast(({ from }) => !from || from <= day) ?? periods[0];
  return period && { period, isAssumed: !found };
}
