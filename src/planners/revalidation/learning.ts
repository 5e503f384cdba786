import type { Day } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import { problemsIn, valuesIn } from '../shared/read-answers';
import { LANGUAGE } from '../shared/value-texts';
import { REVALIDATION_MESSAGES } from './messages';
import { ACCOUNT_QUESTIONS, type AccountEntry, CPD_QUESTIONS, type CpdEntry } from './questions';

/** Why an entry doesn't count yet: an empty or wrong field, or a day that doesn't count. */
export type CpdFault = Exclude<keyof CpdEntry, 'id'> | 'tooMuchParticipatory' | 'tooEarly' | 'inFuture';

const TEXTS = ['topic', 'method', 'code', 'evidence'] as const;

/**
 * Compares an entry with the NMC's requirements: method, topic, date, hours, participatory hours, the part of the Code and
 * evidence.
 * @param begins the first day that counts; null if it is not known yet
 * @see https://www.nmc.org.uk/revalidation/requirements/cpd/
 */
export function checkCpd(entry: CpdEntry, begins: Day | null, today: Day | null) {
  const values = valuesIn(CPD_QUESTIONS, entry);
  const { date, hours, participatory } = values;
  const faults: CpdFault[] = [];
  if (date === null) faults.push('date');
  else if (begins && date < begins) faults.push('tooEarly');
  else if (today && date > today) faults.push('inFuture');
  if (!hours) faults.push('hours');
  if (participatory === null) faults.push('participatory');
  else if (participatory > (hours ?? 0)) faults.push('tooMuchParticipatory');
  faults.push(...TEXTS.filter((field) => values[field] === null));
  return { entry, date, hours: hours ?? 0, participatory: Math.min(participatory ?? 0, hours ?? 0), faults };
}

/** An entry with what it lacks. */
export type CheckedCpd = ReturnType<typeof checkCpd>;

const { accounts: ACCOUNTS, cpd: CPD, notCounted: NOT_COUNTED } = REVALIDATION_MESSAGES;

/** The faults of a day that does not count, however complete its entry is. */
export const OUTSIDE: readonly CpdFault[] = ['tooEarly', 'inFuture'];
const UNSUITABLE: readonly CpdFault[] = [...OUTSIDE, 'tooMuchParticipatory'];
const PLURALS: readonly CpdFault[] = ['hours', 'participatory'];

/** Why an entry does not count yet; null if there is no reason. */
function reasonsText(missing: readonly string[], arePlural: boolean, others: readonly string[]): string | null {
  const template = arePlural || missing.length > 1 ? NOT_COUNTED.areMissing : NOT_COUNTED.isMissing;
  const what = new Intl.ListFormat(LANGUAGE).format(missing);
  const reasons = [...(missing.length > 0 ? [fillTemplate(template, { what })] : []), ...others];
  return reasons.length === 0 ? null : fillTemplate(NOT_COUNTED.text, { reasons: reasons.join('; ') });
}

/** Why an account does not count yet; null if it does. */
export function accountFaultText(account: AccountEntry): string | null {
  const problems = problemsIn(ACCOUNT_QUESTIONS, account);
  const missing = problems.filter(({ kind }) => kind === 'missing').map(({ id }) => id);
  const names = Object.entries(ACCOUNTS.faults).flatMap(([id, name]) => (missing.includes(id) ? name : []));
  return reasonsText(
    names,
    false,
    problems.flatMap(({ kind, text }) => (kind === 'missing' ? [] : text)),
  );
}

/** Why a piece of learning does not count yet; null if it does. */
export function notCountedText({ entry, faults }: CheckedCpd): string | null {
  const wrong = problemsIn(CPD_QUESTIONS, entry).filter(({ kind }) => kind === 'wrong');
  const missing = faults.filter((fault) => !UNSUITABLE.includes(fault) && !wrong.some(({ id }) => id === fault));
  const unsuitable = faults.filter((fault) => UNSUITABLE.includes(fault));
  return reasonsText(
    missing.map((fault) => CPD.faults[fault]),
    missing.some((fault) => PLURALS.includes(fault)),
    [
      ...unsuitable.map((fault) => fillTemplate(NOT_COUNTED.needs, { what: CPD.faults[fault] })),
      ...(faults.length > 0 ? wrong.map(({ text }) => text) : []),
    ],
  );
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
