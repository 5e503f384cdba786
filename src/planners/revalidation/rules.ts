import { addDays, addMonths, type Day, dayFrom, firstOfMonth, lastOfMonth } from '../../utils/calendar';
import { type Fact, factOn, type Numbers, numbersOn } from '../facts';

/** When an announced new process may begin. */
export const NEW_PROCESS = 'nmc-new-process-earliest';

/** The facts that the rules are made from. */
export const REVALIDATION_FACTS = {
  /** From one renewal to the next. */
  years: 'nmc-revalidation-years',
  /** Before the application is due. */
  opensDays: 'nmc-application-opens-days',
  /** Of practice, for one registration, and for two together. */
  hours: 'nmc-practice-hours',
  hoursDual: 'nmc-practice-hours-dual',
  /** Hours of learning, and how many of them are participatory. */
  cpd: 'nmc-cpd-hours',
  participatory: 'nmc-cpd-participatory-hours',
  feedback: 'nmc-feedback-pieces',
  accounts: 'nmc-reflective-accounts',
  /** Before the end of the registration, in which the confirmation must be. */
  confirmationMonths: 'nmc-confirmation-months',
} as const;

/** What the NMC asks for. */
export type RevalidationRules = Numbers<typeof REVALIDATION_FACTS> & {
  /** From when on an announced new process may hold. */
  readonly newProcess: Day | null;
};

/**
 * The rules for a registration.
 * @param expires its last day, by whose rules it is renewed
 * @param today the day whose announcements count
 */
export function revalidationRules(facts: readonly Fact[], expires: Day, today: Day): RevalidationRules {
  const isAnnounced = facts.some(({ name }) => name === NEW_PROCESS);
  const newProcess = isAnnounced ? factOn(facts, NEW_PROCESS, today).value : null;
  return { ...numbersOn(facts, REVALIDATION_FACTS, expires), newProcess };
}

/** The last day of a registration, which runs to the end of a month; null until month and year are answered. */
export function expiryOf(year: number | null, month: string | null): Day | null {
  return year && month ? lastOfMonth(dayFrom(year, Number(month), 1)) : null;
}

/**
 * The days of one revalidation. The application is due on the first day of the month in which the registration expires.
 * What counts began on the day after the registration was last renewed, and the confirmation belongs in the last months of
 * that time.
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
    /** The first day on which the confirmation may be given. */
    confirmationFrom: addMonths(next, -confirmationMonths),
    opens: addDays(due, -opensDays),
    /** The last day to apply. */
    due,
    expires,
  };
}

export type RevalidationDates = ReturnType<typeof revalidationDates>;
