import type { Day } from '../../utils/calendar';
import { type Fact, figureOn, numberOn } from '../figures';

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
}

const NEW_PROCESS = 'nmc-new-process-earliest';

/** The facts that the rules are made from. */
const REVALIDATION_FACTS = {
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

/** The rules that hold on a day; the planner asks for the day on which the registration expires. */
export function revalidationRules(facts: readonly Fact[], day: Day): RevalidationRules {
  const on = (name: string): number => numberOn(facts, name, day);
  const isAnnounced = facts.some(({ name }) => name === NEW_PROCESS);
  return {
    years: on(REVALIDATION_FACTS.years),
    opensDays: on(REVALIDATION_FACTS.opensDays),
    hours: on(REVALIDATION_FACTS.hours),
    hoursDual: on(REVALIDATION_FACTS.hoursDual),
    cpd: on(REVALIDATION_FACTS.cpd),
    participatory: on(REVALIDATION_FACTS.participatory),
    feedback: on(REVALIDATION_FACTS.feedback),
    accounts: on(REVALIDATION_FACTS.accounts),
    confirmationMonths: on(REVALIDATION_FACTS.confirmationMonths),
    newProcess: isAnnounced ? figureOn(facts, NEW_PROCESS, day).value : null,
  };
}
