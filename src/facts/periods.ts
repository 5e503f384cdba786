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

/** The periods of a fact. */
interface Periods<Value> {
  readonly periods: readonly Value[];
}

type Judged = Period & { readonly status: string };

/** A fact's values that somebody has compared with their source; nothing shows any other. */
export const confirmedOf = <Value extends { readonly status: string }>({ periods }: Periods<Value>): Value[] =>
  periods.filter(({ status }) => status === 'confirmed');

/** The period that contains a day. */
export function periodOn<Found extends Period>(periods: readonly Found[], day: Day): Found | undefined {
  return periods.find(({ from, until }) => (!from || from <= day) && (!until || day <= until));
}

/** What is expected after the last period: the day it may be announced, and its first day. */
interface Expected {
  readonly announced: Day;
  readonly from?: Day | undefined;
}

/** A fact's next value, unless a confirmed period already starts on or after its first (or announcement) day. */
export function expectedNext<Next extends Expected>({
  next,
  periods,
}: Periods<Judged> & { readonly next?: Next | undefined }): Next | undefined {
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
