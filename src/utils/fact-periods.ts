/** The days for which a value holds, as YYYY-MM-DD, both included; a missing one leaves that side open. */
export interface Period {
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
