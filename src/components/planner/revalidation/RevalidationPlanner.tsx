import type { ReactNode } from 'react';
import { dayText } from '../../../planners/day-text';
import type { Fact } from '../../../planners/facts';
import { countdown, dateResults } from '../../../planners/result-dates';
import {
  firstOpenPart,
  largestShortfall,
  type Measure,
  type Part,
  planOf,
  progressOf,
  type RevalidationPlan,
  revalidationDateList,
} from '../../../planners/revalidation/plan';
import {
  monthlyReminder,
  nextText,
  openMeasures,
  paceText,
  partTexts,
  reminders,
  summaryText,
} from '../../../planners/revalidation/plan-texts';
import {
  type Entries,
  NO_ENTRIES,
  REVALIDATION_FORMAT,
  REVALIDATION_QUESTIONS,
} from '../../../planners/revalidation/questions';
import { REVALIDATION_PLANNER } from '../../../routes';
import { fillTemplate } from '../../../utils/fill-template';
import { RichText } from '../../sections/RichText';
import { createPlanner } from '../create-planner';
import { ResultTable } from '../ResultTable';
import { Bars } from '../results/Bars';
import { Checklist } from '../results/Checklist';
import { DatesTable } from '../results/DatesTable';
import type { NextStep } from '../results/NextAction';
import type { PlannerResults, ResultSource } from '../results/ResultParts';
import { EntryTables } from './EntryTables';
import { RevalidationLists } from './RevalidationLists';

type Copy = Queries.RevalidationPlannerCopyFieldsFragment;
type Source = ResultSource<Copy, Entries>;

/** The next step: the largest shortfall, then the first part that is not done, then the application. */
function nextStep(
  plan: RevalidationPlan,
  source: Source,
  monthly: ReturnType<typeof monthlyReminder>,
): NextStep | null {
  const { copy, shared, write, today } = source;
  if (!today) return null;
  const { results, reminders: events } = copy;
  const { due } = plan.dates;
  const isInTime = plan.phase === 'before' || plan.phase === 'open';
  const next = nextText(plan, results, write.language);
  const step = {
    ...(isInTime && { countdown: fillTemplate(results.countdown, { time: countdown(today, due, shared.results) }) }),
    save: monthly && { event: monthly, suffix: '-monthly', label: events.monthly.button },
  };
  const part = firstOpenPart(plan);
  if (!isInTime || !part) return { ...step, title: next };
  const shortfall = largestShortfall(plan);
  if (!shortfall?.pace) {
    const texts = [...partTexts(part, plan, results, write.language), next];
    return { ...step, title: results.parts[part.id].title, text: <p>{texts.join(' ')}</p> };
  }
  const pace = paceText(shortfall.id, shortfall.pace, results, write.language);
  return {
    ...step,
    title: write.fill(results.shortfall[shortfall.id], { left: <strong>{write.number(shortfall.left)}</strong> }),
    text: (
      <>
        <p>{fillTemplate(results.inTime, { date: dayText(due, write.language), pace })}</p>
        <p>{next}</p>
      </>
    ),
  };
}

/** The progress of each part. A part with two measures has two bars; one that is either done or not has none. */
function partBars(plan: RevalidationPlan, { copy: { results }, write }: Source): ReactNode {
  const { parts, facts, also, faults } = results;
  const counted = ({ id, pace, done, needed }: Measure, wrong: Part['faults']) => ({
    note: [...(pace ? [paceText(id, pace, results, write.language)] : []), ...wrong.map((fault) => faults[fault])].join(
      '. ',
    ),
    outline: 1,
    figure: fillTemplate(facts.doneOf, { done: write.number(done), all: write.number(needed) }),
  });
  const said = (part: Part) => ({
    note: partTexts(part, plan, results, write.language).join(' '),
    outline: 0,
    figure: part.isDone ? parts.done : parts.open,
  });
  const second = (measure: Measure | null): string =>
    measure?.id === 'participatory' ? also.participatory : also.second;
  return (
    <Bars
      isStacked
      bars={plan.parts.flatMap((part) =>
        progressOf(part).map(({ measure, share }, index) => ({
          key: `${part.id}-${index}`,
          label: index === 0 ? parts[part.id].title : second(measure),
          parts: [{ fill: 'solid', share } as const],
          ...(measure ? counted(measure, index === 0 ? part.faults : []) : said(part)),
        })),
      )}
    />
  );
}

