import { type CalendarFile, calendarFile } from '../../../planners/calendar-file';
import { fillTemplate } from '../../../utils/fill-template';
import type { DateRow } from './date-rows';

interface CalendarFacts extends Pick<CalendarFile, 'site' | 'moment'> {
  readonly words: Pick<Queries.MaternityPlannerCopyFieldsFragment, 'calendarName' | 'calendarTitle'>;
  readonly path: string;
}

/** How many days before a last day the calendar reminds of it. */
const REMINDERS = [14, 2];

/** The dates of a plan as a calendar file, one event a date; the last days come with reminders. */
export function calendarOf(rows: readonly DateRow[], { words, site, path, moment }: CalendarFacts): string {
  return calendarFile({
    name: words.calendarName,
    site,
    moment,
    events: rows.flatMap(({ name, label, days, note, isDeadline, isMoot }) =>
      days === null || isMoot
        ? []
        : [
            {
              id: `maternity-${name}`,
              day: typeof days === 'string' ? days : days.from,
              title: fillTemplate(words.calendarTitle, { label }),
              ...(note && { text: note }),
              url: new URL(path, site.siteUrl).href,
              remind: isDeadline ? REMINDERS : [0],
            },
          ],
    ),
  });
}
