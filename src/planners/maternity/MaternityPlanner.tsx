import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { stack } from '../../theme/mixins';
import { longDay } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import type { PlanEvent } from '../shared/calendar-file';
import { createPlanner } from '../shared/create-planner';
import { withFacts } from '../shared/facts';
import { PLANNER_MESSAGES } from '../shared/messages';
import { type Amount, amountOf, higher, poundsText, roundPoundsText } from '../shared/money';
import { ResultTable } from '../shared/ResultTable';
import { countdown, dateResults, datesTable, eventOf, type ShownDate } from '../shared/result-dates';
import { Bars } from '../shared/results/Bars';
import type { NextStep } from '../shared/results/NextAction';
import type { PlannerResults, ResultSource } from '../shared/results/ResultSections';
import { dayText, shortMonthAndYearText, shortMonthText, weekdayText } from '../shared/value-texts';
import { EntitlementReasons } from './EntitlementReasons';
import { MATERNITY_MESSAGES } from './messages';
import { payBlocks } from './pay-blocks';
import { isMoot, type MaternityDate, type MaternityPlan, maternityDates, payFall, planOf, unpaidTime } from './plan';
import { MATERNITY_FORMAT, MATERNITY_QUESTIONS, type MaternityAnswers, maternityLimits } from './questions';

/** Input of the results, with facts filled into the messages. */
interface Source extends ResultSource<MaternityAnswers> {
  readonly messages: typeof MATERNITY_MESSAGES;
}

type Dates = readonly ShownDate<MaternityDate>[];

function summary({ nhs, statutory, total }: MaternityPlan, { messages }: Source): string {
  const { summarySmp, summaryNhs, summaryAllowance, summaryNhsAllowance } = messages.results;
  const [plain, withNhs] = statutory.isDue ? [summarySmp, summaryNhs] : [summaryAllowance, summaryNhsAllowance];
  return fillTemplate(nhs?.isDue ? withNhs : plain, {
    total: poundsText(total.total),
    statutory: poundsText(total.statutory),
    added: poundsText(total.added),
  });
}

/** Total pay, the largest drop, and the months without pay. */
function headlines(plan: MaternityPlan, { messages }: Source): PlannerResults['headlines'] {
  const { total, totalAllowance, fall, unpaidMonths, unpaid } = messages.results.facts;
  const fallen = payFall(plan);
  const without = unpaidTime(plan);
  const figures: readonly (readonly [string, string] | null)[] = [
    [roundPoundsText(plan.total.total), plan.statutory.isDue ? total : totalAllowance],
    fallen && [shortMonthText(fallen.paidOn), fillTemplate(fall, { amount: roundPoundsText(fallen.total) })],
    without && [
      fillTemplate(unpaidMonths, {
        from: shortMonthText(without.first.paidOn),
        to: shortMonthText(without.last.paidOn),
      }),
      fillTemplate(unpaid, { weeks: without.weeks }),
    ],
  ];
  return figures.filter((figure) => figure !== null);
}

/** Monthly pay, inside an outline of normal pay for the same days. */
function payBars(plan: MaternityPlan, { messages }: Source): ReactNode {
  const { bars, pay } = messages.results;
  const { months } = plan;
  const longest = months.reduce((most, { normal, total }) => higher(most, higher(normal, total)), 1n);
  const share = (amount: Amount): number => Number(amount) / Number(longest);
  return (
    <Bars
      bars={months.map(({ paidOn, statutory, added, total, normal, isPart }) => ({
        key: paidOn,
        label: shortMonthAndYearText(paidOn),
        note: isPart && bars.part,
        outline: share(higher(normal, total)),
        parts: [
          { fill: 'solid', share: share(statutory) },
          { fill: 'striped', share: share(added) },
        ],
        figure: total > 0n ? roundPoundsText(total) : bars.noPay,
      }))}
      legend={[
        { fill: 'solid', label: plan.statutory.isDue ? pay.columnStatutory : pay.columnAllowance },
        ...(plan.nhs?.isDue ? [{ fill: 'striped', label: pay.columnAdded } as const] : []),
        { fill: 'outline', label: pay.columnNormal },
      ]}
      note={bars.note}
    />
  );
}

/** The dates with their labels; one of statutory pay that is not due says so. */
function datesOf(plan: MaternityPlan, { messages, today }: Source): Dates {
  const { dates } = messages.results;
  const { noticeOfPayDays, noticeOfReturnWeeks } = plan.rules;
  const isMootHere = (name: MaternityDate): boolean => isMoot(name, plan);
  return dateResults(maternityDates(plan), dates, today, isMootHere).map((date) => {
    const due = date.name === 'tellBy' && plan.nhs?.isDue ? `${date.note} ${dates.intend}` : date.note;
    const note = isMoot(date.name, plan) ? dates.moot : due;
    return { ...date, note: note && fillTemplate(note, { noticeOfPayDays, noticeOfReturnWeeks }) };
  });
}

