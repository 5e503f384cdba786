import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DayText } from '../../components/ui/DayText';
import { stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import { PLANNER_MESSAGES } from '../shared/messages';
import { type ResultRow, ResultTable } from '../shared/ResultTable';
import { Details } from '../shared/results/Details';
import { write } from '../shared/results/write-values';
import { monthText } from '../shared/value-texts';
import type { MATERNITY_MESSAGES } from './messages';
import type { Pay, Payment } from './pay';
import type { MaternityPlan } from './plan';

interface PayTablesProps {
  readonly plan: MaternityPlan;
  readonly messages: (typeof MATERNITY_MESSAGES)['results'];
}

const Small = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'block',
  color: theme.vars.palette.text.secondary,
  // Fifty-two weeks then take two sheets instead of four.
  '@media print': { display: 'inline-block', marginInlineStart: '1mm' },
}));

/** Leave pay week by week, and month by month beside normal pay; on phones the most important sums come first. */
export function PayTables({ plan, messages: { pay, bars } }: PayTablesProps) {
  const isSmp = plan.statutoryKind === 'smp';
  const isNhsPaid = plan.nhs?.isDue ?? false;
  const statutory = isSmp ? pay.columnStatutory : pay.columnAllowance;
  const total = isNhsPaid ? pay.columnTotal : statutory;
  const shares = isNhsPaid ? [statutory, pay.columnAdded] : [];
  const sharesOf = (of: Pay) => (isNhsPaid ? [write.pounds(of.statutory), write.pounds(of.added)] : []);

  const weeks = (first: number, last: number, { from, to }: Payment['days']) => (
    <>
      <span>{`${fillTemplate(first === last ? pay.oneWeek : pay.moreWeeks, { first, last })} `}</span>
      <Small>{write.fill(PLANNER_MESSAGES.results.period, { from: write.day(from), to: write.day(to) })}</Small>
    </>
  );
  /** All columns after the first are numeric; the last ones break down NHS pay. */
  const table = (caption: string, columns: readonly string[], rows: readonly ResultRow[], isTitled = false) => {
    const all = [...columns, ...shares];
    const figures = all.map((_, index) => index).slice(1);
    return <ResultTable caption={caption} columns={all} figures={figures} rows={rows} isTitled={isTitled} />;
  };
  /** A long table, folded under its own title. */
  const folded = (title: string, column: string, rows: readonly ResultRow[]) => (
    <Details title={title}>{table(title, [column, total], rows, true)}</Details>
  );
  const monthCells = (sums: Pay): readonly ReactNode[] =>
    sums.total > 0n
      ? [write.pounds(sums.total), write.pounds(sums.gap), write.pounds(sums.normal), ...sharesOf(sums)]
      : [bars.noPay, write.pounds(sums.gap), write.pounds(sums.normal), ...shares.map(() => '')];
  return (
    <Box sx={stack('24px')}>
      {table(
        isSmp ? pay.weeksCaption : pay.weeksCaptionAllowance,
        [pay.columnWeeks, pay.columnWeekly, pay.columnTotal],
        [
          ...plan.spans.map(({ first, last, days, aWeek, all }) => ({
            key: String(first),
            header: weeks(first, last, days),
            cells: [write.pounds(aWeek.total), write.pounds(all.total), ...sharesOf(all)],
          })),
          { key: 'sum', header: pay.sum, cells: ['', write.pounds(plan.total.total), ...sharesOf(plan.total)] },
        ],
      )}
      {table(
        pay.monthsCaption,
        [pay.columnMonth, total, pay.columnGap, pay.columnNormal],
        [
          ...plan.months.map((month) => ({
            key: month.paidOn,
            header: <DayText dateTime={month.paidOn.slice(0, 7)} text={monthText(month.paidOn)} />,
            cells: monthCells(month),
          })),
          { key: 'sum', header: pay.sum, cells: monthCells(plan.totalAsPaid) },
        ],
      )}
      <Typography variant="body2" color="textSecondary" sx={{ maxWidth: '42rem' }}>
        {pay.monthsNote}
      </Typography>
      {folded(
        pay.eachPayment,
        pay.columnPayment,
        plan.payments.map((payment) => ({
          key: payment.paidOn,
          header: write.day(payment.paidOn),
          cells: [write.pounds(payment.total), ...sharesOf(payment)],
        })),
      )}
      {folded(
        pay.eachWeek,
        pay.columnWeek,
        plan.weeks.map((week, index) => ({
          key: week.paidOn,
          header: weeks(index + 1, index + 1, week.days),
          cells: [write.pounds(week.total), ...sharesOf(week)],
        })),
      )}
    </Box>
  );
}
