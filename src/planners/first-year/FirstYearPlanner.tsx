import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { stack } from '../../theme/mixins';
import { fillTemplate } from '../../utils/fill-template';
import type { PlanEvent } from '../shared/calendar-file';
import { createPlanner } from '../shared/create-planner';
import { withFacts, withTools } from '../shared/facts';
import { PLANNER_MESSAGES } from '../shared/messages';
import { ResultTable } from '../shared/ResultTable';
import { countdown, dateResults, datesTable, eventOf, type ShownDate } from '../shared/result-dates';
import { Checklist } from '../shared/results/Checklist';
import { Details } from '../shared/results/Details';
import type { NextStep } from '../shared/results/NextAction';
import type { PlannerResults, ResultSource } from '../shared/results/ResultSections';
import { dayText, LANGUAGE, numberText, shortDayText } from '../shared/value-texts';
import { FIRST_YEAR_MESSAGES } from './messages';
import { type FirstYearPlan, planOf, STAGES, tasksOf } from './plan';
import { FIRST_YEAR_FORMAT, FIRST_YEAR_QUESTIONS, type FirstYearAnswers, NO_ANSWERS, tickedIn } from './questions';

/** Input of the results, with facts filled into the messages. */
interface Source extends ResultSource<FirstYearAnswers> {
  readonly messages: typeof FIRST_YEAR_MESSAGES;
}

const SHARED = PLANNER_MESSAGES.results;

function datesOf(plan: FirstYearPlan, { messages: { results }, today }: Source): readonly ShownDate[] {
  const ownWeeks = plan.supernumeraryWeeks.toLocaleString(LANGUAGE, { maximumFractionDigits: 1 });
  return dateResults(plan.dates, results.dates, today).map((date) => ({
    ...date,
    note: fillTemplate(date.note ?? '', { ownWeeks }),
  }));
}

/** Checklist parts with remaining tasks, and those tasks. */
function openStages(plan: FirstYearPlan, ticked: readonly string[], { messages }: Source) {
  return STAGES.flatMap((stage) => {
    const tasks = tasksOf(plan, messages.results.checklist[stage].tasks);
    const left = tasks.filter(({ id }) => !ticked.includes(id));
    return left.length === 0 ? [] : { stage, day: plan.stages[stage], all: tasks.length, left };
  });
}

type OpenStage = ReturnType<typeof openStages>[number];

function eventOfStage({ stage, day, left }: OpenStage, { messages }: Source): PlanEvent {
  const { checklist } = messages.results;
  return {
    id: `tasks-${stage}`,
    day,
    title: fillTemplate(checklist.event, { stage: checklist[stage].title }),
    text: left.map(({ text }) => `- ${text}`).join('\n'),
  };
}

/** The next step: tasks of a checklist part, or whatever a date requires. */
function nextStep(date: ShownDate | undefined, stages: readonly OpenStage[], source: Source): NextStep | null {
  const { messages, today } = source;
  if (!today) return null;
  const { nextTitle, checklist } = messages.results;
  const tasks = stages.find(({ day }) => day >= today && (!date || day < date.from));
  const event = tasks ? eventOfStage(tasks, source) : date && eventOf(date);
  if (!event) return null;
  const label = tasks ? checklist[tasks.stage].title : event.title;
  return {
    title: fillTemplate(nextTitle, { label, date: dayText(event.day) }),
    countdown: countdown(today, event.day),
    texts: tasks
      ? [
          fillTemplate(checklist.progress, { done: tasks.all - tasks.left.length, all: tasks.all }),
          tasks.left[0]?.text ?? '',
        ]
      : [date?.note ?? ''],
    save: { event, suffix: `-${event.day}` },
  };
}

interface StagesProps {
  readonly plan: FirstYearPlan;
  readonly messages: (typeof FIRST_YEAR_MESSAGES)['results']['checklist'];
  readonly ticked: readonly string[];
  /** Left out if nothing can be ticked. */
  readonly onTick?: (id: string, isDone: boolean) => void;
}

const Stack = styled('div')({ ...stack(12), marginTop: 16 });

const Title = styled('h4')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  flexGrow: 1,
  gap: '2px 16px',
  '@media print': { breakAfter: 'avoid' },
}));

