import { type CalendarFile, calendarFile } from '../../../planners/calendar-file';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';
import type { DateRow } from './date-rows';

interface CalendarFacts extends Pick<CalendarFile, 'site' | 'moment'> {
  readonly words: Pick<Queries.MaternityPlannerCopyFieldsFragment, 'calendarName' | 'calendarTitle'>;
  readonly path: string;
  /** What has passed is left out. */
  readonly today: Day;
  /** In place of every title, which shows on a locked screen. */
  readonly discreetTitle?: string;
}

/** How many days before a last day the calendar reminds of it. */
const REMINDERS = [14, 2];

/** The dates of a plan that are to come as a calendar file, one event a date; the last days come with reminders. */
export function calendarOf(
  rows: readonly DateRow[],
  { words, site, path, moment, today, discreetTitle }: CalendarFacts,
): string {
  return calendarFile({
    name: words.calendarName,
    site,
    moment,
    events: rows.flatMap(({ name, label, days, note, isDeadline, isMoot }) => {
      const { from, to } = days === null || typeof days === 'string' ? { from: days, to: days } : days;
      if (from === null || to === null || to < today || isMoot) return [];
      const title = fillTemplate(words.calendarTitle, { label });
      const text = [discreetTitle && label, note].filter(Boolean).join('. ');
      return {
        id: `maternity-${name}`,
        day: from,
        title: discreetTitle ?? title,
        ...(text && { text }),
        url: new URL(path, site.siteUrl).href,
        remind: isDeadline ? REMINDERS : [0],
      };
    }),
  });
}
