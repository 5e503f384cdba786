import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { MOST_ENTRIES, NO_ENTRIES, REVALIDATION_FORMAT } from '../../../planners/revalidation/entries';
import { planOf } from '../../../planners/revalidation/plan';
import { REVALIDATION_QUESTIONS } from '../../../planners/revalidation/questions';
import { REVALIDATION_PLANNER } from '../../../routes';
import { Planner, type PlannerSource } from '../Planner';
import { AccountsEditor } from './AccountsEditor';
import { CpdEditor } from './CpdEditor';
import { PlanResults } from './PlanResults';
import { summaryText } from './plan-texts';
import { WorkedExample } from './WorkedExample';

/** The revalidation planner: its questions, and the results once the expiry date is known. */
export const RevalidationPlanner = withHydrationBoundary(function RevalidationPlanner(
  source: PlannerSource<Queries.RevalidationPlannerCopyFieldsFragment>,
) {
  const { words, shared, facts } = source;
  const { language } = useSiteSettings();
  const editor = { warning: words.patients, shared, most: MOST_ENTRIES, path: REVALIDATION_PLANNER };
  return (
    <Planner
      {...source}
      path={REVALIDATION_PLANNER}
      format={REVALIDATION_FORMAT}
      empty={NO_ENTRIES}
      table={REVALIDATION_QUESTIONS}
      planOf={planOf}
      lists={({ data, change, revision }) => (
        <>
          <CpdEditor
            key={`cpd-${revision}`}
            {...editor}
            words={words.cpd}
            entries={data.cpd}
            draft={data.cpdDraft}
            onDraft={(update) => change((entries) => ({ ...entries, cpdDraft: update(entries.cpdDraft) }))}
            changes={data.cpdChanges}
            onChanges={(update) => change((entries) => ({ ...entries, cpdChanges: update(entries.cpdChanges) }))}
            onChange={(update) => change((entries) => ({ ...entries, cpd: update(entries.cpd) }))}
          />
          <AccountsEditor
            key={`accounts-${revision}`}
            {...editor}
            words={words.accounts}
            entries={data.accounts}
            draft={data.accountDraft}
            onDraft={(update) => change((entries) => ({ ...entries, accountDraft: update(entries.accountDraft) }))}
            changes={data.accountChanges}
            onChanges={(update) =>
              change((entries) => ({ ...entries, accountChanges: update(entries.accountChanges) }))
            }
            onChange={(update) => change((entries) => ({ ...entries, accounts: update(entries.accounts) }))}
          />
        </>
      )}
      summary={(plan) => summaryText(plan, words.results, language)}
      results={(outcome) => <PlanResults {...outcome} words={words} shared={shared.results} />}
      example={(isFolded) => <WorkedExample words={words} shared={shared.results} facts={facts} isFolded={isFolded} />}
    />
  );
});
