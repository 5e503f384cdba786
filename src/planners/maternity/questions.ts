import { addDays, type Day } from '../../utils/calendar';
import { weekdayNames } from '../day-text';
import type { Fact } from '../facts';
import {
  type AnswersOf,
  answersIn,
  type EntriesOf,
  emptyEntries,
  type LimitsOf,
  type QuestionGroup,
  type Questions,
  yesNo,
} from '../questions';
import { formatOf } from '../saved-file';
import { PAY_RHYTHMS, PAYMENTS, type PaySchedule, relevantPeriod, type WeekOfMonth } from './paydays';
import { dueDates, leaveDates, maternityRules } from './rules';

type Copy = Pick<Queries.MaternityPlannerCopyFieldsFragment, 'form' | 'errors'>;

/** The first due date for whose leave the rates are known. */
const FIRST_DUE: Day = '2012-01-01';

const MONTHLY = { rhythm: ['monthly'] };
const PAYSLIPS = { paySource: ['payslips'] };
const WEEK_AND_DAY: QuestionGroup<Copy> = {};

/** The questions of the maternity planner. */
export const MATERNITY_QUESTIONS = {
  dueDate: { kind: 'day', min: FIRST_DUE, copy: ({ form }) => form.dueDate },
  leaveStart: {
    kind: 'day',
    copy: ({ form }) => form.leaveStart,
    hintWhenKnown: ({ form }) => form.leaveStart.earliest,
    belowLimit: ({ errors }) => errors.leaveTooEarly,
    aboveLimit: ({ errors }) => errors.leaveTooLate,
  },
  employedSince: {
    kind: 'day',
    copy: ({ form }) => form.employedSince,
    aboveLimit: ({ errors }) => errors.employedTooLate,
  },
  rhythm: {
    kind: 'choice',
    values: PAY_RHYTHMS,
    initially: 'monthly',
    copy: ({ form }) => form.rhythm,
    labels: ({ form: { rhythm } }) => [rhythm.monthly, rhythm.weekly, rhythm.fortnightly, rhythm.fourWeekly],
  },
  monthlyOn: {
    kind: 'choice',
    values: ['day', 'last-working-day', 'weekday'],
    initially: 'day',
    when: MONTHLY,
    copy: ({ form }) => form.monthlyOn,
    labels: ({ form: { monthlyOn } }) => [monthlyOn.day, monthlyOn.lastWorkingDay, monthlyOn.weekday],
  },
  dayOfMonth: {
    kind: 'number',
    min: 1,
    max: 31,
    step: 1,
    when: { ...MONTHLY, monthlyOn: ['day'] },
    copy: ({ form }) => form.dayOfMonth,
  },
  week: {
    kind: 'choice',
    values: ['1', '2', '3', '4', 'last'],
    when: { ...MONTHLY, monthlyOn: ['weekday'] },
    group: WEEK_AND_DAY,
    copy: ({ form }) => form.week,
    labels: ({ form: { week } }) => [week.first, week.second, week.third, week.fourth, week.last],
    none: ({ form }) => form.week.none,
  },
  weekday: {
    kind: 'choice',
    values: ['0', '1', '2', '3', '4', '5', '6'],
    when: { ...MONTHLY, monthlyOn: ['weekday'] },
    group: WEEK_AND_DAY,
    copy: ({ form }) => form.weekday,
    labels: (_copy, language) => weekdayNames(language),
    none: ({ form }) => form.weekday.none,
  },
  payday: { kind: 'day', when: { rhythm: ['weekly', 'fortnightly', 'four-weekly'] }, copy: ({ form }) => form.payday },
  paySource: {
    kind: 'choice',
    values: ['average', 'payslips'],
    initially: 'average',
    copy: ({ form }) => form.paySource,
    labels: ({ form: { paySource } }) => [paySource.average, paySource.payslips],
  },
  weeklyPay: {
    kind: 'money',
    when: { paySource: ['average'] },
    copy: ({ form }) => form.weeklyPay,
    unreadable: ({ errors }) => errors.weeklyPay,
  },
  payTotal: {
    kind: 'money',
    when: PAYSLIPS,
    copy: ({ form }) => form.payTotal,
    hintWhenKnown: ({ form }) => form.payTotal.period,
    unreadable: ({ errors }) => errors.payTotal,
  },
  payments: {
    kind: 'number',
    min: 0,
    max: 99,
    step: 1,
    when: PAYSLIPS,
    copy: ({ form }) => form.payments,
    unreadable: ({ errors }) => errors.payments,
    belowLimit: ({ errors }) => errors.payments,
    aboveLimit: ({ errors }) => errors.payments,
  },
  nhs: yesNo(({ form }: Copy) => form.nhs),
  nhsSince: {
    kind: 'day',
    when: { nhs: ['yes'] },
    copy: ({ form }) => form.nhsSince,
    aboveLimit: ({ errors }) => errors.nhsTooLate,
  },
  returnOn: {
    kind: 'day',
    isOptional: true,
    copy: ({ form }) => form.returnOn,
    belowLimit: ({ errors }) => errors.returnOutside,
    aboveLimit: ({ errors }) => errors.returnOutside,
  },
} as const satisfies Questions<Copy>;

