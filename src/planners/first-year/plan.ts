import { addDays, addMonths, type Day, lastOfMonth } from '../../utils/calendar';
import { type Fact, type FactOnDay, factOn, type Numbers, numberOn, numbersOn } from '../facts';
import { answersIn } from '../questions';
import { type DatedResult, dateResults, type PlanDate } from '../result-dates';
import { REVALIDATION_FACTS, revalidationDates, revalidationRules } from '../revalidation/rules';
import { FIRST_YEAR_QUESTIONS, type FirstYearEntries } from './questions';

/** The dates of a first year. */
export type FirstYearDate =
  | 'firstDay'
  | 'firstMeeting'
  | 'supernumeraryEnds'
  | 'middleMeeting'
  | 'preceptorshipEnds'
  | 'yearEnds'
  | 'feeDue'
  | 'visaThink'
  | 'visaEnds'
  | 'opens'
  | 'due'
  | 'expires';

/** The parts of the checklist, in order. */
export const STAGES = ['day', 'week', 'month', 'quarter'] as const;

export type Stage = (typeof STAGES)[number];

/** When a task of the checklist applies; without any, always. */
export type TaskCondition = 'pin' | 'noPin' | 'sponsored';

type Rules = Numbers<typeof FIRST_YEAR_FACTS>;

/** A rule by its key, as it is on the first day at work. */
type RuleOf = (key: keyof typeof FIRST_YEAR_FACTS) => FactOnDay;

/** A first year, worked out. */
export interface FirstYearPlan {
  readonly firstDay: Day;
  /** In order of time. */
  readonly dates: readonly DatedResult<FirstYearDate>[];
  /** The last day of each part of the checklist. */
  readonly stages: Readonly<Record<Stage, Day>>;
  /** The first part whose last day has not passed; none once all have. */
  readonly currentStage: Stage | undefined;
  readonly conditions: readonly TaskCondition[];
  /** The weekly hours of the contract. */
  readonly hours: number;
  /** What the core standard of preceptorship says. */
  readonly rules: Rules;
  /** How many of the visitor's own weeks the supernumerary hours are. */
  readonly supernumeraryWeeks: number;
  /** Whether the registration that began with the PIN has ended, so that another one counts now. */
  readonly hasRenewed: boolean;
  /** Whether a rule is not known for these days, so that the nearest known one is used. */
  readonly isAssumed: boolean;
}

/** The facts that the dates are made from. */
export const FIRST_YEAR_FACTS = {
  months: 'preceptorship-core-months',
  weeks: 'preceptorship-core-supernumerary-weeks',
  hours: 'preceptorship-core-supernumerary-hours',
  meetings: 'preceptorship-core-meetings',
  meetingWeeks: 'preceptorship-core-first-meeting-weeks',
  feeYears: 'nmc-fee-years',
} as const;

/** How many months before a visa ends to begin to think of it: our own advice. */
const VISA_MONTHS = 6;

/** Those by which something has to be done. */
const DEADLINES: readonly FirstYearDate[] = ['firstMeeting', 'feeDue', 'visaEnds', 'due'];

/** Those that only explain others. */
const MINOR: readonly FirstYearDate[] = ['supernumeraryEnds', 'yearEnds', 'expires'];

/** The last day of so many weeks, which may be no whole number. */
const afterWeeks = (day: Day, weeks: number): Day => addDays(day, Math.ceil(7 * weeks) - 1);

/** The end of the month that is so many years after a day: NMC registrations and fees run to the end of a month. */
const endOfMonthAfter = (day: Day, years: number): Day => lastOfMonth(addMonths(day, 12 * years));

/** The first yearly fee that falls into the time after the first day at work. */
function firstFee(pinDay: Day, firstDay: Day, years: number): Day {
  // At least a month, so that every step leads on, whatever the fact says.
  const months = Math.max(1, Math.round(12 * years));
  let due = lastOfMonth(addMonths(pinDay, months));
  for (let count = 2; due < firstDay; count += 1) due = lastOfMonth(addMonths(pinDay, months * count));
  return due;
}

type Date = PlanDate<FirstYearDate>;

