import type { CalendarEvent } from '../../../planners/calendar-file';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';
import type { DateRow } from './date-rows';

/** How many days before a last day the calendar reminds of it. */
const REMINDERS = [14, 2];

/**
 * The dates of a plan that are to come as events of a calendar; the last days come with reminders.
 * @param title a template with the date's `{label}`
 */
export function calendarEvents(rows: readonly DateRow[], title: string, today: Day): readonly CalendarEvent[] {
  return rows.flatMap(({ name, label, days, note, isDeadline, isMoot }) => {
    const { from, to } = days === null || typeof days === 'string' ? { from: days, to: days } : days;
    if (from === null || to === null || to < today || isMoot) return [];
    return {
      id: `maternity-${name}`,
      day: from,
      title: fillTemplate(title, { label }),
      ...(note && { text: note }),
      remind: isDeadline ? REMINDERS : [0],
    };
  });
}
