import { addDays, type Day } from '../../utils/calendar';
import type { Fact } from '../shared/facts';
import {
  type AnswersOf,
  emptyAnswers,
  type LimitsOf,
  type QuestionGroup,
  type Questions,
  type ValuesOf,
} from '../shared/questions';
import { valuesIn } from '../shared/read-answers';
import { formatOf } from '../shared/saved-file';
import { dayText, WEEKDAYS } from '../shared/value-texts';
import { PAYMENTS, type PayRhythm, type PaySchedule, relevantPeriod, type WeekOfMonth } from './paydays';
import { dueDates, earliestReturn, leaveDates, maternityRules } from './rules';

/** The first due date whose rates are known. */
const FIRST_DUE: Day = '2012-01-01';

const MONTHLY = { rhythm: ['monthly'] };
const PAYSLIPS = { paySource: ['payslips'] };
const WEEK_AND_DAY: QuestionGroup = {};

const IMPOSSIBLE_PAYMENTS = 'How many payments is that: from 1 to {max}, going by how often you are paid';

/** Questions of the maternity planner. */
export const MATERNITY_QUESTIONS = {
  dueDate: {
    kind: 'day',
    min: FIRST_DUE,
    label: 'When is your baby due?',
    hint: 'The date on your MATB1, or the one your midwife gave you. Twins change neither leave nor pay. If you adopt, see “Adoption pay and leave” on GOV.UK instead.',
  },
  leaveStart: {
    kind: 'day',
    label: 'First day of leave',
    hint: 'Any day of the week. Once you have given your due date, the earliest day allowed is shown here.',
  },
  employedSince: {
    kind: 'day',
    label: 'When did you start with this employer?',
    hint: 'The first day with the trust or company that pays you now, even if you changed ward since.',
  },
  rhythm: {
    kind: 'choice',
    initially: 'monthly',
    label: 'How often are you paid?',
    options: {
      monthly: 'Once a month',
      weekly: 'Every week',
      fortnightly: 'Every two weeks',
      'four-weekly': 'Every four weeks',
    } satisfies Record<PayRhythm, string>,
  },
  monthlyOn: {
    kind: 'choice',
    initially: 'day',
    when: MONTHLY,
    label: 'How is your payday set?',
    options: {
      day: 'On a day of the month',
      'working-day': 'On a day of the month, or by contract on the working day before it',
      'last-working-day': 'On the last working day, Monday to Friday',
      weekday: 'On a weekday, such as the last Friday',
    },
  },
  dayOfMonth: {
    kind: 'pieces',
    min: 1,
    max: 31,
    when: { ...MONTHLY, monthlyOn: ['day', 'working-day'] },
    label: 'On which day of the month does your pay come?',
    hint: 'From 1 to 31. For 29, 30 and 31, the last day of each month is used.',
  },
  week: {
    kind: 'choice',
    when: { ...MONTHLY, monthlyOn: ['weekday'] },
    group: WEEK_AND_DAY,
    label: 'Which one in the month?',
    none: 'Choose',
    options: { '1': 'The first', '2': 'The second', '3': 'The third', '4': 'The fourth', last: 'The last' },
  },
  weekday: {
    kind: 'choice',
    when: { ...MONTHLY, monthlyOn: ['weekday'] },
    group: WEEK_AND_DAY,
    label: 'Weekday',
    none: 'Choose',
    options: Object.fromEntries(WEEKDAYS.entries()),
  },
  payday: {
    kind: 'day',
    when: { rhythm: ['weekly', 'fortnightly', 'four-weekly'] },
    label: 'One of your paydays',
    hint: 'Any payday will do; the others are counted from it.',
  },
  paySource: {
    kind: 'choice',
    initially: 'average',
    label: 'How would you like to give your pay?',
    options: { average: 'I know my average weekly pay', payslips: 'From my payslips' },
  },
  weeklyPay: {
    kind: 'money',
    isWeekly: true,
    when: { paySource: ['average'] },
    label: 'Average weekly pay before tax',
    hint: 'In pounds. Include enhancements, overtime and sick pay; take off salary sacrifice.',
  },
  payTotal: {
    kind: 'money',
    when: PAYSLIPS,
    label: 'All your pay before tax in those weeks',
    hint: 'In pounds, the sum of the payslips that count.',
  },
  payments: {
    kind: 'pieces',
    min: 0,
    max: 99,
    when: PAYSLIPS,
    label: 'How many payments is that?',
    hint: 'Usually 8 if you are paid every week, 4 if every two weeks, 2 if every four weeks or once a month.',
  },
  nhs: {
    kind: 'choice',
    label: 'Is this an NHS employer on Agenda for Change terms?',
    hint: 'Most NHS trusts are. Care homes, private hospitals, agencies and most GP practices are not.',
    options: { yes: 'Yes', no: 'No' },
  },
  nhsSince: {
    kind: 'day',
    when: { nhs: ['yes'] },
    label: 'When did your NHS service begin?',
    hint: 'The first day with this or any other NHS employer. Ignore gaps of {fact:nhs-maternity-break-months unit} or less, but move the date forward by their length. HR can confirm it.',
  },
  returnOn: {
    kind: 'day',
    isOptional: true,
    label: 'First day back at work',
    note: '(optional)',
    hint: 'Leave it empty if you plan to take the whole leave. It tells you when to give notice; pay is shown for the whole leave.',
  },
} as const satisfies Questions;

