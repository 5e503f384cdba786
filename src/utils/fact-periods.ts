/** The days for which a value holds, as YYYY-MM-DD, both included; a missing one leaves that side open. */
interface Period {
  readonly from?: string | null;
  readonly until?: string | null;
}

/**
 * The period in which a day is.
 * @param day as YYYY-MM-DD
 */
export function periodOn<Found extends Period>(periods: readonly Found[], day: string): Found | undefined {
  return periods.find(({ from, until }) => (!from || from <= day) && (!until || day <= until));
}

/** What is known of the next value of a fact, before it is a period. */
interface Expected {
  /** The day from which it may be announced, as YYYY-MM-DD. */
  readonly announced: string;
  /** The first day on which it holds, as YYYY-MM-DD. */
  readonly from?: string;
}

/** A fact with its expected next value, as far as it decides whether that is still expected. */
interface Expecting<Next extends Expected> {
  readonly next?: Next;
  readonly periods: readonly (Period & { readonly status: string })[];
}

/** The next value of a fact, unless a confirmed period begins on its first day, or after the day of its announcement. */
export function expectedNext<Next extends Expected>({ next, periods }: Expecting<Next>): Next | undefined {
  if (!next) return undefined;
  const first = next.from ?? next.announced;
  return periods.some(({ from, status }) => status === 'confirmed' && from && from >= first) ? undefined : next;
}

/**
 * The period in which a day is. On a day without one it is the last that began before, or else the first, which is no more
 * than an assumption.
 * @param periods in order of time
 * @returns undefined only where there are none
 */
export function nearestPeriod<Found extends Period>(
  periods: readonly Found[],
  day: string,
): { readonly period: Found; readonly isAssumed: boolean } | undefined {
  const found = periodOn(periods, day);
  const period = found ?? periods.findLast(({ from }) => !from || from <= day) ?? periods[0];
  return period && { period, isAssumed: !found };
}
