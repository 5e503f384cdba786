import type { MaternityPlan } from '../../../planners/maternity/plan';
import { FilledText } from '../../ui/FilledText';
import { Pounds } from './Pounds';

interface SummaryProps {
  readonly plan: MaternityPlan;
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results'];
}

/** The result in one sentence. */
export function Summary({ plan, words }: SummaryProps) {
  const isSmp = plan.statutoryKind === 'smp';
  const plain = isSmp ? words.summarySmp : words.summaryAllowance;
  const nhs = isSmp ? words.summaryNhs : words.summaryNhsAllowance;
  const { total, statutory, added } = plan.total;
  return (
    <FilledText
      template={plan.nhs?.isDue ? nhs : plain}
      values={{
        total: <Pounds amount={total} />,
        statutory: <Pounds amount={statutory} />,
        added: <Pounds amount={added} />,
      }}
    />
  );
}
