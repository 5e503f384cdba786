import { addDays, addMonths, type Day, dayFrom, firstOfMonth, lastOfMonth } from '../../utils/calendar';
import { type Fact, factOn, type Numbers, numbersOn } from '../shared/facts';

/** When an announced new process may start. */
export const NEW_PROCESS = { id: 'nmc-new-process-earliest', measure: 'date' };

/** The facts behind the rules. */
export const REVALIDATION_FACTS = {
  /** Between renewals. */
  years: { id: 'nmc-revalidation-years', measure: 'years' },
  /** Before the application is due. */
  opensDays: { id: 'nmc-application-opens-days', measure: 'days' },
  /** Practice hours for one registration, and for two together. */
  hours: { id: 'nmc-practice-hours', measure: 'hours' },
  hoursDual: { id: 'nmc-practice-hours-dual', measure: 'hours' },
  /** Learning hours, and the participatory share. */
  cpd: { id: 'nmc-cpd-hours', measure: 'hours' },
  participatory: { id: 'nmc-cpd-participatory-hours', measure: 'hours' },
  feedback: { id: 'nmc-feedback-pieces', measure: 'number' },
  accounts: { id: 'nmc-reflective-accounts', measure: 'number' },
  /** Before the registration ends; the confirmation must fall in this time. */
  confirmationMonths: { id: 'nmc-confirmation-months', measure: 'months' },
} as const;

/** The NMC's requirements. */
export type RevalidationRules = Numbers<typeof REVALIDATION_FACTS> & {
  /** The first day an announced new process may apply. */
  readonly newProcess: Day;
};

/**
 * The rules for a registration.
 * @param expires its last day, whose rules govern the renewal
 * @param today the day whose announcements count
 */
export function revalidationRules(facts: readonly Fact[], expires: Day, today: Day): RevalidationRules {
  const newProcess = factOn(facts, NEW_PROCESS, today).value;
  return { ...numbersOn(facts, REVALIDATION_FACTS, expires), newProcess };
}

/** A registration's last day, always the end of a month; null until month and year are answered. */
export function expiryOf(year: number | null, month: string | null): Day | null {
  return year && month ? lastOfMonth(dayFrom(year, Number(month), 1)) : null;
}

/**
 * A revalidation's dates. The application is due on the first day of the month in which the registration expires. Practice
 * and learning count from the day after the last renewal, and the confirmation belongs in the last months of that period.
 * @see https://www.nmc.org.uk/revalidation/online-application/revalidation-date/
 */
export function revalidationDates(
  expires: Day,
  { years, opensDays, confirmationMonths }: Pick<RevalidationRules, 'years' | 'opensDays' | 'confirmationMonths'>,
) {
  const due = firstOfMonth(expires);
  const next = addDays(expires, 1);
  return {
    /** The first day whose practice and learning count. */
    begins: addMonths(next, -12 * years),
    /** The first day for the confirmation. */
    confirmationFrom: addMonths(next, -confirmationMonths),
    opens: addDays(due, -opensDays),
    /** The last day to apply. */
    due,
    expires,
  };
}

export type RevalidationDates = ReturnType<typeof revalidationDates>;
