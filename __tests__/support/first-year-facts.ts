import { fact, NMC_FACTS } from '../planners/revalidation/nmc-facts';

/** The facts of the planner for the first year. */
export const FIRST_YEAR_FACTS = [
  ...NMC_FACTS,
  fact('nmc-fee-years', 1),
  fact('preceptorship-core-months', 6),
  fact('preceptorship-core-supernumerary-weeks', 2),
  fact('preceptorship-core-supernumerary-hours', 75),
  fact('preceptorship-core-meetings', 3),
  fact('preceptorship-core-first-meeting-weeks', 2),
];
