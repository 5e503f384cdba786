import type { MaternityPlan } from '../../../planners/maternity/plan';
import { isMoot, type MaternityDate, maternityDates } from '../../../planners/maternity/results';
import type { DayRange } from '../../../planners/maternity/weeks';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';

type DateWords = Queries.MaternityPlannerCopyFieldsFragment['results']['dates'];

/** A date of the plan, in words. */
export interface DateRow {
  readonly name: MaternityDate;
  readonly label: string;
  /** Null where it depends on an answer that is not given. */
  readonly days: Day | DayRange | null;
  readonly note: string | null;
  /** Whether something has to be done by that day. */
  readonly isDeadline: boolean;
  /** Whether it is about statutory pay that is not due. */
  readonly isMoot: boolean;
}

/** The dates of a plan in order of what a nurse looks for, with their words. */
export function dateRows(plan: MaternityPlan, words: DateWords): readonly DateRow[] {
  const { noticeOfPayDays, noticeOfReturnWeeks } = plan.rules;
  const row = (
    name: MaternityDate,
    days: DateRow['days'],
    isDeadline: boolean,
    template = words[name].note,
  ): DateRow => {
    const note = isMoot(name, plan) ? words.moot : template;
    return {
      name,
      label: words[name].label,
      days,
      note: note && fillTemplate(note, { noticeOfPayDays, noticeOfReturnWeeks }),
      isDeadline,
      isMoot: isMoot(name, plan),
    };
  };
  return [
    ...maternityDates(plan).map(({ name, from, to, isDeadline }) =>
      row(name, from === to ? from : { from, to }, isDeadline),
    ),
    ...(plan.returnNoticeBy ? [] : [row('returnNoticeBy', null, false, words.returnNoticeBy.none)]),
  ];
}
