import { useCallback } from 'react';
import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import type { Fact } from '../../../planners/facts';
import { type FirstYearPlan, firstYearPlan } from '../../../planners/first-year/plan';
import {
  FIRST_YEAR_FORMAT,
  FIRST_YEAR_QUESTIONS,
  type FirstYearEntries,
  NO_ENTRIES,
} from '../../../planners/first-year/questions';
import { FIRST_YEAR_PLANNER } from '../../../routes';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';
import { Planner, type PlannerSource } from '../Planner';
import { PlannerExample } from '../PlannerExample';
import { FirstYearParts } from './FirstYearParts';
import { FirstYearResults } from './FirstYearResults';

type Words = Queries.FirstYearPlannerCopyFieldsFragment;

function exampleOf({ example, visaMonths }: Words, facts: readonly Fact[]): FirstYearPlan | null {
  const { firstDay, pinDay, hours, visaEnds } = example;
  const answers = { firstDay, hasPin: 'yes', pinDay, hours: String(hours), sponsor: 'yes', visaEnds };
  return firstYearPlan({ ...NO_ENTRIES, ...answers }, facts, null, visaMonths);
}

/** The planner for the first year in the UK: a few questions, then dates, a checklist, and who to ask. */
export const FirstYearPlanner = withHydrationBoundary(function FirstYearPlanner(source: PlannerSource<Words>) {
  const { words, facts } = source;
  const { language } = useSiteSettings();
  const { example, results, visaMonths } = words;
  const planOf = useCallback(
    (entries: FirstYearEntries, known: readonly Fact[], today: Day) => firstYearPlan(entries, known, today, visaMonths),
    [visaMonths],
  );
  const summary = ({ dates }: FirstYearPlan): string => {
    const now = dates.find(({ state }) => state === 'now');
    if (!now) return results.over;
    return fillTemplate(results.ready, { label: results.dates[now.name].label, date: dayText(now.from, language) });
  };
  const shown = exampleOf(words, facts);
  return (
    <Planner
      {...source}
      path={FIRST_YEAR_PLANNER}
      format={FIRST_YEAR_FORMAT}
      empty={NO_ENTRIES}
      table={FIRST_YEAR_QUESTIONS}
      planOf={planOf}
      summary={summary}
      results={(outcome) => <FirstYearResults {...source} {...outcome} />}
      example={(isFolded) => (
        <PlannerExample title={example.title} isFolded={isFolded}>
          <p>{example.lead}</p>
          {shown && <FirstYearParts words={words} shared={source.shared} plan={shown} ticked={[]} />}
        </PlannerExample>
      )}
    />
  );
});
