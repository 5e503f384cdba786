import { useSiteSettings } from '../../../hooks/use-site-settings';
import type { Fact } from '../../../planners/facts';
import { type Entries, NO_ENTRIES } from '../../../planners/revalidation/entries';
import { planOf } from '../../../planners/revalidation/plan';
import { PlannerExample } from '../PlannerExample';
import { summaryText } from './plan-texts';
import { RevalidationParts } from './RevalidationParts';

type Words = Queries.RevalidationPlannerCopyFieldsFragment;

interface WorkedExampleProps {
  readonly words: Words;
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly facts: readonly Fact[];
  /** Folded once there are results of the visitor's own. */
  readonly isFolded: boolean;
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
export function WorkedExample({ words, shared, facts, isFolded }: WorkedExampleProps) {
  const { language } = useSiteSettings();
  const { example, results } = words;
  const plan = planOf(entriesOf(example), facts, example.today);
  if (!plan) return null;
  return (
    <PlannerExample title={example.title} isFolded={isFolded}>
      <p>{example.lead}</p>
      <p>{summaryText(plan, results, language)}</p>
      <RevalidationParts words={words} shared={shared} plan={plan} accounts={[]} today={null} />
    </PlannerExample>
  );
}
