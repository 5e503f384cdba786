import { useMemo } from 'react';
import { useCalendar } from '../../../hooks/use-calendar';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import type { MaternityEntries } from '../../../planners/maternity/questions';
import { maternityDates } from '../../../planners/maternity/results';
import { dateResults } from '../../../planners/result-dates';
import type { Day } from '../../../utils/calendar';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import type { PlannerOutcome } from '../Planner';
import { ResultActions } from '../ResultActions';
import { ResultSheet } from '../results/ResultSheet';
import { calendarEvents } from './calendar-events';
import { dateRows } from './date-rows';
import { MaternityParts } from './MaternityParts';
import { NextStep } from './NextStep';
import { Pounds } from './Pounds';

interface MaternityResultsProps extends PlannerOutcome<MaternityEntries, MaternityPlan> {
  readonly words: Queries.MaternityPlannerCopyFieldsFragment;
  readonly shared: Queries.ToolTextFieldsFragment['results'];
}

/** The results: the next step, pay, dates. */
export function MaternityResults({ plan, today, sheet, words, shared }: MaternityResultsProps) {
  const { language } = useSiteSettings();
  const { results, calendarName: name, calendarTitle, fileName } = words;
  const calendar = useCalendar({ name, fileName, path: sheet.change.path, discreetTitle: shared.discreetTitle });
  const rows = useMemo(() => dateRows(plan, results.dates), [plan, results]);
  const dates = dateResults(maternityDates(plan), today);
  const day = (value: Day) => <DayText dateTime={value} text={dayText(value, language)} />;
  const { dueDate, leaveStart } = plan.answers;
  const values = { dueDate: day(dueDate), leaveStart: day(leaveStart), average: <Pounds amount={plan.average} /> };
  return (
    <ResultSheet {...sheet} entered={<FilledText template={results.entered} values={values} />}>
      <MaternityParts
        plan={plan}
        dates={dates}
        rows={rows}
        words={results}
        shared={shared}
        today={today}
        next={
          <NextStep
            plan={plan}
            dates={dates}
            rows={rows}
            words={words}
            shared={shared}
            today={today}
            onCalendar={(row, from) => calendar.save(calendarEvents([row], calendarTitle, today), `-${from}`)}
          />
        }
      />
      <ResultActions words={shared} calendar={calendar} events={calendarEvents(rows, calendarTitle, today)} />
      <p>
        <strong>{results.estimate}</strong>
      </p>
    </ResultSheet>
  );
}
