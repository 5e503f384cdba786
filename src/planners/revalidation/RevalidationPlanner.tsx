import Box from '@mui/material/Box';
import type { ReactElement } from 'react';
import { longDay } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import { createPlanner } from '../shared/create-planner';
import { PLANNER_MESSAGES } from '../shared/messages';
import { ResultTable, type TableOfResults } from '../shared/ResultTable';
import { answersSummary } from '../shared/read-answers';
import { countdown, dateResults, datesTable } from '../shared/result-dates';
import { Bars } from '../shared/results/Bars';
import { Checklist } from '../shared/results/Checklist';
import type { NextStep } from '../shared/results/NextAction';
import type { PlannerResults, ResultSource } from '../shared/results/ResultSections';
import { dayText, numberText, shortDayText } from '../shared/value-texts';
import { sumOf } from './learning';
import { REVALIDATION_MESSAGES } from './messages';
import { largestShortfall, type Measure, type Part, planOf, progressOf, type RevalidationPlan } from './plan';
import {
  faultTexts,
  monthlyReminder,
  nextText,
  openMeasures,
  paceText,
  partTexts,
  reminders,
  summaryText,
} from './plan-texts';
import {
  type AccountEntry,
  accountSource,
  CPD_QUESTIONS,
  REVALIDATION_FORMAT,
  REVALIDATION_QUESTIONS,
  type RevalidationAnswers,
} from './questions';
import { RevalidationLists } from './RevalidationLists';

type Source = ResultSource<RevalidationAnswers>;

const { results: MESSAGES, reminders: REMINDERS } = REVALIDATION_MESSAGES;

/** The next step: the largest shortfall, then the first unfinished part, then the application. */
function nextStep(
  plan: RevalidationPlan,
  source: Source,
  monthly: ReturnType<typeof monthlyReminder>,
): NextStep | null {
  const { today } = source;
  if (!today) return null;
  const { due } = plan.dates;
  const isInTime = plan.phase === 'before' || plan.phase === 'open';
  const next = nextText(plan);
  const step = {
    ...(isInTime && { countdown: fillTemplate(MESSAGES.countdown, { time: countdown(today, due) }) }),
    save: monthly && { event: monthly, suffix: '-monthly', label: REMINDERS.monthly.button },
  };
  const part = plan.parts.find(({ isDone }) => !isDone);
  if (!isInTime || !part) return { ...step, title: next };
  const shortfall = largestShortfall(plan);
  if (!shortfall?.pace) {
    const texts = [...partTexts(part, plan), next];
    return { ...step, title: MESSAGES.parts[part.id].title, texts: [texts.join(' ')] };
  }
  const pace = paceText(shortfall.id, shortfall.pace);
  const ofShortfall = plan.parts.find(({ measures }) => measures.includes(shortfall)) ?? part;
  return {
    ...step,
    figure: numberText(shortfall.left),
    title: MESSAGES.shortfall[shortfall.id],
    texts: [fillTemplate(MESSAGES.inTime, { date: dayText(due), pace }), ...faultTexts(ofShortfall, plan), next],
  };
}

/** Each part's progress. A part with two measures has two bars; one that is just done or not has none. */
function partBars(plan: RevalidationPlan): ReactElement {
  const { parts, facts, also } = MESSAGES;
  // A pace is no sentence, unless others follow it.
  const noteOf = (pacing: string, faults: readonly string[]): string =>
    faults.length === 0 ? pacing : [...(pacing ? [`${pacing}.`] : []), ...faults].join(' ');
  const counted = ({ id, pace, done, needed }: Measure, faults: readonly string[]) => ({
    note: noteOf(pace ? paceText(id, pace) : '', faults),
    outline: 1,
    figure: fillTemplate(facts.doneOf, { done: numberText(done), all: numberText(needed) }),
  });
  const said = (part: Part) => ({
    note: partTexts(part, plan).join(' '),
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
          ...(measure ? counted(measure, index === 0 ? faultTexts(part, plan) : []) : said(part)),
        })),
      )}
    />
  );
}

function partsTable(plan: RevalidationPlan): TableOfResults {
  const { parts } = MESSAGES;
  return {
    caption: parts.caption,
    columns: [parts.part, parts.state],
    rows: plan.parts.map((part) => [
      parts[part.id].title,
      { strong: part.isDone ? parts.done : parts.open, notes: partTexts(part, plan) },
    ]),
  };
}