/** The eight parts, each with what is done of it and what is wrong with it. */
function partsTable(plan: RevalidationPlan, { copy: { results }, write }: Source): ReactNode {
  const { parts } = results;
  const state = (part: Part): ReactNode => (
    <>
      <strong>{part.isDone ? parts.done : parts.open}</strong>
      {partTexts(part, plan, results, write.language).map((text) => (
        <div key={text}>{text}</div>
      ))}
    </>
  );
  return (
    <ResultTable
      caption={parts.caption}
      columns={[parts.part, parts.state]}
      rows={plan.parts.map((part) => ({ key: part.id, header: parts[part.id].title, cells: [state(part)] }))}
    />
  );
}

/** What to have at hand for each part, in the order in which the application asks for them. */
function partsChecklist(plan: RevalidationPlan, { copy }: Source): ReactNode {
  const { checklist, parts } = copy.results;
  return (
    <div>
      <p>{checklist.lead}</p>
      <Checklist
        tasks={plan.parts.map(({ id, isDone }) => ({
          id,
          isDone,
          text: (
            <>
              <strong>{`${parts[id].title}. `}</strong>
              <span>{isDone ? parts.done : parts.open}</span>
            </>
          ),
          note: parts[id].checklist,
        }))}
      />
    </div>
  );
}

/** The progress of a revalidation, its dates, and the details. */
function resultsOf(plan: RevalidationPlan, source: Source): PlannerResults {
  const { copy, shared, write, today, entries } = source;
  const { results, reminders: events } = copy;
  const { facts, dates: dateCopy } = results;
  const { opens, due, expires } = plan.dates;
  const accounts = entries?.accounts ?? [];
  const dueText = dayText(due, write.language);
  const left = openMeasures(plan, results, write.language);
  const monthly = today === null ? null : monthlyReminder(plan.dates, events.monthly, today, dueText, left);
  const dates = dateResults(revalidationDateList(plan), today).map((date) => ({
    ...date,
    label: dateCopy[date.name],
    short: dateCopy.short[date.name],
  }));
  const done = plan.parts.filter(({ isDone }) => isDone).length;
  return {
    entered: today && write.fill(results.entered, { expires: write.day(expires), date: write.day(today) }),
    summary: summaryText(plan, results, write.language),
    next: nextStep(plan, source, monthly),
    headlines: [
      { key: 'done', value: fillTemplate(facts.doneOf, { done, all: plan.parts.length }), label: facts.done },
      { key: 'opens', value: write.shortDay(opens), label: facts.opens },
      { key: 'due', value: write.shortDay(due), label: facts.due },
    ],
    main: { title: results.parts.caption, content: partBars(plan, source) },
    dates: { title: dateCopy.timeline, all: dates },
    details: [
      {
        title: results.tables,
        content: (
          <>
            <DatesTable
              copy={{ caption: dateCopy.caption, columnWhat: dateCopy.what, columnWhen: dateCopy.day }}
              dates={dates}
              write={write}
            />
            {partsTable(plan, source)}
          </>
        ),
      },
      ...(plan.cpd.length + accounts.length > 0
        ? [
            {
              title: results.entries,
              content: <EntryTables cpd={plan.cpd} accounts={accounts} copy={copy} write={write} />,
            },
          ]
        : []),
      { title: results.checklist.title, content: partsChecklist(plan, source) },
      {
        title: results.basis,
        isOpen: plan.mayChange,
        content: (
          <>
            {plan.mayChange ? <RichText text={results.mayChange} /> : <p>{results.holds}</p>}
            {plan.rules.isAssumed && <p>{shared.results.assumed}</p>}
          </>
        ),
      },
    ],
    events: [...(monthly ? [monthly] : []), ...reminders(plan.dates, events, events.askMonths, dueText)],
  };
}

function exampleOf({ example }: Copy, facts: readonly Fact[]) {
  const { expiryMonth, expiryYear, hours, feedback, cpd, accounts, today } = example;
  const entries: Entries = {
    ...NO_ENTRIES,
    expiryMonth: String(expiryMonth),
    expiryYear: String(expiryYear),
    hours: String(hours),
    feedbackColleagues: String(feedback),
    cpd: cpd.map((entry, index) => ({
      ...entry,
      id: String(index),
      hours: String(entry.hours),
      participatory: String(entry.participatory),
    })),
    accounts: accounts.map((title, index) => ({ id: String(index), title, source: 'event' })),
    indemnity: 'yes',
  };
  return planOf(entries, facts, today);
}

/** The revalidation planner: its questions, and the results once the expiry date is known. */
export const RevalidationPlanner = createPlanner({
  path: REVALIDATION_PLANNER,
  format: REVALIDATION_FORMAT,
  table: REVALIDATION_QUESTIONS,
  planOf,
  Lists: RevalidationLists,
  resultsOf,
  calendarOf: ({ reminders: { calendar: name, fileName } }: Copy) => ({ name, fileName }),
  exampleOf,
});
