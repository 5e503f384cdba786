import { type Ref, useState } from 'react';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import { maternityDates } from '../../../planners/maternity/results';
import { dateResults } from '../../../planners/result-dates';
import { MATERNITY_PLANNER } from '../../../routes';
import type { Day } from '../../../utils/calendar';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import { ResultActions } from '../ResultActions';
import { ResultSheet } from '../results/ResultSheet';
import { calendarOf } from './calendar-of';
import type { DateRow } from './date-rows';
import { MaternityParts } from './MaternityParts';
import { NextStep } from './NextStep';
import { Pounds } from './Pounds';

interface MaternityResultsProps {
  readonly plan: MaternityPlan;
  readonly rows: readonly DateRow[];
  readonly words: Queries.MaternityPlannerCopyFieldsFragment;
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly today: Day;
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The plan: what to do next, what it brings, when what is. */
export function MaternityResults(props: MaternityResultsProps) {
  const { plan, rows, words, shared, today, heading } = props;
  const site = useSiteSettings();
  const { language } = site;
  const [isDiscreet, setIsDiscreet] = useState(false);
  const calendar = (dates: readonly DateRow[]): string =>
    calendarOf(dates, {
      words,
      site,
      path: MATERNITY_PLANNER,
      moment: new Date(),
      today,
      ...(isDiscreet && { discreetTitle: shared.discreetTitle }),
    });
  const { results } = words;
  const dates = dateResults(maternityDates(plan), today);
  const day = (value: Day) => <DayText dateTime={value} text={dayText(value, language)} />;
  const { dueDate, leaveStart } = plan.answers;
  return (
    <ResultSheet
      heading={heading}
      title={results.title}
      entered={
        <FilledText
          template={results.entered}
          values={{
            dueDate: day(dueDate),
            leaveStart: day(leaveStart),
            average: <Pounds amount={plan.average} />,
          }}
        />
      }
      change={{ label: shared.change, path: MATERNITY_PLANNER }}
    >
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
            calendar={calendar}
          />
        }
      />
      <ResultActions
        words={shared}
        fileName={words.fileName}
        isDiscreet={isDiscreet}
        onDiscreet={setIsDiscreet}
        calendar={() => calendar(rows)}
      />
      <p>
        <strong>{results.estimate}</strong>
      </p>
    </ResultSheet>
  );
}