const { cpd: CPD, accounts: ACCOUNTS } = REVALIDATION_MESSAGES;
const { method, code, evidence } = CPD_QUESTIONS;
/** What the NMC's form asks of a piece of learning, beside what has a column. */
const DETAILS = { method, code, evidence };

/** All learning, with anything still missing, and the total of complete entries. */
function learningTable(cpd: RevalidationPlan['cpd']): TableOfResults {
  const { columns, faults, complete, total } = CPD;
  const sum = sumOf(cpd.filter((entry) => entry.faults.length === 0));
  return {
    caption: CPD.title,
    columns: [columns.topic, columns.missing, columns.hours, columns.participatory, columns.date],
    figures: [2, 3],
    rows: [
      ...cpd.map(({ entry, date, faults: wrong, hours, participatory }) => [
        { text: entry.topic, notes: answersSummary(DETAILS, entry).map(({ label, value }) => `${label}: ${value}`) },
        wrong.length === 0 ? complete : wrong.map((fault) => faults[fault]).join(', '),
        numberText(hours),
        numberText(participatory),
        date ? dayText(date) : '',
      ]),
      [total, '', numberText(sum.hours), numberText(sum.participatory), ''],
    ],
  };
}

function accountsTable(accounts: readonly AccountEntry[]): TableOfResults {
  const { columns, title } = ACCOUNTS;
  const rows = accounts.map((account) => [account.title, accountSource(account) ?? '']);
  return { caption: title, columns: [columns.name, columns.source], rows };
}

/** Things to have at hand for each part, in the application's order. */
function partsChecklist(plan: RevalidationPlan): ReactElement {
  const { checklist, parts } = MESSAGES;
  const tasks = plan.parts.map(({ id, isDone }) => ({
    id,
    isDone,
    text: (
      <>
        <Box component="strong" sx={{ fontWeight: 650 }}>{`${parts[id].title}. `}</Box>
        <span>{isDone ? parts.done : parts.open}</span>
      </>
    ),
    note: parts[id].checklist,
  }));
  return (
    // Together, so that they fit on a sheet.
    <div key="checklist">
      <p>{checklist.lead}</p>
      <Checklist tasks={tasks} />
    </div>
  );
}

function resultsOf(plan: RevalidationPlan, source: Source): PlannerResults {
  const { today, answers } = source;
  const { facts, dates: dateMessages } = MESSAGES;
  const { opens, due, expires } = plan.dates;
  const accounts = answers?.accounts ?? [];
  const rules = plan.mayChange ? MESSAGES.mayChange : MESSAGES.holds;
  const isPast = today !== null && MESSAGES.announcedUntil < today;
  const dueText = longDay(due);
  const left = openMeasures(plan);
  const monthly = today === null ? null : monthlyReminder(plan.dates, today, dueText, left);
  const dates = dateResults(plan.dates, dateMessages, today);
  const done = plan.parts.filter(({ isDone }) => isDone).length;
  return {
    entered: today && fillTemplate(MESSAGES.entered, { expires: dayText(expires), date: dayText(today) }),
    summary: summaryText(plan),
    next: nextStep(plan, source, monthly),
    headlines: [
      [fillTemplate(facts.doneOf, { done, all: plan.parts.length }), facts.done],
      [shortDayText(opens), facts.opens],
      [shortDayText(due), facts.due],
    ],
    main: { title: MESSAGES.parts.caption, content: partBars(plan) },
    dates: { title: dateMessages.timeline, all: dates },
    Table: ResultTable,
    details: [
      { title: MESSAGES.tables, blocks: [datesTable(dateMessages.caption, dates), partsTable(plan)] },
      plan.cpd.length + accounts.length > 0 && {
        title: MESSAGES.entries,
        blocks: [plan.cpd.length > 0 && learningTable(plan.cpd), accounts.length > 0 && accountsTable(accounts)],
      },
      { title: MESSAGES.checklist.title, blocks: [partsChecklist(plan)] },
      {
        title: MESSAGES.basis,
        isOpen: plan.mayChange || isPast,
        blocks: [isPast ? MESSAGES.mayHaveChanged : rules, plan.rules.isAssumed && PLANNER_MESSAGES.results.assumed],
      },
    ],
    events: [...(monthly ? [monthly] : []), ...reminders(plan.dates, dueText)],
  };
}

/** The revalidation planner: its questions, and results once the expiry date is known. */
export const RevalidationPlanner = createPlanner({
  format: REVALIDATION_FORMAT,
  table: REVALIDATION_QUESTIONS,
  messages: REVALIDATION_MESSAGES,
  planOf,
  Lists: RevalidationLists,
  resultsOf,
});
