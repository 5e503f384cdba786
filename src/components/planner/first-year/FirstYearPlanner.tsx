import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import type { Fact } from '../../../planners/facts';
import { firstYearPlan } from '../../../planners/first-year/plan';
import { FIRST_YEAR_FORMAT, FIRST_YEAR_QUESTIONS, NO_ENTRIES } from '../../../planners/first-year/questions';
import { FIRST_YEAR_PLANNER } from '../../../routes';
import { Planner, type PlannerSource } from '../Planner';
import { firstYearResults } from './first-year-results';

type Words = Queries.FirstYearPlannerCopyFieldsFragment;

function exampleOf(words: Words, facts: readonly Fact[]) {
  const { firstDay, pinDay, hours, visaEnds } = words.example;
  const answers = { firstDay, hasPin: 'yes', pinDay, hours: String(hours), sponsor: 'yes', visaEnds };
  return firstYearPlan({ ...NO_ENTRIES, ...answers }, facts, null, words);
}

/** The planner for the first year in the UK: a few questions, then dates, a checklist, and who to ask. */
export const FirstYearPlanner = withHydrationBoundary(function FirstYearPlanner(source: PlannerSource<Words>) {
  const { calendarName: name, fileName } = source.words;
  return (
    <Planner
      {...source}
      path={FIRST_YEAR_PLANNER}
      format={FIRST_YEAR_FORMAT}
      empty={NO_ENTRIES}
      table={FIRST_YEAR_QUESTIONS}
      planOf={firstYearPlan}
      resultsOf={firstYearResults}
      calendar={{ name, fileName }}
      exampleOf={exampleOf}
      exampleLead={({ example }) => example.lead}
    />
  );
});
