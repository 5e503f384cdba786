import type { Day } from '../../utils/calendar';
import { answersIn } from '../answers';
import { CPD_QUESTIONS, type CpdEntry } from './questions';

/** Why an entry doesn't count yet: an empty or wrong field, or a day that doesn't count. */
type CpdFault = Exclude<keyof CpdEntry, 'id'> | 'tooMuchParticipatory' | 'tooEarly' | 'inFuture';

/** An entry with its missing items. */
export interface CheckedCpd {
  readonly entry: CpdEntry;
  readonly hours: number;
  readonly participatory: number;
  readonly faults: readonly CpdFault[];
}

const TEXTS = ['topic', 'method', 'code', 'evidence'] as const;

/**
 * Compares an entry with the NMC's requirements: method, topic, date, hours, participatory hours, the part of the Code and
 * evidence.
 * @param begins the first day that counts
 * @see https://www.nmc.org.uk/revalidation/requirements/cpd/
 */
export function checkCpd(entry: CpdEntry, begins: Day, today: Day): CheckedCpd {
  const answers = answersIn(CPD_QUESTIONS, entry);
  const { date, hours, participatory } = answers;
  const faults: CpdFault[] = [];
  if (date === null) faults.push('date');
  else if (date < begins) faults.push('tooEarly');
  else if (date > today) faults.push('inFuture');
  if (!hours) faults.push('hours');
  if (participatory === null) faults.push('participatory');
  else if (participatory > (hours ?? 0)) faults.push('tooMuchParticipatory');
  faults.push(...TEXTS.filter((field) => answers[field] === null));
  return { entry, hours: hours ?? 0, participatory: Math.min(participatory ?? 0, hours ?? 0), faults };
}

/** The entries' total hours, free of binary fraction errors. */
export function sumOf(entries: readonly Pick<CheckedCpd, 'hours' | 'participatory'>[]) {
  const sum = (values: readonly number[]): number =>
    Math.round(values.reduce((total, value) => total + value, 0) * 100) / 100;
  return {
    hours: sum(entries.map(({ hours }) => hours)),
    participatory: sum(entries.map(({ participatory }) => participatory)),
  };
}
