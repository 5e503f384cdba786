import { useCalendar } from '../../../hooks/use-calendar';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import { type FirstYearDate, type FirstYearPlan, STAGES } from '../../../planners/first-year/plan';
import { type FirstYearEntries, tickedIn } from '../../../planners/first-year/questions';
import { countdown, type DatedResult } from '../../../planners/result-dates';
import { upcomingEvents } from '../../../planners/upcoming-events';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';
import { withoutLinks } from '../../../utils/inline-links';
import { RichText } from '../../sections/RichText';
import { Button } from '../../ui/Button';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import type { PlannerOutcome, PlannerSource } from '../Planner';
import { ResultActions } from '../ResultActions';
import { NextAction } from '../results/NextAction';
import { ResultSheet } from '../results/ResultSheet';
import { FirstYearParts, noteOf, tasksOf } from './FirstYearParts';

type Source = PlannerSource<Queries.FirstYearPlannerCopyFieldsFragment>;

/** The results of a first year: the next step, a checklist to tick, the details. */
export function FirstYearResults(props: Source & PlannerOutcome<FirstYearEntries, FirstYearPlan>) {
  const { words, shared, plan, entries, change, today, sheet } = props;
  const { language } = useSiteSettings();
  const { results, calendarName: name, fileName } = words;
  const { discreetTitle } = shared.results;
  const calendar = useCalendar({ name, fileName, path: sheet.change.path, discreetTitle });
  const ticked = tickedIn(entries);
  const onTick = (id: string, isDone: boolean): void =>
    change((data) => ({
      ...data,
      ticked: [...tickedIn(data).filter((other) => other !== id), ...(isDone ? [id] : [])].join(' '),
    }));

  const eventOf = (date: DatedResult<FirstYearDate>) => ({
    id: `first-year-${date.name}`,
    day: date.from,
    title: results.dates[date.name].label,
    text: withoutLinks(noteOf(date.name, plan, results, language)),
    isDeadline: date.isDeadline,
  });
  const stageEvents = STAGES.map((stage) => ({
    id: `first-year-tasks-${stage}`,
    day: plan.stages[stage],
    title: fillTemplate(results.checklist.event, { stage: results.checklist[stage].title }),
    text: tasksOf(stage, plan, results)
      .filter(({ id }) => !ticked.includes(id))
      .map(({ text }) => `- ${text}`)
      .join('\n'),
    isDeadline: false,
  })).filter(({ text }) => text !== '');
  const events = upcomingEvents([...plan.dates.map(eventOf), ...stageEvents], today);

  const now = plan.dates.find(({ state }) => state === 'now');
  const left = now && countdown(today, now.from);
  const day = (value: Day) => <DayText dateTime={value} text={dayText(value, language)} />;
  return (
    <ResultSheet
      {...sheet}
      entered={
        <FilledText
          template={results.entered}
          values={{ firstDay: day(plan.firstDay), hours: plan.hours.toLocaleString(language) }}
        />
      }
    >
      <FirstYearParts
        words={words}
        shared={shared}
        plan={plan}
        ticked={ticked}
        onTick={onTick}
        next={
          now &&
          left && (
            <NextAction
              eyebrow={shared.results.next}
              title={
                <FilledText
                  template={results.nextTitle}
                  values={{ label: results.dates[now.name].label, date: day(now.from) }}
                />
              }
              countdown={fillTemplate(shared.results[left.words], { days: left.days })}
              actions={
                <Button
                  type="button"
                  variant="inherit"
                  onClick={() => calendar.save(upcomingEvents([eventOf(now)], today), `-${now.from}`)}
                >
                  {shared.results.addDate}
                </Button>
              }
            >
              <RichText text={noteOf(now.name, plan, results, language)} />
            </NextAction>
          )
        }
      />
      <ResultActions words={shared.results} calendar={calendar} events={events} />
      <p>
        <strong>{results.nations}</strong>
      </p>
    </ResultSheet>
  );
}
