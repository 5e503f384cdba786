import { addDays } from '../../utils/calendar';
import { answersIn, formatOf, type LimitsOf, problemsIn } from '../answers';
import type { Fact } from '../facts';
import type { AnswersOf } from '../questions';
import { PAYMENTS } from './average-pay';
import { dueDates, leaveDates } from './key-dates';
import { type PaySchedule, relevantPeriod, type WeekOfMonth } from './paydays';
import type { MaternityAnswers } from './plan';
import { MATERNITY_QUESTIONS, type MaternityEntries } from './questions';
import { maternityRules } from './rules';

type Answers = AnswersOf<typeof MATERNITY_QUESTIONS>;

/** How long after its due date a baby may come. */
const LATEST_DAYS = 28;

const WEEKS: Readonly<Record<NonNullable<Answers['week']>, WeekOfMonth>> = { 1: 1, 2: 2, 3: 3, 4: 4, last: 'last' };

/** When pay comes; null while it is not answered. */
function scheduleOf({ rhythm, monthlyOn, dayOfMonth, week, weekday, payday }: Answers): PaySchedule | null {
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
          known: { date: due.earliestLeave },
        },
      }),
    ...(due &&
      schedule && {
        payTotal: { known: { ...relevantPeriod(due.qualifyingWeek.to, schedule, rules.averagingWeeks) } },
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

/** The answers, or null where any is missing or wrong. */
export function answersFrom(entries: MaternityEntries, facts: readonly Fact[]): MaternityAnswers | null {
  if (problemsIn(MATERNITY_QUESTIONS, entries, maternityLimits(entries, facts)).length > 0) return null;
  const answers = answersIn(MATERNITY_QUESTIONS, entries);
  const { dueDate, leaveStart, employedSince, rhythm, weeklyPay, payTotal, payments, nhsSince, returnOn } = answers;
  const schedule = scheduleOf(answers);
  const pay = weeklyPay
    ? { average: weeklyPay }
    : payTotal && payments && rhythm && { total: payTotal, payments, rhythm };
  // Nothing that is asked is missing here; the compiler cannot know it.
  if (!dueDate || !leaveStart || !employedSince || !schedule || !pay) return null;
  return { dueDate, leaveStart, employedSince, schedule, pay, nhsSince, returnOn };
}

/** How the planner's entries are saved. */
export const MATERNITY_FORMAT = formatOf('maternity-planner', MATERNITY_QUESTIONS);
