import type { CalendarEvent } from '../../../planners/calendar-file';
import { upcomingEvents } from '../../../planners/upcoming-events';
import type { Day } from '../../../utils/calendar';
import { fillTemplate } from '../../../utils/fill-template';
import type { DateRow } from './date-rows';

/**
 * The dates of a plan that are to come as events of a calendar.
 * @param title a template with the date's `{label}`
 */
export function calendarEvents(rows: readonly DateRow[], title: string, today: Day): readonly CalendarEvent[] {
  const events = rows.flatMap(({ name, label, days, note, isDeadline, isMoot }) => {
    if (days === null || isMoot) return [];
    const { from, to } = typeof days === 'string' ? { from: days, to: days } : days;
    const text = note ?? undefined;
    return { id: `maternity-${name}`, day: from, to, title: fillTemplate(title, { label }), text, isDeadline };
  });
  return upcomingEvents(events, today);
}
