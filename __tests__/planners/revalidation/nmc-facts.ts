import type { Fact } from '../../../src/planners/shared/facts';

const source = { title: 'The regulator: rules', url: 'https://regulator.example/rules' };

/** A fact with a single open-ended value. */
export const fact = (name: string, value: number | string, from: string | null = null): Fact => ({
  name,
  text: String(value),
  withUnit: String(value),
  periods: [
    {
      from,
      until: null,
      value: String(value),
      checked: '2026-11-22',
      source,
    },
  ],
});

/** The rules of the present process. */
export const NMC_FACTS: readonly Fact[] = [
  fact('nmc-revalidation-years', 3),
  fact('nmc-application-opens-days', 60),
  fact('nmc-practice-hours', 450),
  fact('nmc-practice-hours-dual', 900),
  fact('nmc-cpd-hours', 35),
  fact('nmc-cpd-participatory-hours', 20),
  fact('nmc-feedback-pieces', 5),
  fact('nmc-reflective-accounts', 5),
  fact('nmc-confirmation-months', 12),
  fact('nmc-new-process-earliest', '2027-09-01'),
];
