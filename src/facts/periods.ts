import type { Fact, FactPeriod } from '../content/model/fact';
import type { Day } from '../utils/calendar';

/** A page that states a value, or on which an article relies. */
export interface PageSource {
  readonly title: string;
  readonly url: string;
  /** The day somebody last compared the two. */
  readonly checked?: Day | undefined;
}

/** The first and the last day on which a value applies; a missing one leaves that end open. */
export interface Period {
  readonly from?: Day | null | undefined;
  readonly until?: Day | null | undefined;
}

/** A fact's values that somebody has compared with their source; nothing shows any other. */
export const confirmedOf = ({ periods }: Pick<Fact, 'periods'>): FactPeriod[] =>
  periods.filter(({ status }) => status === 'confirmed');

/** The period that contains a day. */
export function periodOn<Found extends Period>(periods: readonly Found[], day: Day): Found | undefined {
  return periods.find(({ from, until }) => (!from || from <= day) && (!until || day <= until));
}

/** A fact's next value, unless a confirmed period already starts on or after its first (or announcement) day. */
export function expectedNext({ next, periods }: Pick<Fact, 'next' | 'periods'>): Fact['next'] {
  const first = next?.from ?? next?.announced ?? '';
  return confirmedOf({ periods }).some(({ from }) => from && from >= first) ? undefined : next;
}

/**
 * The period that contains a day; failing that, assumes the last one that began before, or the first.
 * @param periods in chronological order
 * @returns undefined only if there are none
 */
export function nearestPeriod<Found extends Period>(
  periods: readonly Found[],
  day: Day,
): { readonly period: Found; readonly isAssumed: boolean } | undefined {
  const found = periodOn(periods, day);
  const period = found ?? periods.findLast(({ from }) => !from || from <= day) ?? periods[0];
  return period && { period, isAssumed: !found };
}
