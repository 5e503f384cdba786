import type { PlannerCopyType } from '../../content/model/collections';
import { FIRST_YEAR_MESSAGES } from '../../planners/first-year/messages';
import { FIRST_YEAR_FACTS } from '../../planners/first-year/plan';
import { FIRST_YEAR_QUESTIONS } from '../../planners/first-year/questions';
import { MATERNITY_MESSAGES } from '../../planners/maternity/messages';
import { MATERNITY_QUESTIONS } from '../../planners/maternity/questions';
import { EARNINGS_LIMIT, MATERNITY_FACTS, STANDARD_RATE } from '../../planners/maternity/rules';
import { NEW_PROCESS, REVALIDATION_FACTS } from '../../planners/revalidation/rules';
import { factIds } from '../../utils/fact-placeholders';

const namedIn = (...words: readonly object[]): readonly string[] => factIds(JSON.stringify(words));

/** The facts in each planner's rules and messages, by its copy type. */
const RULES: Readonly<Record<PlannerCopyType, readonly string[]>> = {
  FirstYearPlannerCopy: [
    ...Object.values(FIRST_YEAR_FACTS),
    ...Object.values(REVALIDATION_FACTS),
    ...namedIn(FIRST_YEAR_MESSAGES, FIRST_YEAR_QUESTIONS),
  ],
  MaternityPlannerCopy: [
    ...Object.values(MATERNITY_FACTS),
    STANDARD_RATE,
    EARNINGS_LIMIT,
    ...namedIn(MATERNITY_MESSAGES, MATERNITY_QUESTIONS),
  ],
  RevalidationPlannerCopy: [...Object.values(REVALIDATION_FACTS), NEW_PROCESS],
};

/** A planner's facts, stored in its copy. */
export interface PlannerFactIds {
  readonly factIds: readonly string[];
}

/** Whether a type is a planner's copy. */
export const isPlannerCopy = (type: string): type is PlannerCopyType => type.endsWith('PlannerCopy');

/** Ids of all facts a planner shows or uses; empty for other entries. */
export function plannerFactIds(type: string, written: object): PlannerFactIds | undefined {
  if (!isPlannerCopy(type)) return undefined;
  return { factIds: [...new Set([...RULES[type], ...factIds(JSON.stringify(written))])] };
}
