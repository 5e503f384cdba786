import type { Day } from '../../utils/calendar';

/**
 * Whether browsers know a time zone by this name (IANA), such as `Europe/London`. Of those without a place only UTC counts: BST
 * is Bangladesh to some, and GMT has no summer time.
 */
export function isTimeZone(name: string): boolean {
  try {
    return /^(?:UTC$|[a-z]+\/)/i.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }).format() !== '';
  } catch {
    return false;
  }
}

/** What the clocks of a zone show at a moment, as if it were UTC, in milliseconds. Swedish writes `2027-01-14 18:00:00`. */
function clockAt(moment: number, timeZone: string): number {
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

const UTC_DAY = 86_400_000;

/** The moments at which the clocks of a zone show an hour, such as `18:00`: none that summer time skips, two when it ends. */
export function momentsIn(timeZone: string, day: Day, hour: string): Date[] {
  const wanted = Date.parse(`${day}T${hour}Z`);
  const moments = [wanted - UTC_DAY, wanted + UTC_DAY]
    .map((near) => wanted - (clockAt(near, timeZone) - near))
    .filter((moment) => clockAt(moment, timeZone) === wanted);
  return [...new Set(moments)].map((moment) => new Date(moment));
}
