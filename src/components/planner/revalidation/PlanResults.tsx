import { useCalendar } from '../../../hooks/use-calendar';
import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText } from '../../../planners/day-text';
import type { Entries } from '../../../planners/revalidation/entries';
import type { RevalidationPlan } from '../../../planners/revalidation/plan';
import { monthlyReminder, reminders } from '../../../planners/revalidation/reminders';
import { Button } from '../../ui/Button';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import type { PlannerOutcome } from '../Planner';
import { ResultActions } from '../ResultActions';
import { ResultSheet } from '../results/ResultSheet';
import { NextPart } from './NextPart';
import { openMeasures } from './plan-texts';
import { RevalidationParts } from './RevalidationParts';

interface PlanResultsProps extends PlannerOutcome<Entries, RevalidationPlan> {
  readonly words: Queries.RevalidationPlannerCopyFieldsFragment;
  readonly shared: Queries.ToolTextFieldsFragment['results'];
}

/** The results of the revalidation planner, to print or to add to a calendar. */
export function PlanResults({ plan, entries, today, sheet, words, shared }: PlanResultsProps) {
  const { language } = useSiteSettings();
  const { results, reminders: copy } = words;
  const { calendar: name, fileName } = copy;
  const calendar = useCalendar({ name, fileName, path: sheet.change.path, discreetTitle: shared.discreetTitle });
  const { due, expires } = plan.dates;
  const dueText = dayText(due, language);
  const monthly = monthlyReminder(plan.dates, copy.monthly, today, dueText, openMeasures(plan, results, language));
  const values = {
    expires: <DayText text={dayText(expires, language)} dateTime={expires} />,
    date: <DayText text={dayText(today, language)} dateTime={today} />,
  };
  return (
    <ResultSheet {...sheet} entered={<FilledText template={results.entered} values={values} />}>
      <RevalidationParts
        words={words}
        shared={shared}
        plan={plan}
        accounts={entries.accounts}
        today={today}
        next={
          <NextPart
            words={results}
            shared={shared}
            plan={plan}
            today={today}
            actions={
              monthly && (
                <Button type="button" onClick={() => calendar.save([monthly], '-monthly')}>
                  {copy.monthly.button}
                </Button>
              )
            }
          />
        }
      />
      <ResultActions
        words={shared}
        calendar={calendar}
        events={[...(monthly ? [monthly] : []), ...reminders(plan.dates, copy, copy.askMonths, today, dueText)]}
      />
    </ResultSheet>
  );
}
