import { addDays, addMonths, type Day, sundayOf } from '../../utils/calendar';
import type { MaternityRules } from './rules';
import { addWeeks, type DayRange } from './weeks';

/** What the due date alone decides. */
export interface DueDates {
  readonly weekDue: DayRange;
  readonly qualifyingWeek: DayRange;
  /** The end of the qualifying week. */
  readonly tellBy: Day;
  readonly earliestLeave: Day;
  readonly certificateFrom: Day;
  /** An absence for an illness of the pregnancy from this day on starts the leave. */
  readonly illnessFrom: Day;
  /** The latest first day with an employer who has to pay statutory pay. */
  readonly employedBy: Day;
  /** The latest first day of NHS service that gives NHS pay. */
  readonly nhsServiceBy: Day;
  /** The weeks in which work counts for Maternity Allowance. */
  readonly allowancePeriod: DayRange;
}

/** What the first day of leave decides. */
export interface LeaveDates {
  readonly askForPayBy: Day;
  /** The last day for the proof of the pregnancy. */
  readonly proofBy: Day;
  readonly ordinaryLeaveEnds: Day;
  readonly additionalLeaveEnds: Day;
  readonly payEnds: Day;
}

const weekFrom = (sunday: Day): DayRange => ({ from: sunday, to: addDays(sunday, 6) });
const lastDay = (start: Day, weeks: number): Day => addDays(addWeeks(start, weeks), -1);

/**
 * The dates that follow from the due date.
 * @see https://www.gov.uk/maternity-pay-leave/eligibility
 */
export function dueDates(dueDate: Day, rules: MaternityRules): DueDates {
  const sunday = sundayOf(dueDate);
  const qualifyingWeek = weekFrom(addWeeks(sunday, -rules.qualifyingWeeksBefore));
  return {
    weekDue: weekFrom(sunday),
    qualifyingWeek,
    tellBy: qualifyingWeek.to,
    earliestLeave: addWeeks(sunday, -rules.earliestWeeks),
    certificateFrom: addWeeks(sunday, -rules.certificateWeeks),
    illnessFrom: addWeeks(sunday, -rules.illnessWeeks),
    employedBy: addWeeks(qualifyingWeek.to, 1 - rules.serviceWeeks),
    nhsServiceBy: addMonths(addWeeks(sunday, -rules.nhsServiceWeek), -rules.nhsServiceMonths),
    allowancePeriod: { from: addWeeks(sunday, -rules.allowanceTestWeeks), to: addDays(sunday, -1) },
  };
}

/**
 * The dates that follow from the first day of leave.
 * @see https://www.gov.uk/maternity-pay-leave/how-to-claim
 */
export function leaveDates(leaveStart: Day, rules: MaternityRules): LeaveDates {
  return {
    askForPayBy: addDays(leaveStart, -rules.noticeOfPayDays),
    proofBy: addDays(leaveStart, rules.proofDays),
    ordinaryLeaveEnds: lastDay(leaveStart, rules.ordinaryWeeks),
    additionalLeaveEnds: lastDay(leaveStart, rules.leaveWeeks),
    payEnds: lastDay(leaveStart, rules.payWeeks),
  };
}

/** The last day on which an earlier return may be announced. */
export function noticeOfReturnBy(returnOn: Day, rules: MaternityRules): Day {
  return addWeeks(returnOn, -rules.noticeOfReturnWeeks);
}
