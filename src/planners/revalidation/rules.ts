import type { Day } from '../../utils/calendar';
import { type Fact, factOn, numbersOn } from '../facts';

/** What the NMC asks for. */
export interface RevalidationRules {
  /** Years from one renewal to the next. */
  readonly years: number;
  /** Days before the application is due at which it opens. */
  readonly opensDays: number;
  /** Practice hours for one registration, and for two together. */
  readonly hours: number;
  readonly hoursDual: number;
  /** Hours of learning, and how many of them are participatory. */
  readonly cpd: number;
  readonly participatory: number;
  readonly feedback: number;
  readonly accounts: number;
  /** Months before the end of the registration in which the confirmation must be. */
  readonly confirmationMonths: number;
  /** From when on an announced new process may hold. */
  readonly newProcess: Day | null;
  /** Whether any of them is not known for that day, so that the nearest known one is used. */
  readonly isAssumed: boolean;
}

/** When an announced new process may begin. */
export const NEW_PROCESS = 'nmc-new-process-earliest';

/** The facts that the rules are made from. */
export const REVALIDATION_FACTS = {
  years: 'nmc-revalidation-years',
  opensDays: 'nmc-application-opens-days',
  hours: 'nmc-practice-hours',
  hoursDual: 'nmc-practice-hours-dual',
  cpd: 'nmc-cpd-hours',
  participatory: 'nmc-cpd-participatory-hours',
  feedback: 'nmc-feedback-pieces',
  accounts: 'nmc-reflective-accounts',
  confirmationMonths: 'nmc-confirmation-months',
} as const;

/**
 * The rules for a registration.
 * @param expires its last day, by whose rules it is renewed
 * @param today the day whose announcements count
 */
export function revalidationRules(facts: readonly Fact[], expires: Day, today: Day): RevalidationRules {
  const { numbers, isAssumed } = numbersOn(facts, REVALIDATION_FACTS, expires);
  const isAnnounced = facts.some(({ name }) => name === NEW_PROCESS);
  return { ...numbers, newProcess: isAnnounced ? factOn(facts, NEW_PROCESS, today).value : null, isAssumed };
}
