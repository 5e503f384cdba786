import { useSiteSettings } from '../../../hooks/use-site-settings';
import { shortDayText } from '../../../planners/day-text';
import { isKeyDate, type MaternityDate } from '../../../planners/maternity/results';
import type { DatedResult } from '../../../planners/result-dates';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import { Timeline } from '../results/Timeline';

interface KeyDatesProps {
  readonly dates: readonly DatedResult<MaternityDate>[];
  readonly words: Queries.MaternityPlannerCopyFieldsFragment['results']['dates'];
  readonly shared: Queries.ToolTextFieldsFragment['results'];
}

/** The dates that matter to someone on leave, in order of time. */
export function KeyDates({ dates, words, shared }: KeyDatesProps) {
  const { language } = useSiteSettings();
  const day = (value: string) => <DayText dateTime={value} text={shortDayText(value, language)} />;
  return (
    <Timeline
      title={words.timeline}
      words={shared.states}
      dates={dates.filter(isKeyDate).map(({ name, from, state, isDeadline }) => ({
        key: name,
        state,
        label: words[name].short,
        date: <span>{isDeadline ? <FilledText template={shared.by} values={{ date: day(from) }} /> : day(from)}</span>,
      }))}
    />
  );
}
