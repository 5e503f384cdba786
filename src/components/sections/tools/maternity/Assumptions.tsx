import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useSiteSettings } from '../../../../hooks/use-site-settings';
import { dayText } from '../../../../tools/day-text';
import type { MaternityFigures } from '../../../../tools/maternity/figures';
import { amountOf } from '../../../../tools/maternity/money';
import type { MaternityPlan } from '../../../../tools/maternity/plan';
import { upratingDay } from '../../../../tools/maternity/rates';
import { fillTemplate } from '../../../../utils/fill-template';
import { poundsText } from './Pounds';

interface AssumptionsProps {
  readonly plan: MaternityPlan;
  readonly figures: MaternityFigures;
  readonly words: Queries.MaternityWordsFragment['results']['assumptions'];
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: '42rem',
  margin: '8px 0 0',
  paddingInlineStart: '1.25em',
  '& li + li': { marginTop: 6 },
}));

const Title = styled('h3')(({ theme }) => theme.typography.h4);

/** What the figures of a plan assume, and what may therefore change. */
export function Assumptions({ plan, figures, words }: AssumptionsProps) {
  const { language } = useSiteSettings();
  const heading = useId();
  const { leaveStart } = plan.answers;
  const [first, last] = [figures.standardRate[0], figures.standardRate.at(-1)];
  const standardRate = (): string[] => {
    if (first && leaveStart < upratingDay(first.from, leaveStart)) {
      return [fillTemplate(words.rateBefore, { date: dayText(upratingDay(first.from, leaveStart), language) })];
    }
    if (!last?.until) return [];
    return [
      fillTemplate(words.rateAfter, {
        date: dayText(last.until, language),
        rate: poundsText(amountOf(last.value), language),
      }),
    ];
  };
  const texts = [
    ...(plan.assumptions.includes('standard-rate') ? standardRate() : []),
    ...(plan.assumptions.includes('earnings-limit') ? [words.limit] : []),
    ...(plan.assumptions.includes('allowance')
      ? [fillTemplate(words.allowance, { allowanceWeeks: figures.allowanceWeeks })]
      : []),
    ...(plan.nhs?.isDue ? [words.nhs] : []),
    words.payday,
    words.tax,
  ];
  return (
    <section aria-labelledby={heading}>
      <Title id={heading}>{words.title}</Title>
      <List>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </List>
    </section>
  );
}
