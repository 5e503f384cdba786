import type { Day } from '../../utils/calendar';
import type { MaternityFigures } from './figures';
import { type Amount, lower, partOf } from './money';
import { standardRateOn } from './rates';
import { addWeeks } from './weeks';

/** Which law pays: Statutory Maternity Pay, or where it is not due Maternity Allowance. */
export type StatutoryKind = 'smp' | 'allowance';

/** What one week of leave brings, not rounded. */
export interface PayWeek {
  readonly statutory: Amount;
  /** Statutory pay and the employer's own together. */
  readonly total: Amount;
  /** Whether a rate was used beyond the days for which it is published. */
  readonly isAssumed: boolean;
}

interface PayTerms {
  readonly leaveStart: Day;
  /** Average weekly pay before tax. */
  readonly average: Amount;
  readonly statutory: StatutoryKind;
  /** Whether the NHS scheme pays (Agenda for Change handbook, section 15). */
  readonly isNhsPaid: boolean;
}

/** How long the state's part is paid. */
function paidWeeks({ statutory }: PayTerms, figures: MaternityFigures): number {
  return statutory === 'smp' ? figures.payWeeks : figures.allowanceWeeks;
}

function statutoryWeek(week: number, terms: PayTerms, figures: MaternityFigures): Omit<PayWeek, 'total'> {
  if (week >= paidWeeks(terms, figures)) return { statutory: 0n, isAssumed: false };
  const { leaveStart, average, statutory } = terms;
  const share = partOf(average, figures.percentage, 100);
  if (statutory === 'smp' && week < figures.higherRateWeeks) return { statutory: share, isAssumed: false };
  const standard = standardRateOn(addWeeks(leaveStart, week), leaveStart, figures.standardRate);
  return { statutory: lower(standard.amount, share), isAssumed: standard.isAssumed && standard.amount < share };
}

function withNhsPay(week: number, statutory: Amount, average: Amount, figures: MaternityFigures): Amount {
  if (week < figures.nhsFullPayWeeks) return average;
  const isHalf = week < figures.nhsFullPayWeeks + figures.nhsHalfPayWeeks;
  return isHalf ? lower(partOf(average, 1, 2) + statutory, average) : statutory;
}

/**
 * What each week of leave brings: statutory pay is a share of average pay for some weeks (90% for six), then the standard
 * rate or that share, whichever is lower; NHS pay makes it full pay for some weeks (eight), and adds half pay, up to full
 * pay, for others (eighteen). New rates begin on the weekday on which leave began, so no week has two.
 * @see https://www.gov.uk/maternity-pay-leave/pay
 * @see https://www.nhsemployers.org/publications/tchandbook
 */
export function payWeeks(terms: PayTerms, figures: MaternityFigures): readonly PayWeek[] {
  return Array.from({ length: figures.leaveWeeks }, (_, week) => {
    const { statutory, isAssumed } = statutoryWeek(week, terms, figures);
    const total = terms.isNhsPaid ? withNhsPay(week, statutory, terms.average, figures) : statutory;
    return { statutory, total, isAssumed };
  });
}
