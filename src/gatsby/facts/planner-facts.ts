import type { Entries } from '../../content/model/collections';
import { FIRST_YEAR_FACTS } from '../../planners/first-year/plan';
import { EARNINGS_LIMIT, MATERNITY_FACTS, STANDARD_RATE } from '../../planners/maternity/rules';
import { NEW_PROCESS, REVALIDATION_FACTS } from '../../planners/revalidation/rules';
import { factIds } from '../../utils/fact-placeholders';

/** The type of the copy of a planner, by which planners are known. */
type PlannerCopyType = Extract<keyof Entries, `${string}PlannerCopy`>;

/** The facts that the rules of each planner are made from, by the type of its copy. */
const RULES: Readonly<Record<PlannerCopyType, readonly string[]>> = {
  FirstYearPlannerCopy: [...Object.values(FIRST_YEAR_FACTS), ...Object.values(REVALIDATION_FACTS)],
  MaternityPlannerCopy: [...Object.values(MATERNITY_FACTS), STANDARD_RATE, EARNINGS_LIMIT],
  RevalidationPlannerCopy: [...Object.values(REVALIDATION_FACTS), NEW_PROCESS],
};

/** What the copy of a planner keeps of its facts once their values are in its texts. */
export interface PlannerFactIds {
  readonly factIds: readonly string[];
}

/** Whether entries of a type are the copy of a planner. */
export const isPlannerCopy = (type: string): type is PlannerCopyType => type.endsWith('PlannerCopy');

/** @throws Error where a planner has no row: types are not checked when the site is built */
function rulesOf(type: PlannerCopyType): readonly string[] {
  if (type in RULES) return RULES[type];
  throw new Error(`src/gatsby/facts/planner-facts.ts has no row for ${type}: add the facts of its rules to RULES.`);
}

/** The ids of all facts that a planner shows or works with; nothing for an entry that is no planner's. */
export function plannerFactIds(type: string, written: object): PlannerFactIds | undefined {
  if (!isPlannerCopy(type)) return undefined;
  return { factIds: [...new Set([...rulesOf(type), ...factIds(JSON.stringify(written))])] };
}
