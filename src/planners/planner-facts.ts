import type { PlannerCopyType } from '../content/model/collections';
import { factIds } from '../facts/placeholders';
import { FIRST_YEAR_FACTS } from './first-year/plan';
import { EARNINGS_LIMIT, MATERNITY_FACTS, STANDARD_RATE } from './maternity/rules';
import { PLANNER_WORDS } from './planner-words';
import { NEW_PROCESS, REVALIDATION_FACTS } from './revalidation/rules';

/** The facts in each planner's rules, by its copy type. */
const RULES: Readonly<Record<PlannerCopyType, readonly string[]>> = {
  FirstYearPlannerCopy: [...Object.values(FIRST_YEAR_FACTS), ...Object.values(REVALIDATION_FACTS)],
  MaternityPlannerCopy: [...Object.values(MATERNITY_FACTS), STANDARD_RATE, EARNINGS_LIMIT],
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
  const words = JSON.stringify([written, ...PLANNER_WORDS[type].map((file) => file.words)]);
  return { factIds: [...new Set([...RULES[type], ...factIds(words)])] };
}
