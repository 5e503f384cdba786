import { fillTemplate } from '../../utils/fill-template';
import { poundsText } from '../shared/money';
import type { Cell, TableOfResults } from '../shared/ResultTable';
import { daysText } from '../shared/result-dates';
import type { Blocks } from '../shared/results/Blocks';
import { dayText, monthText } from '../shared/value-texts';
import type { MATERNITY_MESSAGES } from './messages';
import type { Pay, Payment } from './pay';
import type { MaternityPlan } from './plan';

/** Leave pay week by week, and month by month beside normal pay; on phones the most important sums come first. */
export function payBlocks(plan: MaternityPlan, { pay, bars }: (typeof MATERNITY_MESSAGES)['results']): Blocks {
  const isSmp = plan.statutory.isDue;
  const isNhsPaid = plan.nhs?.isDue ?? false;
  const statutory = isSmp ? pay.columnStatutory : pay.columnAllowance;
  const total = isNhsPaid ? pay.columnTotal : statutory;
  const shares = isNhsPaid ? [statutory, pay.columnAdded] : [];
  const sharesOf = (of: Pay) => (isNhsPaid ? [poundsText(of.statutory), poundsText(of.added)] : []);

  const weeks = (first: number, last: number, days: Payment['days']): Cell => ({
    text: fillTemplate(first === last ? pay.oneWeek : pay.moreWeeks, { first, last }),
    notes: [daysText(days)],
  });
  /** All columns after the first are numeric; the last ones break down NHS pay. */
  const table = (caption: string, columns: readonly string[], rows: TableOfResults['rows']): TableOfResults => {
    const all = [...columns, ...shares];
    return { caption, columns: all, figures: [...all.keys()].slice(1), rows };
  };
  /** A long table, folded under its own title. */
  const folded = (title: string, column: string, rows: TableOfResults['rows']) => ({
    title,
    blocks: [table(title, [column, total], rows)],
  });
  const monthCells = (sums: Pay): readonly string[] => [
    sums.total > 0n ? poundsText(sums.total) : bars.noPay,
    poundsText(sums.gap),
    poundsText(sums.normal),
    ...(sums.total > 0n ? sharesOf(sums) : shares.map(() => '')),
  ];
  return [
    table(
      isSmp ? pay.weeksCaption : pay.weeksCaptionAllowance,
      [pay.columnWeeks, pay.columnWeekly, pay.columnTotal],
      [
        ...plan.spans.map(({ first, last, days, aWeek, all }) => [
          weeks(first, last, days),
          poundsText(aWeek.total),
          poundsText(all.total),
          ...sharesOf(all),
        ]),
        [pay.sum, '', poundsText(plan.total.total), ...sharesOf(plan.total)],
      ],
    ),
    table(
      pay.monthsCaption,
      [pay.columnMonth, total, pay.columnGap, pay.columnNormal],
      [
        ...plan.months.map((month) => [monthText(month.paidOn), ...monthCells(month)]),
        [pay.sum, ...monthCells(plan.totalAsPaid)],
      ],
    ),
    pay.monthsNote,
    folded(
      pay.eachPayment,
      pay.columnPayment,
      plan.payments.map((payment) => [dayText(payment.paidOn), poundsText(payment.total), ...sharesOf(payment)]),
    ),
    folded(
      pay.eachWeek,
      pay.columnWeek,
      plan.weeks.map((week, index) => [
        weeks(index + 1, index + 1, week.days),
        poundsText(week.total),
        ...sharesOf(week),
      ]),
    ),
  ];
}