export type MaternityAnswers = AnswersOf<typeof MATERNITY_QUESTIONS>;

/** Nothing entered yet. */
export const NO_ANSWERS: MaternityAnswers = emptyAnswers(MATERNITY_QUESTIONS);

export const MATERNITY_FORMAT = formatOf('maternity-planner', NO_ANSWERS);

type Values = ValuesOf<typeof MATERNITY_QUESTIONS>;

/** How long after its due date a baby may come. */
const LATEST_DAYS = 28;

const WEEKS: Readonly<Record<NonNullable<Values['week']>, WeekOfMonth>> = { 1: 1, 2: 2, 3: 3, 4: 4, last: 'last' };

/** The pay schedule; null while unanswered. */
export function scheduleOf({ rhythm, monthlyOn, dayOfMonth, week, weekday, payday }: Values): PaySchedule | null {
  if (rhythm !== 'monthly') return rhythm && payday ? { rhythm, payday } : null;
  if (monthlyOn === 'last-working-day') return { rhythm, isLastWorkingDay: true };
  if (monthlyOn === 'weekday') return week && weekday ? { rhythm, week: WEEKS[week], weekday: Number(weekday) } : null;
  if (!dayOfMonth) return null;
  return monthlyOn === 'working-day' ? { rhythm, dayOfMonth, isWorkingDay: true } : { rhythm, dayOfMonth };
}

/** Limits that some answers set for others. */
export function maternityLimits(
  answers: MaternityAnswers,
  facts: readonly Fact[],
): LimitsOf<typeof MATERNITY_QUESTIONS> {
  const values = valuesIn(MATERNITY_QUESTIONS, answers);
  const { dueDate, leaveStart, rhythm } = values;
  const { most } = PAYMENTS[rhythm ?? 'monthly'];
  const payments = { min: 1, max: most, below: IMPOSSIBLE_PAYMENTS, above: IMPOSSIBLE_PAYMENTS };
  const ofBirth = dueDate ?? leaveStart;
  if (!ofBirth) return { payments };
  const rules = maternityRules(facts, ofBirth);
  const due = dueDate && dueDates(dueDate, rules);
  const schedule = scheduleOf(values);
  const counted = due && schedule && relevantPeriod(due.qualifyingWeek.to, schedule, rules.averagingWeeks);
  const dayBefore = leaveStart ? addDays(leaveStart, -1) : undefined;
  return {
    payments,
    leaveStart: due
      ? {
          min: due.earliestLeave,
          max: addDays(ofBirth, LATEST_DAYS),
          below: 'First day of leave: the earliest day allowed is {min}',
          above:
            'First day of leave: leave begins on the day after the birth at the latest, so choose a day up to {max}',
          hint: `The earliest day allowed is ${dayText(due.earliestLeave)}.`,
        }
      : {},
    payTotal: counted
      ? {
          hint: `In pounds, the sum of the payslips whose payday is from ${dayText(counted.from)} to ${dayText(counted.to)}. The payday of your contract counts, even where a month is paid early, as December often is.`,
        }
      : {},
    employedSince: {
      max: dayBefore,
      above: 'When did you start with this employer: this must be before your leave begins',
    },
    nhsSince: { max: dayBefore, above: 'When did your NHS service begin: this must be before your leave begins' },
    returnOn: leaveStart
      ? {
          min: earliestReturn(dueDate, leaveStart, rules),
          max: addDays(leaveDates(leaveStart, rules).additionalLeaveEnds, 1),
          below:
            'First day back at work: by law you are on leave for the first weeks after the birth. Counted from your due date, choose a day from {min} to {max}',
          above: 'First day back at work: choose a day in your leave, from {min} to {max}',
        }
      : {},
  };
}
