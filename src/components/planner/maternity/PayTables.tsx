import { styled } from '@mui/material/styles';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText, monthText } from '../../../planners/day-text';
import type { Pay, Payment } from '../../../planners/maternity/payments';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import type { Amount } from '../../../planners/money';
import { fillTemplate } from '../../../utils/fill-template';
import { DayText } from '../../ui/DayText';
import { ResultTable } from '../ResultTable';
import { Details } from '../results/Details';
import { Days } from './Days';
import { Pounds } from './Pounds';

interface PayTablesProps {
  readonly plan: MaternityPlan;
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results'];
}

const Tables = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& > p': { ...theme.typography.body2, maxWidth: '42rem', color: theme.vars.palette.text.secondary },
}));

const Small = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.vars.palette.text.secondary,
}));

const figuresFrom = (column: number, columns: readonly string[]) =>
  columns.slice(column).map((_, index) => column + index);

/** What leave brings week by week, and month by month beside normal pay; on phones the sums that matter most come first. */
export function PayTables({ plan, words }: PayTablesProps) {
  const { language } = useSiteSettings();
  const { pay, dates } = words;
  const isSmp = plan.statutoryKind === 'smp';
  const isNhsPaid = plan.nhs?.isDue ?? false;
  const pounds = (amount: Amount) => <Pounds amount={amount} />;
  const statutory = isSmp ? pay.columnStatutory : pay.columnAllowance;
  const total = isNhsPaid ? pay.columnTotal : statutory;
  const shares = isNhsPaid ? [statutory, pay.columnAdded] : [];
  const sharesOf = (of: Pay) => (isNhsPaid ? [pounds(of.statutory), pounds(of.added)] : []);
  const weeks = (first: number, last: number, days: Payment['days']) => (
    <>
      {fillTemplate(first === last ? pay.oneWeek : pay.moreWeeks, { first, last })}{' '}
      <Small>
        <Days days={days} period={dates.period} />
      </Small>
    </>
  );
  const spanColumns = [pay.columnWeeks, pay.columnWeekly, pay.columnTotal, ...shares];
  const monthColumns = [pay.columnMonth, total, pay.columnGap, pay.columnNormal, ...shares];
  const weekColumns = [pay.columnWeek, total, ...shares];
  const paymentColumns = [pay.columnPayment, total, ...shares];
  return (
    <Tables>
      <ResultTable
        caption={isSmp ? pay.weeksCaption : pay.weeksCaptionAllowance}
        columns={spanColumns}
        figures={figuresFrom(1, spanColumns)}
        isWide={isNhsPaid}
        rows={[
          ...plan.spans.map(({ first, last, days, aWeek, all }) => ({
            key: String(first),
            header: weeks(first, last, days),
            cells: [pounds(aWeek.total), pounds(all.total), ...sharesOf(all)],
          })),
          { key: 'sum', header: pay.sum, cells: ['', pounds(plan.total.total), ...sharesOf(plan.total)] },
        ]}
      />
      <ResultTable
        caption={pay.monthsCaption}
        columns={monthColumns}
        figures={figuresFrom(1, monthColumns)}
        isWide
        rows={[...plan.months, null].map((month) => {
          const sums = month ?? plan.totalAsPaid;
          return {
            key: month?.paidOn ?? 'sum',
            header: month ? (
              <DayText dateTime={month.paidOn.slice(0, 7)} text={monthText(month.paidOn, language)} />
            ) : (
              pay.sum
            ),
            cells:
              sums.total > 0n
                ? [pounds(sums.total), pounds(sums.gap), pounds(sums.normal), ...sharesOf(sums)]
                : [words.bars.noPay, '', pounds(sums.normal), ...shares.map(() => '')],
          };
        })}
      />
      <p>{pay.monthsNote}</p>
      <Details title={pay.eachPayment} isOnScreenOnly>
        <ResultTable
          caption={pay.eachPayment}
          columns={paymentColumns}
          figures={figuresFrom(1, paymentColumns)}
          isWide={isNhsPaid}
          rows={plan.payments.map((payment) => ({
            key: payment.paidOn,
            header: <DayText dateTime={payment.paidOn} text={dayText(payment.paidOn, language)} />,
            cells: [pounds(payment.total), ...sharesOf(payment)],
          }))}
        />
      </Details>
      <Details title={pay.eachWeek} isOnScreenOnly>
        <ResultTable
          caption={pay.eachWeek}
          columns={weekColumns}
          figures={figuresFrom(1, weekColumns)}
          isWide={isNhsPaid}
          rows={plan.weeks.map((week, index) => ({
            key: week.paidOn,
            header: weeks(index + 1, index + 1, week.days),
            cells: [pounds(week.total), ...sharesOf(week)],
          }))}
        />
      </Details>
    </Tables>
  );
}