/** A date for the calendar; the month of birth tells the dates of two pregnancies apart. */
function eventIn({ values }: MaternityPlan, date: ShownDate, { messages }: Source): PlanEvent {
  return eventOf(date, messages.calendarTitle, values.dueDate.slice(0, 7));
}

/** The next date: what to do, the days left and, until leave begins, the letter. */
function nextStep(plan: MaternityPlan, dates: Dates, source: Source): NextStep | null {
  const { messages, today } = source;
  const { results, letter } = messages;
  const now = dates.find(({ state }) => state === 'now');
  if (!today || !now) return null;
  const { dueDate, leaveStart } = plan.values;
  const isBefore = today < leaveStart;
  const missed = dates.filter(({ isKey, state }) => isBefore && isKey && state === 'done');
  const late = (['tellBy', 'askForPayBy'] as const).flatMap((deadline) =>
    missed
      .filter(({ name }) => name === deadline)
      .map(({ from }) => fillTemplate(results.dates.late[deadline], { date: weekdayText(from) })),
  );
  const text = fillTemplate(plan.nhs ? letter.nhs : letter.other, {
    dueDate: longDay(dueDate),
    leaveStart: longDay(leaveStart),
  });
  return {
    title: fillTemplate(now.next ?? now.label, { date: weekdayText(now.from) }),
    countdown: countdown(today, now.from),
    texts: now.note ? [now.note] : [],
    late,
    letter: isBefore ? { words: letter, text } : null,
    save: { event: eventIn(plan, now, source), suffix: `-${now.from}` },
  };
}

/** The assumptions behind a plan's figures, and what may therefore change. */
function assumptionsOf(plan: MaternityPlan, { messages }: Source): readonly string[] {
  const { rateBefore, rateAfter, limit, allowance, nhs, payday, tax } = messages.results.assumptions;
  const { assumedRate, values, rules } = plan;
  const standardRate = (): string | null => {
    if (!assumedRate) return null;
    const { from, until, number } = assumedRate;
    if (from && values.leaveStart < from) return fillTemplate(rateBefore, { date: dayText(from) });
    const rate = poundsText(amountOf(number));
    return until && fillTemplate(rateAfter, { date: dayText(until), rate });
  };
  const texts = [
    rules.isAssumed && PLANNER_MESSAGES.results.assumed,
    standardRate(),
    plan.isLimitAssumed && limit,
    !plan.statutory.isDue && fillTemplate(allowance, { allowanceWeeks: rules.allowanceWeeks }),
    plan.nhs?.isDue && nhs,
    payday,
    tax,
  ];
  return texts.filter((text) => typeof text === 'string');
}

function resultsOf(plan: MaternityPlan, source: Source): PlannerResults {
  const { messages } = source;
  const { results } = messages;
  const { dueDate, leaveStart } = plan.values;
  const { noticeOfReturnWeeks, nhsReturnMonths } = plan.rules;
  const average = poundsText(plan.average);
  const dates = datesOf(plan, source);
  const { noReturn, returnNoticeBy } = results.dates;
  const undated = [returnNoticeBy.label, { notes: [fillTemplate(noReturn, { noticeOfReturnWeeks })] }];
  return {
    entered: fillTemplate(results.entered, { dueDate: dayText(dueDate), leaveStart: dayText(leaveStart), average }),
    summary: summary(plan, source),
    next: nextStep(plan, dates, source),
    headlines: headlines(plan, source),
    reasons: <EntitlementReasons plan={plan} messages={results} />,
    main: { title: results.bars.title, content: payBars(plan, source) },
    dates: { title: results.dates.timeline, all: dates },
    Table: ResultTable,
    details: [
      {
        title: results.dates.caption,
        blocks: [datesTable(results.dates.caption, dates, plan.returnNoticeBy ? [] : [undated], results.hasPassed)],
      },
      {
        title: results.pay.title,
        blocks: [
          fillTemplate(results.pay.basis, { average }),
          ...payBlocks(plan, results),
          plan.nhs?.isDue && fillTemplate(results.pay.repay, { added: poundsText(plan.total.added), nhsReturnMonths }),
        ],
      },
      {
        title: results.assumptions.title,
        blocks: [
          <Typography
            key="texts"
            variant="body2"
            component="ul"
            sx={{ ...stack('6px'), maxWidth: '42rem', pl: '1.25em' }}
          >
            {assumptionsOf(plan, source).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Typography>,
        ],
      },
    ],
    events: dates.filter(({ name }) => !isMoot(name, plan)).map((date) => eventIn(plan, date, source)),
    note: results.estimate,
  };
}

/** The maternity planner: questions and results. */
export const MaternityPlanner = createPlanner({
  format: MATERNITY_FORMAT,
  table: MATERNITY_QUESTIONS,
  messages: MATERNITY_MESSAGES,
  limitsOf: maternityLimits,
  planOf,
  resultsOf: (plan, source) => resultsOf(plan, { ...source, messages: withFacts(MATERNITY_MESSAGES, source.facts) }),
});
