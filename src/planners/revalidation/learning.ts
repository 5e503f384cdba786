import type { Day } from '../../utils/calendar';
import { dayIn } from '../entered-days';
import type { CpdEntry } from './entries';

/** What keeps an entry from counting: a box that is empty or wrong, or a day that does not count. */
export type CpdFault = Exclude<keyof CpdEntry, 'id'> | 'tooMuchParticipatory' | 'tooEarly' | 'inFuture';

/** An entry with what it still lacks. */
export interface CheckedCpd {
  readonly entry: CpdEntry;
  readonly hours: number;
  readonly participatory: number;
  readonly faults: readonly CpdFault[];
}

/** Hours of learning. */
export interface Learning {
  readonly hours: number;
  readonly participatory: number;
}

/** The most that a field takes: more hours than three years have, hours of one entry, and pieces of feedback. */
export const MOST = { hours: 26_304, cpdHours: 1000, pieces: 999 } as const;

/** A number as it is typed, with a point or a comma; null for anything else, also for less than nothing or more than `most`. */
export function numberIn(text: string, most: number): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  return value >= 0 && value <= most ? value : null;
}

const TEXTS = ['topic', 'method', 'code', 'evidence'] as const;

/**
 * An entry, compared with what the NMC asks of each: method, topic, date, hours, participatory hours, the part of the Code
 * and evidence.
 * @param begins the first day that counts
 * @see https://www.nmc.org.uk/revalidation/requirements/cpd/
 */
export function checkCpd(entry: CpdEntry, begins: Day, today: Day): CheckedCpd {
  const hours = numberIn(entry.hours, MOST.cpdHours);
  const participatory = numberIn(entry.participatory, MOST.cpdHours);
  const faults: CpdFault[] = [];
  if (dayIn(entry.date) === null) faults.push('date');
  else if (entry.date < begins) faults.push('tooEarly');
  else if (entry.date > today) faults.push('inFuture');
  if (!hours) faults.push('hours');
  if (participatory === null) faults.push('participatory');
  else if (participatory > (hours ?? 0)) faults.push('tooMuchParticipatory');
  faults.push(...TEXTS.filter((field) => entry[field].trim() === ''));
  return { entry, hours: hours ?? 0, participatory: Math.min(participatory ?? 0, hours ?? 0), faults };
}

/** The hours of these entries together, without the errors of binary fractions. */
export function sumOf(entries: readonly Learning[]): Learning {
  const sum = (values: readonly number[]): number =>
    Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
  return {
    hours: sum(entries.map(({ hours }) => hours)),
    participatory: sum(entries.map(({ participatory }) => participatory)),
  };
}
