import type { MaternityPlan } from '../../../planners/maternity/plan';
import type { DayRange } from '../../../planners/maternity/weeks';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';

type DateWords = Queries.MaternityPlannerCopyFieldsFragment['results']['dates'];
type DateName = Exclude<keyof DateWords, 'caption' | 'columnWhat' | 'columnWhen' | 'period' | 'moot'>;

/** A date of the plan. */
export interface DateRow {
  readonly name: DateName;
  readonly label: string;
  /** Null where it depends on an answer that is not given. */
  readonly days: Day | DayRange | null;
  readonly note: string | null;
  /** Whether something has to be done by that day. */
  readonly isDeadline: boolean;
  /** Whether it is about statutory pay that is not due. */
  readonly isMoot: boolean;
}

const DEADLINES: readonly DateName[] = ['tellBy', 'askForPayBy', 'proofBy', 'returnNoticeBy'];
const OF_STATUTORY_PAY: readonly DateName[] = ['askForPayBy', 'proofBy', 'payEnds'];

/** The dates of a plan in order of what a nurse looks for, with their words. */
export function dateRows(plan: MaternityPlan, words: DateWords): readonly DateRow[] {
  const { due, leave, answers, payslips, returnNoticeBy } = plan;
  const { noticeOfPayDays, noticeOfReturnWeeks } = plan.rules;
  const row = (name: DateName, days: DateRow['days'], template = words[name].note): DateRow => {
    const isMoot = !plan.statutory.isDue && OF_STATUTORY_PAY.includes(name);
    const note = isMoot ? words.moot : template;
    return {
      name,
      label: words[name].label,
      days,
      note: note && fillTemplate(note, { noticeOfPayDays, noticeOfReturnWeeks }),
      isDeadline: DEADLINES.includes(name) && !isMoot,
      isMoot,
    };
  };
  return [
    row('weekDue', due.weekDue),
    row('qualifyingWeek', due.qualifyingWeek),
    row('payslips', payslips),
    row('certificateFrom', due.certificateFrom),
    row('tellBy', due.tellBy),
    row('earliestLeave', due.earliestLeave),
    row('askForPayBy', leave.askForPayBy),
    row('illnessFrom', due.illnessFrom),
    row('leaveStart', answers.leaveStart),
    row('proofBy', leave.proofBy),
    row('ordinaryLeaveEnds', leave.ordinaryLeaveEnds),
    row('payEnds', leave.payEnds),
    row('additionalLeaveEnds', leave.additionalLeaveEnds),
    row('returnNoticeBy', returnNoticeBy, returnNoticeBy ? words.returnNoticeBy.note : words.returnNoticeBy.none),
  ];
}
