import type { Day } from '../../../../tools/days';
import type { MaternityFigures } from '../../../../tools/maternity/figures';
import type { MaternityPlan } from '../../../../tools/maternity/plan';
import type { DayRange } from '../../../../tools/maternity/weeks';
import { fillTemplate } from '../../../../utils/fill-template';

type DateWords = Queries.MaternityWordsFragment['results']['dates'];
type DateName = Exclude<keyof DateWords, 'caption' | 'columnWhat' | 'columnWhen' | 'period'>;

/** A date of the plan. */
export interface DateRow {
  readonly name: DateName;
  readonly label: string;
  /** Null where it depends on an answer that is not given. */
  readonly days: Day | DayRange | null;
  readonly note: string | null;
  /** Whether something has to be done by that day. */
  readonly isDeadline: boolean;
}

const DEADLINES: readonly DateName[] = ['tellBy', 'askForPayBy', 'proofBy', 'returnNoticeBy'];

/** The dates of a plan in order of what a nurse looks for, with their words. */
export function dateRows(plan: MaternityPlan, words: DateWords, figures: MaternityFigures): readonly DateRow[] {
  const { due, leave, answers, payslips, returnNoticeBy } = plan;
  const { noticeOfPayDays, noticeOfReturnWeeks } = figures;
  const row = (name: DateName, days: DateRow['days'], template = words[name].note): DateRow => ({
    name,
    label: words[name].label,
    days,
    note: template && fillTemplate(template, { noticeOfPayDays, noticeOfReturnWeeks }),
    isDeadline: DEADLINES.includes(name),
  });
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