/** A date that is known, or nothing. */
function date(name: FirstYearDate, day: Day | null, rule?: FactOnDay): readonly Date[] {
  if (!day) return [];
  return [{ name, from: day, to: day, isDeadline: DEADLINES.includes(name), isKey: !MINOR.includes(name), rule }];
}

/** Preceptorship is for registered nurses: it runs from the PIN where that comes after the first day at work. */
function preceptorship(firstDay: Day, pinDay: Day, rules: Rules, ownWeeks: number, ruleOf: RuleOf): readonly Date[] {
  const begins = pinDay > firstDay ? pinDay : firstDay;
  const months = ruleOf('months');
  return [
    ...date('firstMeeting', afterWeeks(begins, rules.meetingWeeks), ruleOf('meetingWeeks')),
    // The standard gives weeks and hours, which part time are not the same: the later day has both.
    ...date('supernumeraryEnds', afterWeeks(begins, Math.max(rules.weeks, ownWeeks)), ruleOf('weeks')),
    ...date('middleMeeting', addMonths(begins, rules.months / 2), months),
    ...date('preceptorshipEnds', addMonths(begins, rules.months), months),
  ];
}

/**
 * The three years that begin with the PIN, by the rules of revalidation. Once they are over, another registration counts,
 * of which the PIN says nothing.
 */
function registrationOf(pinDay: Day, facts: readonly Fact[], today: Day) {
  const years = numberOn(facts, REVALIDATION_FACTS.years, pinDay);
  const ends = endOfMonthAfter(pinDay, years.number);
  const rules = revalidationRules(facts, ends, today);
  const { opens, due, expires } = revalidationDates(ends, rules);
  const hasEnded = expires < today;
  const opensDays = factOn(facts, REVALIDATION_FACTS.opensDays, ends);
  const dates = [...date('opens', opens, opensDays), ...date('due', due, years), ...date('expires', expires, years)];
  return { dates: hasEnded ? [] : dates, hasEnded, isAssumed: years.isAssumed || rules.isAssumed };
}

/**
 * The dates and tasks of a first year.
 * @param facts those of `FIRST_YEAR_FACTS` and of the revalidation planner
 * @param today null in an example, of which nothing has passed
 * @returns null until everything that is needed is answered
 */
export function planOf(entries: FirstYearEntries, facts: readonly Fact[], today: Day | null): FirstYearPlan | null {
  const { firstDay, hasPin, pinDay, hours, sponsor, visaEnds } = answersIn(FIRST_YEAR_QUESTIONS, entries);
  if (!firstDay || !hasPin || !hours || !sponsor || (hasPin === 'yes' && !pinDay)) return null;

  const rules = numbersOn(facts, FIRST_YEAR_FACTS, firstDay);
  const ruleOf: RuleOf = (key) => factOn(facts, FIRST_YEAR_FACTS[key], firstDay);
  const supernumeraryWeeks = rules.hours / hours;
  const registration = pinDay ? registrationOf(pinDay, facts, today ?? firstDay) : null;
  const dates = [
    ...date('firstDay', firstDay),
    ...date('yearEnds', addMonths(firstDay, 12)),
    ...(pinDay ? preceptorship(firstDay, pinDay, rules, supernumeraryWeeks, ruleOf) : []),
    ...date('feeDue', pinDay && firstFee(pinDay, firstDay, rules.feeYears), ruleOf('feeYears')),
    ...(registration?.dates ?? []),
    ...date('visaThink', visaEnds && addMonths(visaEnds, -VISA_MONTHS)),
    ...date('visaEnds', visaEnds),
  ];
  const stages = {
    day: firstDay,
    week: afterWeeks(firstDay, 1),
    month: addDays(addMonths(firstDay, 1), -1),
    quarter: addDays(addMonths(firstDay, 3), -1),
  };
  return {
    firstDay,
    dates: dateResults(dates, today),
    stages,
    currentStage: STAGES.find((stage) => today === null || stages[stage] >= today),
    conditions: [hasPin === 'yes' ? 'pin' : 'noPin', ...(sponsor === 'yes' ? (['sponsored'] as const) : [])],
    hours,
    rules,
    supernumeraryWeeks,
    hasRenewed: registration?.hasEnded ?? false,
    isAssumed: rules.isAssumed || (registration?.isAssumed ?? false),
  };
}
