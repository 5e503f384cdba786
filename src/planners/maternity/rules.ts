import { type Day, sundayOf } from '../../utils/calendar';
import { type Fact, numbersOn } from '../facts';

/** The facts that the rules are made from. */
export const MATERNITY_FACTS = {
  payWeeks: 'smp-weeks',
  higherRateWeeks: 'smp-higher-rate-weeks',
  percentage: 'smp-percentage',
  averagingWeeks: 'smp-averaging-weeks',
  serviceWeeks: 'smp-service-weeks',
  qualifyingWeeksBefore: 'qualifying-week-before-due-week',
  leaveWeeks: 'maternity-leave-weeks',
  ordinaryWeeks: 'ordinary-maternity-leave-weeks',
  compulsoryWeeks: 'compulsory-maternity-leave-weeks',
  earliestWeeks: 'maternity-leave-earliest-weeks',
  illnessWeeks: 'maternity-illness-weeks',
  certificateWeeks: 'matb1-earliest-weeks',
  noticeOfReturnWeeks: 'return-notice-weeks',
  noticeOfPayDays: 'smp-notice-days',
  proofDays: 'smp-proof-days',
  keepingInTouchDays: 'kit-days',
  allowanceWeeks: 'maternity-allowance-weeks',
  allowanceTestWeeks: 'maternity-allowance-test-weeks',
  nhsServiceMonths: 'nhs-maternity-service-months',
  nhsServiceWeek: 'nhs-maternity-service-week',
  nhsFullPayWeeks: 'nhs-maternity-full-pay-weeks',
  nhsHalfPayWeeks: 'nhs-maternity-half-pay-weeks',
  nhsReturnMonths: 'nhs-maternity-return-months',
} as const;

/** The sums that change each April. */
export const STANDARD_RATE = 'smp-standard-rate';
export const EARNINGS_LIMIT = 'lower-earnings-limit';

/** Every number that law and handbook set for one leave, beside the two sums. */
export interface MaternityRules extends Readonly<Record<keyof typeof MATERNITY_FACTS, number>> {
  /** Whether any of them is not known for that leave, so that the nearest known one is used. */
  readonly isAssumed: boolean;
}

/**
 * The rules for a leave. Those for a baby due in an earlier week stay as they were when new ones are added, as the law has
 * it: its changes are for babies due in a certain week or later.
 * @throws Error for a fact that is missing or is no number
 */
export function maternityRules(facts: readonly Fact[], dueDate: Day): MaternityRules {
  const { numbers, isAssumed } = numbersOn(facts, MATERNITY_FACTS, sundayOf(dueDate));
  return { ...numbers, isAssumed };
}
