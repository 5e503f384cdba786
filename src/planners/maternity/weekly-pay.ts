import { type Day, sundayOf } from '../../utils/calendar';
import { type Fact, type NumberOnDay, numberOn } from '../facts';
import { type Amount, amountOf, lower, partOf } from '../money';
import { type MaternityRules, STANDARD_RATE } from './rules';
import { addWeeks } from './weeks';

/** Which law pays: Statutory Maternity Pay, or where it is not due Maternity Allowance. */
export type StatutoryKind = 'smp' | 'allowance';

/** What one week of leave brings, not rounded. */
export interface PayWeek {
  readonly statutory: Amount;
  /** Statutory pay and the employer's own together. */
  readonly total: Amount;
  /** The standard rate, where it is what counts and not known for that week. */
  readonly assumedRate: NumberOnDay | null;
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
function paidWeeks({ statutory }: PayTerms, rules: MaternityRules): number {
  return statutory === 'smp' ? rules.payWeeks : rules.allowanceWeeks;
}

/** The first seven days of April, one of which is a Sunday and one the first of the tax year. */
const START_OF_APRIL = /-04-0[1-7]$/;

/**
 * A new standard rate begins on the first Sunday in April, moved to the weekday on which the leave began, so that no week of
 * it is paid at two rates: what counts for a week of the leave is the Sunday on or before its first day. A rate that is said
 * to begin on another of these seven days, such as that of the tax year, counts from the first Sunday too.
 * @see https://www.gov.uk/guidance/statutory-maternity-pay-manually-calculate-your-employees-payments
 */
function standardRateOf(week: number, leaveStart: Day, facts: readonly Fact[]): NumberOnDay {
  const sunday = sundayOf(addWeeks(leaveStart, week));
  return numberOn(facts, STANDARD_RATE, sunday.replace(START_OF_APRIL, '-04-07'));
}

function statutoryWeek(
  week: number,
  terms: PayTerms,
  rules: MaternityRules,
  facts: readonly Fact[],
): Omit<PayWeek, 'total'> {
  if (week >= paidWeeks(terms, rules)) return { statutory: 0n, assumedRate: null };
  const { leaveStart, average, statutory } = terms;
  const share = partOf(average, rules.percentage, 100);
  if (statutory === 'smp' && week < rules.higherRateWeeks) return { statutory: share, assumedRate: null };
  const rate = standardRateOf(week, leaveStart, facts);
  const standard = amountOf(rate.number);
  return { statutory: lower(standard, share), assumedRate: rate.isAssumed && standard < share ? rate : null };
}

function withNhsPay(week: number, statutory: Amount, average: Amount, rules: MaternityRules): Amount {
  if (week < rules.nhsFullPayWeeks) return average;
  const isHalf = week < rules.nhsFullPayWeeks + rules.nhsHalfPayWeeks;
  return isHalf ? lower(partOf(average, 1, 2) + statutory, average) : statutory;
}

/**
 * What each week of leave brings: statutory pay is a share of average pay for some weeks (90% for six), then the standard
 * rate or that share, whichever is lower; NHS pay makes it full pay for some weeks (eight), and adds half pay, up to full
 * pay, for others (eighteen).
 * @see https://www.gov.uk/maternity-pay-leave/pay
 * @see https://www.nhsemployers.org/publications/tchandbook
 */
export function payWeeks(terms: PayTerms, rules: MaternityRules, facts: readonly Fact[]): readonly PayWeek[] {
  return Array.from({ length: rules.leaveWeeks }, (_, week) => {
    const { statutory, assumedRate } = statutoryWeek(week, terms, rules, facts);
    const total = terms.isNhsPaid ? withNhsPay(week, statutory, terms.average, rules) : statutory;
    return { statutory, total, assumedRate };
  });
}
