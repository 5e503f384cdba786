import { styled } from '@mui/material/styles';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import { amountOf, poundsText } from '../../../planners/money';
import { fillTemplate } from '../../../utils/fill-template';

interface AssumptionsProps {
  readonly plan: MaternityPlan;
  /** What is said where some rules are not known for the dates of the plan. */
  readonly assumed: string;
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results']['assumptions'];
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '42rem',
  margin: 0,
  paddingInlineStart: '1.25em',
  '& li + li': { marginTop: 6 },
}));

/** What the figures of a plan assume, and what may therefore change. */
export function Assumptions({ plan, assumed, words }: AssumptionsProps) {
  const { language } = useSiteSettings();
  const { assumedRate: rate, rules } = plan;
  const standardRate = (): string[] => {
    if (!rate) return [];
    if (rate.from && plan.answers.leaveStart < rate.from) {
      return [fillTemplate(words.rateBefore, { date: dayText(rate.from, language) })];
    }
    if (!rate.until) return [];
    const values = { date: dayText(rate.until, language), rate: poundsText(amountOf(rate.number), language) };
    return [fillTemplate(words.rateAfter, values)];
  };
  const texts = [
    ...(plan.assumptions.includes('rules') ? [assumed] : []),
    ...standardRate(),
    ...(plan.assumptions.includes('earnings-limit') ? [words.limit] : []),
    ...(plan.assumptions.includes('allowance')
      ? [fillTemplate(words.allowance, { allowanceWeeks: rules.allowanceWeeks })]
      : []),
    ...(plan.nhs?.isDue ? [words.nhs] : []),
    words.payday,
    words.tax,
  ];
  return (
    <List>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  );
}
