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

/**
 * The moment at which the clocks of a zone show an hour, such as `18:00`. In autumn some hours come twice: the first counts.
 * @returns undefined for an hour that summer time skips
 */
export function momentIn(timeZone: string, day: Day, hour: string): Date | undefined {
  const wanted = Date.parse(`${day}T${hour}Z`);
  const [found] = [wanted - UTC_DAY, wanted + UTC_DAY]
    .map((near) => wanted - (clockAt(near, timeZone) - near))
    .filter((moment) => clockAt(moment, timeZone) === wanted);
  return found === undefined ? undefined : new Date(found);
}
