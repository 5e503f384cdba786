import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RichText } from '../../components/ui/RichText';
import { fillTemplate } from '../../utils/fill-template';
import { createPlanner } from '../shared/create-planner';
import { PLANNER_MESSAGES } from '../shared/messages';
import { ResultTable } from '../shared/ResultTable';
import { countdown, dateResults } from '../shared/result-dates';
import { Bars } from '../shared/results/Bars';
import { Checklist } from '../shared/results/Checklist';
import { DatesTable } from '../shared/results/DatesTable';
import type { NextStep } from '../shared/results/NextAction';
import type { PlannerResults, ResultSource } from '../shared/results/ResultSections';
import { write } from '../shared/results/write-values';
import { dayText } from '../shared/value-texts';
import { EntryTables } from './EntryTables';
import { REVALIDATION_MESSAGES } from './messages';
import {
  largestShortfall,
  type Measure,
  type Part,
  planOf,
  progressOf,
  type RevalidationPlan,
  revalidationDateList,
} from './plan';
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
import { REVALIDATION_FORMAT, REVALIDATION_QUESTIONS, type RevalidationAnswers } from './questions';
import { RevalidationLists } from './RevalidationLists';

/** A figure in the next action's title: the largest on the page. */
const Figure = styled('strong')({ display: 'block', fontSize: '2.4em', lineHeight: 1 });

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
    return { ...step, title: MESSAGES.parts[part.id].title, text: <p>{texts.join(' ')}</p> };
  }
  const pace = paceText(shortfall.id, shortfall.pace);
  const ofShortfall = plan.parts.find(({ measures }) => measures.includes(shortfall)) ?? part;
  return {
    ...step,
    title: write.fill(MESSAGES.shortfall[shortfall.id], {
      left: <Figure>{write.number(shortfall.left)}</Figure>,
    }),
    text: (
      <>
        <p>{fillTemplate(MESSAGES.inTime, { date: dayText(due), pace })}</p>
        {faultTexts(ofShortfall, plan).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>{next}</p>
      </>
    ),
  };
}

/** Each part's progress. A part with two measures has two bars; one that is just done or not has none. */
function partBars(plan: RevalidationPlan): ReactNode {
  const { parts, facts, also } = MESSAGES;
  // A pace is no sentence, unless others follow it.
  const noteOf = (pacing: string, faults: readonly string[]): string =>
    faults.length === 0 ? pacing : [...(pacing ? [`${pacing}.`] : []), ...faults].join(' ');
  const counted = ({ id, pace, done, needed }: Measure, faults: readonly string[]) => ({
    note: noteOf(pace ? paceText(id, pace) : '', faults),
    outline: 1,
    figure: fillTemplate(facts.doneOf, { done: write.number(done), all: write.number(needed) }),
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

/** The eight parts with their progress and errors. */
function partsTable(plan: RevalidationPlan): ReactNode {
  const { parts } = MESSAGES;
  const state = (part: Part): ReactNode => (
    <>
      <strong>{part.isDone ? parts.done : parts.open}</strong>
      {partTexts(part, plan).map((text) => (
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

/** Things to have at hand for each part, in the application's order. */
function partsChecklist(plan: RevalidationPlan): ReactNode {
  const { checklist, parts } = MESSAGES;
  return (
    <div>
      <p>{checklist.lead}</p>
      <Checklist
        tasks={plan.parts.map(({ id, isDone }) => ({
          id,
          isDone,
          text: (
            <>
              <Box component="strong" sx={{ fontWeight: 650 }}>{`${parts[id].title}. `}</Box>
              <span>{isDone ? parts.done : parts.open}</span>
            </>
          ),
          note: parts[id].checklist,
        }))}
      />
    </div>
  );
}

/** The revalidation's progress, dates and details. */
function resultsOf(plan: RevalidationPlan, source: Source): PlannerResults {
  const { today, answers } = source;
  const { facts, dates: dateMessages } = MESSAGES;
  const { opens, due, expires } = plan.dates;
  const accounts = answers?.accounts ?? [];
  const rules = plan.mayChange ? MESSAGES.mayChange : MESSAGES.holds;
  const isPast = today !== null && MESSAGES.announcedUntil < today;
  const dueText = dayText(due);
  const left = openMeasures(plan);
  const monthly = today === null ? null : monthlyReminder(plan.dates, today, dueText, left);
  const dates = dateResults(revalidationDateList(plan), dateMessages, today);
  const done = plan.parts.filter(({ isDone }) => isDone).length;
  return {
    entered: today && write.fill(MESSAGES.entered, { expires: write.day(expires), date: write.day(today) }),
    summary: summaryText(plan),
    next: nextStep(plan, source, monthly),
    headlines: [
      { key: 'done', value: fillTemplate(facts.doneOf, { done, all: plan.parts.length }), label: facts.done },
      { key: 'opens', value: write.shortDay(opens), label: facts.opens },
      { key: 'due', value: write.shortDay(due), label: facts.due },
    ],
    main: { title: MESSAGES.parts.caption, content: partBars(plan) },
    dates: { title: dateMessages.timeline, all: dates },
    details: [
      {
        title: MESSAGES.tables,
        content: (
          <>
            <DatesTable caption={dateMessages.caption} dates={dates} />
            {partsTable(plan)}
          </>
        ),
      },
      ...(plan.cpd.length + accounts.length > 0
        ? [
            {
              title: MESSAGES.entries,
              content: <EntryTables cpd={plan.cpd} accounts={accounts} />,
            },
          ]
        : []),
      { title: MESSAGES.checklist.title, content: partsChecklist(plan) },
      {
        title: MESSAGES.basis,
        isOpen: plan.mayChange || isPast,
        content: (
          <>
            <RichText text={isPast ? MESSAGES.mayHaveChanged : rules} />
            {plan.rules.isAssumed && <p>{PLANNER_MESSAGES.results.assumed}</p>}
          </>
        ),
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
