import { styled } from '@mui/material/styles';
import { dayText, monthText } from '../../../../tools/day-text';
import type { Amount } from '../../../../tools/maternity/money';
import type { Pay, Payment } from '../../../../tools/maternity/payments';
import type { MaternityPlan } from '../../../../tools/maternity/plan';
import { fillTemplate } from '../../../../utils/fill-template';
import { DayText } from '../../../ui/DayText';
import { ResultTable } from '../ResultTable';
import { Days } from './Days';
import { Pounds } from './Pounds';

interface PayTablesProps {
  readonly plan: MaternityPlan;
  readonly words: Queries.MaternityWordsFragment['results'];
  readonly language: string;
  /** Adds lists of every week and every payment. */
  readonly isLong?: boolean;
}

const Tables = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& > p': { ...theme.typography.body2, maxWidth: '42rem', color: theme.vars.palette.text.secondary },
  '& summary': { paddingBlock: 10, fontWeight: 600, cursor: 'pointer' },
}));

/** What leave brings week by week, and month by month beside normal pay. */
export function PayTables({ plan, words, language, isLong = false }: PayTablesProps) {
  const { pay, dates } = words;
  const isNhsPaid = plan.nhs?.isDue ?? false;
  const pounds = (amount: Amount) => <Pounds key={String(amount)} amount={amount} language={language} />;
  const statutory = plan.statutoryKind === 'smp' ? pay.columnStatutory : pay.columnAllowance;
  const columns = isNhsPaid ? [statutory, pay.columnAdded, pay.columnTotal] : [statutory];
  const parts = (of: Pay) => (isNhsPaid ? [of.statutory, of.added, of.total] : [of.statutory]).map(pounds);
  const beside = (of: Pay) => [...parts(of), pounds(of.normal), pounds(of.gap)];
  const figures = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
  const days = (of: Payment['days']) => <Days days={of} period={dates.period} language={language} />;
  const payday = (day: string) => <DayText day={day} text={dayText(day, language)} />;
  const isMonthly = plan.answers.schedule.rhythm === 'monthly';
  const paidOn = (day: string) => (isMonthly ? [payday(day)] : []);
  const lead = isMonthly ? 1 : 0;
  return (
    <Tables>
      <ResultTable
        caption={plan.statutoryKind === 'smp' ? pay.weeksCaption : pay.weeksCaptionAllowance}
        columns={[pay.columnWeeks, pay.columnDays, pay.columnWeekly, ...columns]}
        figures={figures(2, columns.length + 1)}
        isWide
        rows={[
          ...plan.spans.map((span) => ({
            key: String(span.first),
            header: fillTemplate(span.first === span.last ? pay.oneWeek : pay.moreWeeks, {
              first: span.first,
              last: span.last,
            }),
            cells: [days(span.days), pounds(span.aWeek.total), ...parts(span.all)],
          })),
          { key: 'sum', header: pay.sum, cells: ['', '', ...parts(plan.total)] },
        ]}
      />
      <ResultTable
        caption={pay.monthsCaption}
        columns={[
          pay.columnMonth,
          ...(isMonthly ? [pay.columnPaidOn] : []),
          ...columns,
          pay.columnNormal,
          pay.columnGap,
        ]}
        figures={figures(1 + lead, columns.length + 2)}
        isWide
        rows={[
          ...plan.months.map((month) => ({
            key: month.paidOn,
            header: <DayText day={month.paidOn.slice(0, 7)} text={monthText(month.paidOn, language)} />,
            cells: [...paidOn(month.paidOn), ...beside(month)],
          })),
          { key: 'sum', header: pay.sum, cells: [...(isMonthly ? [''] : []), ...beside(plan.totalAsPaid)] },
        ]}
      />
      <p>{pay.monthsNote}</p>
      {isLong && !isMonthly && (
        <details>
          <summary>{pay.eachPayment}</summary>
          <ResultTable
            caption={pay.eachPayment}
            columns={[pay.columnPayment, ...columns]}
            figures={figures(1, columns.length)}
            rows={plan.payments.map((payment) => ({
              key: payment.paidOn,
              header: payday(payment.paidOn),
              cells: parts(payment),
            }))}
          />
        </details>
      )}
      {isLong && (
        <details>
          <summary>{pay.eachWeek}</summary>
          <ResultTable
            caption={pay.eachWeek}
            columns={[pay.columnWeek, pay.columnDays, ...columns]}
            figures={figures(2, columns.length)}
            isWide={isNhsPaid}
            rows={plan.weeks.map((week, index) => ({
              key: week.paidOn,
              header: fillTemplate(pay.oneWeek, { first: index + 1 }),
              cells: [days(week.days), ...parts(week)],
            }))}
          />
        </details>
      )}
    </Tables>
  );
}
