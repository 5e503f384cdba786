import { useSiteSettings } from '../../../hooks/use-site-settings';
import { dayText, weekdayText } from '../../../planners/day-text';
import type { MaternityPlan } from '../../../planners/maternity/plan';
import { isKeyDate, type MaternityDate } from '../../../planners/maternity/results';
import { countdown, type DatedResult } from '../../../planners/result-dates';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';
import { Button } from '../../ui/Button';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import { NextAction } from '../results/NextAction';
import type { DateRow } from './date-rows';

interface NextStepProps {
  readonly plan: MaternityPlan;
  readonly dates: readonly DatedResult<MaternityDate>[];
  readonly rows: readonly DateRow[];
  readonly words: Queries.MaternityPlannerCopyFieldsFragment;
  readonly shared: Queries.ToolTextFieldsFragment['results'];
  readonly today: Day;
  /** Puts a date into the visitor's calendar. */
  readonly onCalendar: (row: DateRow, day: Day) => void;
}

/** The next date: what to do, the days left, and the letter until leave begins. */
export function NextStep({ plan, dates, rows, words, shared, today, onCalendar }: NextStepProps) {
  const { language } = useSiteSettings();
  const now = dates.filter(isKeyDate).find(({ state }) => state === 'now');
  const row = rows.find(({ name }) => name === now?.name);
  if (!now || !row) return null;
  const { results, letter } = words;
  const { dueDate, leaveStart } = plan.answers;
  const isBefore = today < leaveStart;
  const left = countdown(today, now.from);
  const day = (value: Day) => <DayText dateTime={value} text={weekdayText(value, language)} />;
  const late = (['tellBy', 'askForPayBy'] as const).flatMap((name) =>
    dates
      .filter((date) => date.name === name && date.isKey && date.state === 'done' && isBefore)
      .map(({ from }) => <FilledText key={name} template={results.dates[name].late} values={{ date: day(from) }} />),
  );
  const text = fillTemplate(plan.nhs ? letter.nhs : letter.other, {
    dueDate: dayText(dueDate, language),
    leaveStart: dayText(leaveStart, language),
  });
  return (
    <NextAction
      eyebrow={shared.next}
      title={<FilledText template={results.dates[now.name].next} values={{ date: day(now.from) }} />}
      countdown={fillTemplate(shared[left.words], { days: left.days })}
      late={late}
      letter={isBefore ? { words: letter, text } : null}
      actions={
        <Button type="button" variant="inherit" onClick={() => onCalendar(row, now.from)}>
          {shared.addDate}
        </Button>
      }
    >
      {row.note && <p>{row.note}</p>}
    </NextAction>
  );
}
