import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import type { Fact } from '../../../planners/facts';
import { planMaternity } from '../../../planners/maternity/plan';
import { MATERNITY_QUESTIONS, type MaternityEntries, NO_ENTRIES } from '../../../planners/maternity/questions';
import { answersFrom, MATERNITY_FORMAT, maternityLimits } from '../../../planners/maternity/read-answers';
import { MATERNITY_PLANNER } from '../../../routes';
import { Planner, type PlannerSource } from '../Planner';
import { MaternityExample } from './MaternityExample';
import { MaternityResults } from './MaternityResults';
import { Summary } from './Summary';

function planOf(entries: MaternityEntries, facts: readonly Fact[]) {
  const answers = answersFrom(entries, facts);
  return answers && planMaternity(answers, facts);
}

/** The maternity planner: questions, and what follows from the answers. */
export const MaternityPlanner = withHydrationBoundary(function MaternityPlanner(
  source: PlannerSource<Queries.MaternityPlannerCopyFieldsFragment>,
) {
  const { words, shared, facts } = source;
  return (
    <Planner
      {...source}
      path={MATERNITY_PLANNER}
      format={MATERNITY_FORMAT}
      empty={NO_ENTRIES}
      table={MATERNITY_QUESTIONS}
      limitsOf={maternityLimits}
      planOf={planOf}
      changed={words.form.changed}
      summary={(plan) => <Summary plan={plan} words={words.results} />}
      results={(outcome) => <MaternityResults {...outcome} words={words} shared={shared.results} />}
      example={(isFolded) => (
        <MaternityExample
          example={words.example}
          words={words.results}
          shared={shared.results}
          facts={facts}
          isFolded={isFolded}
        />
      )}
    />
  );
});
