import type { Entries } from '../../content/model/collections';
import type { ResolvedEvent } from '../../content/resolve/events';
import { type CalendarFile, calendarFile } from '../../planners/shared/calendar-file';

/** The calendar file of an event that the page at `path` shows, with an entry for each of its days. */
export function eventCalendar(
  event: ResolvedEvent,
  path: string,
  site: CalendarFile['site'],
  words: Entries['SectionCopy']['events'],
): string {
  const { slug, title, sessions, wholeDays, place, registration, status } = event;
  const location = place ? `${place.name}, ${place.address}` : words.online;
  const isCancelled = status === 'cancelled';
  // Google and Outlook show no `URL`, so the address stands in the text.
  const register = registration && !isCancelled ? `\n\n${words.register}: ${registration}` : '';
  // Some calendars keep the entry of a cancelled event.
  const name = isCancelled ? `${words.cancelled}: ${title}` : title;
  const shared = { title: name, location, isCancelled, text: event.text + register, remind: [] };
  const events = sessions.map(({ day, lastDay, begins, finishes }, index) => {
    const hours = wholeDays ? undefined : { from: new Date(begins), to: new Date(finishes) };
    // Slugs have single hyphens. The first has the id of an event that had one day until now.
    return { ...shared, id: index === 0 ? slug : `${slug}--${index + 1}`, day, lastDay, hours };
  });
  return calendarFile({ name: title, site, path, moment: new Date(), tool: 'event', events });
}
