import { useSiteSettings } from '../../../hooks/use-site-settings';
import { shortMonthText } from '../../../planners/day-text';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import { payMonths } from '../../../planners/maternity/results';
import { type Amount, higher } from '../../../planners/money';
import { DayText } from '../../ui/DayText';
import { Bars } from '../results/Bars';
import { Pounds } from './Pounds';

interface PayBarsProps {
  readonly plan: MaternityPlan;
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results'];
}

/** Pay by month, inside an outline of what the same days bring at work. */
export function PayBars({ plan, words: { bars, pay } }: PayBarsProps) {
  const { language } = useSiteSettings();
  const isNhsPaid = plan.nhs?.isDue ?? false;
  const months = payMonths(plan);
  const longest = months.reduce((most, { normal, total }) => higher(most, higher(normal, total)), 1n);
  const share = (amount: Amount): number => Number(amount) / Number(longest);
  return (
    <Bars
      title={bars.title}
      bars={months.map(({ paidOn, statutory, added, total, normal, isPart }) => ({
        key: paidOn,
        label: <DayText dateTime={paidOn.slice(0, 7)} text={shortMonthText(paidOn, language, true)} />,
        note: isPart && bars.part,
        outline: share(higher(normal, total)),
        parts: [
          { fill: 'solid', share: share(statutory) },
          { fill: 'striped', share: share(added) },
        ],
        figure: total > 0n ? <Pounds amount={total} isRound /> : bars.noPay,
      }))}
      legend={[
        { fill: 'solid', label: plan.statutoryKind === 'smp' ? pay.columnStatutory : pay.columnAllowance },
        ...(isNhsPaid ? [{ fill: 'striped', label: pay.columnAdded } as const] : []),
        { fill: 'outline', label: pay.columnNormal },
      ]}
      note={bars.note}
    />
  );
}
