import { useId } from 'react';
import { withHydrationBoundary } from '../../../../plugins/gatsby-plugin-deferred-hydration/index';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import type { Fact } from '../../../planners/facts';
import { type Entries, NO_ENTRIES } from '../../../planners/revalidation/entries';
import { planOf } from '../../../planners/revalidation/plan';
import { Section } from '../../ui/Section';
import { LearningTable } from './LearningTable';
import { PlanTables } from './PlanTables';
import { summaryText } from './plan-texts';
import { Results } from './Results';

type Words = Queries.RevalidationPlannerCopyFieldsFragment;

interface WorkedExampleProps {
  readonly words: Words;
  readonly facts: readonly Fact[];
}

function entriesOf({ expiryMonth, expiryYear, hours, feedback, cpd, accounts }: Words['example']): Entries {
  return {
    ...NO_ENTRIES,
    expiryMonth: String(expiryMonth),
    expiryYear: String(expiryYear),
    hours: String(hours),
    feedbackColleagues: String(feedback),
    cpd: cpd.map((entry, index) => ({
      ...entry,
      id: String(index),
      hours: String(entry.hours),
      participatory: String(entry.participatory),
    })),
    accounts: accounts.map((title, index) => ({ id: String(index), title, source: 'event' })),
    indemnity: 'yes',
  };
}

/** The planner's results for somebody else, worked out when the page is built. */
export const WorkedExample = withHydrationBoundary(function WorkedExample({ words, facts }: WorkedExampleProps) {
  const { language } = useSiteSettings();
  const { example, results, cpd } = words;
  const id = useId();
  const plan = planOf(entriesOf(example), facts, example.today);
  if (!plan) return null;
  return (
    <Section labelledBy={id}>
      <Results data-print="no-sheet">
        <h2 id={id}>{example.title}</h2>
        <p>{example.lead}</p>
        <p>{summaryText(plan, results, language)}</p>
        <PlanTables words={results} plan={plan} />
        <LearningTable words={cpd} entries={plan.cpd} />
      </Results>
    </Section>
  );
});
