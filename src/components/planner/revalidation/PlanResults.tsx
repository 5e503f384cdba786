import { type Ref, useState } from 'react';
import { useDownloads } from '../../../hooks/use-downloads';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { CALENDAR_TYPE, calendarFile } from '../../../planners/calendar-file';
import { dayText } from '../../../planners/day-text';
import type { AccountEntry } from '../../../planners/revalidation/entries';
import type { RevalidationPlan } from '../../../planners/revalidation/plan';
import { monthlyReminder, reminders } from '../../../planners/revalidation/reminders';
import { REVALIDATION_PLANNER } from '../../../routes';
import type { Day } from '../../../utils/calendar';
import { Button } from '../../ui/Button';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import { ResultActions } from '../ResultActions';
import { ResultSheet } from '../results/ResultSheet';
import { NextPart } from './NextPart';
import { openMeasures } from './plan-texts';
import { RevalidationParts } from './RevalidationParts';

interface PlanResultsProps {
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment;
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly plan: RevalidationPlan;
  readonly accounts: readonly AccountEntry[];
  readonly today: Day;
  /** The heading, which takes the focus when the results are asked for. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** Where a revalidation is, and what can be done with that: print it, or put its dates into a calendar. */
export function PlanResults({ words, shared, plan, accounts, today, heading }: PlanResultsProps) {
  const site = useSiteSettings();
  const download = useDownloads();
  const [isDiscreet, setIsDiscreet] = useState(false);
  const { language } = site;
  const { results, reminders: copy } = words;
  const { due, expires } = plan.dates;
  const dueText = dayText(due, language);
  const monthly = monthlyReminder(plan.dates, copy.monthly, today, dueText, openMeasures(plan, results, language));
  const calendar = (events: ReturnType<typeof reminders>): string =>
    calendarFile({
      name: copy.calendar,
      site,
      moment: new Date(),
      events: events.map((event) =>
        isDiscreet ? { ...event, title: shared.discreetTitle, text: `${event.title}. ${event.text}` } : event,
      ),
    });
  return (
    <ResultSheet
      heading={heading}
      title={results.title}
      entered={
        <FilledText
          template={results.entered}
          values={{
            expires: <DayText text={dayText(expires, language)} dateTime={expires} />,
            date: <DayText text={dayText(today, language)} dateTime={today} />,
          }}
        />
      }
      change={{ label: shared.change, path: REVALIDATION_PLANNER }}
    >
      <RevalidationParts
        words={words}
        shared={shared}
        plan={plan}
        accounts={accounts}
        today={today}
        next={
          <NextPart
            words={results}
            shared={shared}
            plan={plan}
            today={today}
            actions={
              monthly && (
                <Button
                  type="button"
                  onClick={() => download(`${copy.fileName}-monthly.ics`, calendar([monthly]), CALENDAR_TYPE)}
                >
                  {copy.monthly.button}
                </Button>
              )
            }
          />
        }
      />
      <ResultActions
        words={shared}
        fileName={copy.fileName}
        isDiscreet={isDiscreet}
        onDiscreet={setIsDiscreet}
        calendar={() =>
          calendar([...(monthly ? [monthly] : []), ...reminders(plan.dates, copy, copy.askMonths, today, dueText)])
        }
      />
    </ResultSheet>
  );
}
