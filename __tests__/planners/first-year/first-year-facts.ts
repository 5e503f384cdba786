import { fact, NMC_FACTS } from '../revalidation/nmc-facts';

/** The facts of the first-year planner. */
export const FIRST_YEAR_FACTS = [
  ...NMC_FACTS,
  fact('nmc-fee-years', 1),
  fact('preceptorship-core-months', 6),
  fact('preceptorship-core-supernumerary-weeks', 2),
  fact('preceptorship-core-supernumerary-hours', 75),
  fact('preceptorship-core-meetings', 3),
  fact('preceptorship-core-first-meeting-weeks', 2),
  // The facts named in its messages.
  fact('afc-weekly-hours', 37.5),
  fact('preceptorship-gold-months', 12),
  fact('standard-tax-code', '1257L'),
  fact('emergency-tax-days', 35),
  fact('second-job-hours', 20),
  fact('visa-after-job-days', 60),
];
