import { useSiteSettings } from '../../../hooks/use-site-settings';
import { shortMonthText } from '../../../planners/day-text';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import { payFall, unpaidTime } from '../../../planners/maternity/results';
import { fillTemplate } from '../../../utils/fill-template';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import { Facts } from '../results/Facts';
import { Pounds } from './Pounds';

interface MaternityFactsProps {
  readonly plan: MaternityPlan;
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results']['facts'];
}

/** What the whole leave brings, when pay falls most, and when there is none. */
export function MaternityFacts({ plan, words }: MaternityFactsProps) {
  const { language } = useSiteSettings();
  const fall = payFall(plan);
  const unpaid = unpaidTime(plan);
  const month = (day: string) => <DayText dateTime={day.slice(0, 7)} text={shortMonthText(day, language, false)} />;
  return (
    <Facts
      facts={[
        {
          key: 'total',
          value: <Pounds amount={plan.total.total} isRound />,
          label: plan.statutoryKind === 'smp' ? words.total : words.totalAllowance,
        },
        ...(fall
          ? [
              {
                key: 'fall',
                value: month(fall.paidOn),
                label: <FilledText template={words.fall} values={{ amount: <Pounds amount={fall.total} isRound /> }} />,
              },
            ]
          : []),
        ...(unpaid
          ? [
              {
                key: 'unpaid',
                value: (
                  <FilledText
                    template={words.unpaidMonths}
                    values={{ from: month(unpaid.first.paidOn), to: month(unpaid.last.paidOn) }}
                  />
                ),
                label: fillTemplate(words.unpaid, { weeks: unpaid.weeks }),
              },
            ]
          : []),
      ]}
    />
  );
}
