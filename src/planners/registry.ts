import type { FactInCode } from '../facts/in-code';
import { factIds } from '../facts/placeholders';
import { PLANNERS, type PlannerName, plannerPath } from '../routes';
import { APPLICATION_MESSAGES } from './application/messages';
import { APPLICATION_QUESTIONS, CRITERION_QUESTIONS, SPECIFICATION_QUESTIONS } from './application/questions';
import { FIRST_YEAR_MESSAGES } from './first-year/messages';
import { FIRST_YEAR_FACTS } from './first-year/plan';
import { FIRST_YEAR_QUESTIONS } from './first-year/questions';
import { MATERNITY_MESSAGES } from './maternity/messages';
import { MATERNITY_QUESTIONS } from './maternity/questions';
import { EARNINGS_LIMIT, MATERNITY_FACTS, STANDARD_RATE } from './maternity/rules';
import { REVALIDATION_MESSAGES } from './revalidation/messages';
import { ACCOUNT_QUESTIONS, CPD_QUESTIONS, REVALIDATION_QUESTIONS } from './revalidation/questions';
import { NEW_PROCESS, REVALIDATION_FACTS } from './revalidation/rules';
import type { RuleFact } from './shared/facts';
import { PLANNER_MESSAGES } from './shared/messages';

/** The words in files of `src/planners`, by their paths there. */
type Words = Readonly<Record<string, object>>;

/** What check and build need of each planner: the facts in its rules, and its words. */
export const PLANNER_REGISTRY: Readonly<
  Record<PlannerName, { readonly facts: readonly RuleFact[]; readonly words: Words }>
> = {
  'maternity-planner': {
    facts: [...Object.values(MATERNITY_FACTS), STANDARD_RATE, EARNINGS_LIMIT],
    words: { 'maternity/messages.ts': MATERNITY_MESSAGES, 'maternity/questions.ts': MATERNITY_QUESTIONS },
  },
  'revalidation-planner': {
    facts: [...Object.values(REVALIDATION_FACTS), NEW_PROCESS],
    words: {
      'revalidation/messages.ts': REVALIDATION_MESSAGES,
      'revalidation/questions.ts': { REVALIDATION_QUESTIONS, CPD_QUESTIONS, ACCOUNT_QUESTIONS },
    },
  },
  'first-year-planner': {
    facts: [...Object.values(FIRST_YEAR_FACTS), ...Object.values(REVALIDATION_FACTS)],
    words: { 'first-year/messages.ts': FIRST_YEAR_MESSAGES, 'first-year/questions.ts': FIRST_YEAR_QUESTIONS },
  },
  'application-builder': {
    facts: [],
    words: {
      'application/messages.ts': APPLICATION_MESSAGES,
      'application/questions.ts': { APPLICATION_QUESTIONS, SPECIFICATION_QUESTIONS, CRITERION_QUESTIONS },
    },
  },
};

/** All words, with the messages that the planners share. */
export const PLANNER_WORDS: Words = Object.assign(
  { 'shared/messages.ts': PLANNER_MESSAGES },
  ...Object.values(PLANNER_REGISTRY).map(({ words }) => words),
);

/** The facts that the planners' rules and words name. */
export const PLANNER_FACTS: readonly FactInCode[] = PLANNERS.flatMap((name) => {
  const { facts, words } = PLANNER_REGISTRY[name];
  const all = [...facts, ...factIds(JSON.stringify(words)).map((id) => ({ id }))];
  return all.map((fact) => ({ ...fact, page: plannerPath(name) }));
});

/**
 * Ids of all facts a planner shows or uses.
 * @param copy the copy around it
 * @throws Error for a planner without a row above, which ends the build, since that does not check types
 */
export function plannerFactIds(name: PlannerName, copy: object): readonly string[] {
  const row = PLANNER_REGISTRY[name];
  if (!row)
    throw new Error(`src/planners/registry.ts has no row for "${name}", which PLANNERS in src/routes.ts names.`);
  return [...new Set([...row.facts.map(({ id }) => id), ...factIds(JSON.stringify([copy, row.words]))])];
}
