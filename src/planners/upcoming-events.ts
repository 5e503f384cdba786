import type { Day } from '../utils/calendar';
import type { CalendarEvent } from './calendar-file';

/** How many days before a last day the calendar reminds of it. */
const BEFORE_LAST_DAYS = [14, 2];

/** A date of a plan in words. */
export interface PlanEvent extends Pick<CalendarEvent, 'id' | 'day' | 'title' | 'text'> {
  /** The last day of a span of time. */
  readonly to?: Day;
  readonly isDeadline: boolean;
}

/** The dates that are to come as events of a calendar; the last days come with reminders before them. */
export function upcomingEvents(events: readonly PlanEvent[], today: Day): readonly CalendarEvent[] {
  return events
    .filter(({ day, to = day }) => to >= today)
    .map(({ id, day, title, text, isDeadline }) => ({
      id,
      day,
      title,
      ...(text && { text }),
      remind: isDeadline ? BEFORE_LAST_DAYS : [0],
    }));
}
