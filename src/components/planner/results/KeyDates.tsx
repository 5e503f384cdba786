import { useSiteSettings } from '../../../hooks/use-site-settings';
import { shortDayText } from '../../../planners/day-text';
import type { DatedResult } from '../../../planners/result-dates';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';
import { Timeline } from './Timeline';

interface KeyDatesProps<Name extends string> {
  readonly title: string;
  readonly dates: readonly DatedResult<Name>[];
  /** What each date is, in a few words. */
  readonly labelOf: (name: Name) => string;
  readonly shared: Pick<Queries.ToolTextFieldsFragment['results'], 'by' | 'states'>;
}

/** The dates of a plan that matter most, in order of time. */
export function KeyDates<Name extends string>({ title, dates, labelOf, shared }: KeyDatesProps<Name>) {
  const { language } = useSiteSettings();
  const day = (value: string) => <DayText dateTime={value} text={shortDayText(value, language)} />;
  return (
    <Timeline
      title={title}
      words={shared.states}
      dates={dates
        .filter(({ isKey }) => isKey)
        .map(({ name, from, state, isDeadline }) => ({
          key: name,
          state,
          label: labelOf(name),
          date: (
            <span>{isDeadline ? <FilledText template={shared.by} values={{ date: day(from) }} /> : day(from)}</span>
          ),
        }))}
    />
  );
}
