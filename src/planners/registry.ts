import { factIds } from '../facts/placeholders';
import type { FactInCode } from '../facts/wording';
import { PLANNERS, type PlannerName, plannerPath } from '../routes';
import { APPLICATION } from './application/needs';
import { FIRST_YEAR } from './first-year/needs';
import { MATERNITY } from './maternity/needs';
import { REVALIDATION } from './revalidation/needs';
import { PLANNER_MESSAGES } from './shared/messages';
import type { PlannerNeeds } from './shared/planner-source';

/** What check and build need of each planner. */
export const PLANNER_REGISTRY: Readonly<Record<PlannerName, PlannerNeeds>> = {
  'maternity-planner': MATERNITY,
  'revalidation-planner': REVALIDATION,
  'first-year-planner': FIRST_YEAR,
  'application-builder': APPLICATION,
};

/** The words in files of `src/planners`, by their paths there, with the messages that the planners share. */
export const PLANNER_WORDS: Readonly<Record<string, object>> = Object.fromEntries([
  ['shared/messages.ts', PLANNER_MESSAGES],
  ...Object.values(PLANNER_REGISTRY).flatMap(({ folder, words }) =>
    Object.entries(words).map(([file, inFile]) => [`${folder}/${file}`, inFile] as const),
  ),
]);

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