/** The checklist's parts, each with its last day; all but the current one are folded. */
function Stages({ plan, messages, ticked, onTick }: StagesProps) {
  return (
    <>
      <p>{messages.lead}</p>
      <Stack>
        {STAGES.map((stage) => {
          const { title, tasks } = messages[stage];
          const shown = tasksOf(plan, tasks).map((task) => ({ ...task, isDone: ticked.includes(task.id) }));
          const done = shown.filter(({ isDone }) => isDone).length;
          return (
            <Details
              key={stage}
              isOpen={stage === plan.currentStage}
              title={
                <Title>
                  <Typography variant="h4" component="span" sx={{ flexBasis: '100%' }}>
                    {title}
                  </Typography>
                  <span>{fillTemplate(SHARED.by, { date: shortDayText(plan.stages[stage]) })}</span>
                  {onTick && <span>{fillTemplate(messages.progress, { done, all: shown.length })}</span>}
                </Title>
              }
            >
              <div>
                <Checklist tasks={shown} onTick={onTick} />
              </div>
            </Details>
          );
        })}
      </Stack>
    </>
  );
}

function resultsOf(plan: FirstYearPlan, source: Source): PlannerResults {
  const { messages, resultsArticle, answers, change } = source;
  const { results } = messages;
  const { checklist, payslip, register, visa, ask } = results;
  const { weeks, months, meetings } = plan.rules;
  const ticked = tickedIn(answers ?? NO_ANSWERS);
  const dates = datesOf(plan, source);
  const now = dates.find(({ state }) => state === 'now');
  const stages = openStages(plan, ticked, source);
  const ready = now && { label: now.label, date: dayText(now.from) };
  const hours = numberText(plan.hours);
  const onTick = (id: string, isDone: boolean): void =>
    change((data) => ({
      ...data,
      ticked: [...tickedIn(data).filter((other) => other !== id), ...(isDone ? [id] : [])].join(' '),
    }));
  return {
    entered: fillTemplate(results.entered, { firstDay: dayText(plan.firstDay), hours }),
    summary: answers && (ready ? fillTemplate(results.ready, ready) : results.over),
    next: nextStep(now, stages, source),
    headlines: [
      [String(weeks), results.facts.weeks],
      [String(months), results.facts.months],
      [String(meetings), results.facts.meetings],
    ],
    dates: { title: results.dates.timeline, all: dates },
    tasks: {
      title: checklist.title,
      content: <Stages plan={plan} messages={checklist} ticked={ticked} onTick={answers ? onTick : undefined} />,
    },
    Table: ResultTable,
    details: [
      {
        title: results.dates.caption,
        blocks: [datesTable(results.dates.caption, dates), plan.isAssumed && SHARED.assumed],
      },
      {
        title: ask.title,
        blocks: [{ caption: ask.title, columns: [ask.columnWhat, ask.columnWho], rows: Object.entries(ask.people) }],
      },
      {
        title: payslip.title,
        blocks: [
          [payslip.lead, resultsArticle].filter(Boolean).join(' '),
          fillTemplate(payslip.hours, { hours }),
          {
            caption: payslip.title,
            columns: [payslip.columnLine, payslip.columnCheck],
            rows: Object.entries(payslip.lines).map(([title, rich]) => [title, { rich }]),
          },
        ],
      },
      {
        title: register.title,
        blocks: [
          ...(plan.conditions.includes('noPin') ? register.noPin : register.pin),
          plan.hasRenewed && register.renewed,
        ],
      },
      { title: visa.title, blocks: plan.conditions.includes('sponsored') ? visa.sponsored : visa.other },
    ],
    events: [...dates.map((date) => eventOf(date)), ...stages.map((stage) => eventOfStage(stage, source))],
    note: results.nations,
  };
}

/** The planner for the first year in the UK: a few questions, then dates, a checklist and contacts. */
export const FirstYearPlanner = createPlanner({
  format: FIRST_YEAR_FORMAT,
  table: FIRST_YEAR_QUESTIONS,
  messages: FIRST_YEAR_MESSAGES,
  planOf,
  resultsOf: (plan, source) => {
    const messages = withFacts(withTools(FIRST_YEAR_MESSAGES, source.tools), source.facts);
    return resultsOf(plan, { ...source, messages });
  },
});
