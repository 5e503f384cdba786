import { addDays, addMonths, type Day, lastOfMonth } from '../../utils/calendar';
import { REVALIDATION_FACTS, revalidationDates } from '../revalidation/rules';
import { type Fact, type FactOnDay, factOn, type Numbers, numberOn, numbersOn } from '../shared/facts';
import { valuesIn } from '../shared/read-answers';
import type { PlanDates } from '../shared/result-dates';
import type { FirstYearDate, Task, TaskCondition } from './messages';
import { FIRST_YEAR_QUESTIONS, type FirstYearAnswers } from './questions';

/** The checklist parts, in order. */
export const STAGES = ['day', 'week', 'month', 'quarter'] as const;

type Stage = (typeof STAGES)[number];

type Rules = Numbers<typeof FIRST_YEAR_FACTS>;

/** A rule by key, as of the first working day. */
type RuleOf = (key: keyof typeof FIRST_YEAR_FACTS) => FactOnDay;

/** The facts behind the dates. */
export const FIRST_YEAR_FACTS = {
  months: { id: 'preceptorship-core-months', measure: 'months' },
  weeks: { id: 'preceptorship-core-supernumerary-weeks', measure: 'weeks' },
  hours: { id: 'preceptorship-core-supernumerary-hours', measure: 'hours' },
  meetings: { id: 'preceptorship-core-meetings', measure: 'number' },
  meetingWeeks: { id: 'preceptorship-core-first-meeting-weeks', measure: 'weeks' },
  feeYears: { id: 'nmc-fee-years', measure: 'years' },
} as const;

/** Months before a visa ends to start thinking about it: our own advice. */
const VISA_MONTHS = 6;

/** The last day of a number of weeks, possibly fractional. */
const afterWeeks = (day: Day, weeks: number): Day => addDays(day, Math.ceil(7 * weeks) - 1);

/** The end of the month a number of years after a day: NMC registrations and fees run to the end of a month. */
const endOfMonthAfter = (day: Day, years: number): Day => lastOfMonth(addMonths(day, 12 * years));

/** The first annual fee due after the first working day. */
function firstFee(pinDay: Day, firstDay: Day, years: number): Day {
  // At least one month, so that the loop ends whatever the fact says.
  const months = Math.max(1, Math.round(12 * years));
  let due = lastOfMonth(addMonths(pinDay, months));
  for (let count = 2; due < firstDay; count += 1) due = lastOfMonth(addMonths(pinDay, months * count));
  return due;
}

type Dates = PlanDates<FirstYearDate>;

/** A date with the fact behind it. */
const by = (rule: FactOnDay, day: Day) => ({ from: day, to: day, rule });

/** Preceptorship is for registered nurses: it runs from the PIN if that comes after the first working day. */
function preceptorship(firstDay: Day, pinDay: Day, rules: Rules, ownWeeks: number, ruleOf: RuleOf): Dates {
  const begins = pinDay > firstDay ? pinDay : firstDay;
  const months = ruleOf('months');
  return {
    firstMeeting: by(ruleOf('meetingWeeks'), afterWeeks(begins, rules.meetingWeeks)),
    // The standard gives weeks and hours, which differ for part-time staff: the later date satisfies both.
    supernumeraryEnds: by(ruleOf('weeks'), afterWeeks(begins, Math.max(rules.weeks, ownWeeks))),
    middleMeeting: by(months, addMonths(begins, rules.months / 2)),
    preceptorshipEnds: by(months, addMonths(begins, rules.months)),
  };
}

/**
 * The three years that start with the PIN, by the revalidation rules. Afterwards another registration applies, about which
 * the PIN says nothing.
 */
function registrationOf(pinDay: Day, facts: readonly Fact[], today: Day) {
  const years = numberOn(facts, REVALIDATION_FACTS.years, pinDay);
  const ends = endOfMonthAfter(pinDay, years.number);
  const rules = numbersOn(facts, REVALIDATION_FACTS, ends);
  const { opens, due, expires } = revalidationDates(ends, rules);
  const hasEnded = expires < today;
  const opensDays = factOn(facts, REVALIDATION_FACTS.opensDays, ends);
  const dates: Dates = { opens: by(opensDays, opens), due: by(years, due), expires: by(years, expires) };
  return { dates: hasEnded ? {} : dates, hasEnded, isAssumed: years.isAssumed || rules.isAssumed };
}

/**
 * Works out a first year's dates and tasks.
 * @param facts those of `FIRST_YEAR_FACTS` and of the revalidation planner
 * @returns null until all necessary questions are answered
 */
export function planOf(answers: FirstYearAnswers, facts: readonly Fact[], today: Day) {
  const { firstDay, hasPin, pinDay, hours, sponsor, visaEnds } = valuesIn(FIRST_YEAR_QUESTIONS, answers);
  if (!firstDay || !hasPin || !hours || !sponsor || (hasPin === 'yes' && !pinDay)) return null;

  const rules = numbersOn(facts, FIRST_YEAR_FACTS, firstDay);
  const ruleOf: RuleOf = (key) => factOn(facts, FIRST_YEAR_FACTS[key], firstDay);
  const supernumeraryWeeks = rules.hours / hours;
  const registration = pinDay ? registrationOf(pinDay, facts, today) : null;
  const dates: Dates = {
    firstDay,
    yearEnds: addMonths(firstDay, 12),
    ...(pinDay ? preceptorship(firstDay, pinDay, rules, supernumeraryWeeks, ruleOf) : {}),
    feeDue: pinDay ? by(ruleOf('feeYears'), firstFee(pinDay, firstDay, rules.feeYears)) : null,
    ...registration?.dates,
    visaThink: visaEnds && addMonths(visaEnds, -VISA_MONTHS),
    visaEnds,
  };
  const stages: Readonly<Record<Stage, Day>> = {
    day: firstDay,
    week: afterWeeks(firstDay, 1),
    month: addDays(addMonths(firstDay, 1), -1),
    quarter: addDays(addMonths(firstDay, 3), -1),
  };
  const conditions: readonly TaskCondition[] = [
    hasPin === 'yes' ? 'pin' : 'noPin',
    ...(sponsor === 'yes' ? (['sponsored'] as const) : []),
  ];
  return {
    firstDay,
    dates,
    /** The last day of each checklist part. */
    stages,
    /** The first part not past its last day; undefined once all are. */
    currentStage: STAGES.find((stage) => stages[stage] >= today),
    conditions,
    hours,
    /** Requirements of the core preceptorship standard. */
    rules,
    /** The supernumerary hours in the visitor's own working weeks. */
    supernumeraryWeeks,
    /** Whether the registration that started with the PIN has ended, so that another one applies. */
    hasRenewed: registration?.hasEnded ?? false,
    /** Whether a rule is unknown for these dates and replaced by the nearest one. */
    isAssumed: rules.isAssumed || (registration?.isAssumed ?? false),
  };
}

/** A plan for the first year. */
export type FirstYearPlan = NonNullable<ReturnType<typeof planOf>>;

/** Those of a checklist part's tasks that apply. */
export function tasksOf({ conditions }: FirstYearPlan, tasks: Readonly<Record<string, Task>>) {
  return Object.entries(tasks).flatMap(([id, task]) => {
    if (typeof task === 'string') return { id, text: task };
    return conditions.includes(task.when) ? { id, text: task.text } : [];
  });
}