export type MaternityEntries = EntriesOf<typeof MATERNITY_QUESTIONS>;

/** Nothing entered yet. */
export const NO_ENTRIES: MaternityEntries = emptyEntries(MATERNITY_QUESTIONS);

/** How the entries are saved. */
export const MATERNITY_FORMAT = formatOf('maternity-planner', NO_ENTRIES);

type Answers = AnswersOf<typeof MATERNITY_QUESTIONS>;

/** How long after its due date a baby may come. */
const LATEST_DAYS = 28;

const WEEKS: Readonly<Record<NonNullable<Answers['week']>, WeekOfMonth>> = { 1: 1, 2: 2, 3: 3, 4: 4, last: 'last' };

/** When pay comes; null while it is not answered. */
export function scheduleOf({ rhythm, monthlyOn, dayOfMonth, week, weekday, payday }: Answers): PaySchedule | null {
  if (rhythm !== 'monthly') return rhythm && payday ? { rhythm, payday } : null;
  if (monthlyOn === 'last-working-day') return { rhythm, isLastWorkingDay: true };
  if (monthlyOn === 'weekday') return week && weekday && { rhythm, week: WEEKS[week], weekday: Number(weekday) };
  return dayOfMonth ? { rhythm, dayOfMonth } : null;
}

/** What some answers say about others. */
export function maternityLimits(
  entries: MaternityEntries,
  facts: readonly Fact[],
): LimitsOf<typeof MATERNITY_QUESTIONS> {
  const answers = answersIn(MATERNITY_QUESTIONS, entries);
  const { dueDate, leaveStart, rhythm } = answers;
  const payments = { min: 1, max: PAYMENTS[rhythm ?? 'monthly'].most };
  const ofBirth = dueDate ?? leaveStart;
  if (!ofBirth) return { payments };
  const rules = maternityRules(facts, ofBirth);
  const due = dueDate && dueDates(dueDate, rules);
  const schedule = scheduleOf(answers);
  const beforeLeave = leaveStart ? { max: addDays(leaveStart, -1) } : {};
  return {
    payments,
    ...(dueDate &&
      due && {
        leaveStart: {
          min: due.earliestLeave,
          max: addDays(dueDate, LATEST_DAYS),
          hintValues: { date: due.earliestLeave },
        },
      }),
    ...(due &&
      schedule && {
        payTotal: { hintValues: { ...relevantPeriod(due.qualifyingWeek.to, schedule, rules.averagingWeeks) } },
      }),
    employedSince: beforeLeave,
    nhsSince: beforeLeave,
    ...(leaveStart && {
      returnOn: {
        min: addDays(leaveStart, 1),
        max: addDays(leaveDates(leaveStart, rules).additionalLeaveEnds, 1),
      },
    }),
  };
}
