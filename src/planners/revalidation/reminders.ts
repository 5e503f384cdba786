import { addMonths, type Day } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import type { CalendarEvent } from '../calendar-file';
import type { RevalidationDates } from './dates';

/** The words of the events; `text` may hold `{due}`. */
export type ReminderWords = Readonly<Record<ReminderId, { readonly title: string; readonly text: string }>>;

export type ReminderId = 'confirmation' | 'ask' | 'opens' | 'due' | 'expires';

/**
 * The days of a revalidation for a calendar, those from today on.
 * @param askMonths months before the application is due at which to ask for the two conversations
 * @param dueText the day on which the application is due, in words
 */
export function reminders(
  { confirmationFrom, opens, due, expires }: RevalidationDates,
  words: ReminderWords,
  askMonths: number,
  today: Day,
  dueText: string,
): readonly CalendarEvent[] {
  const event = (id: ReminderId, day: Day, remind: readonly number[]): CalendarEvent => ({
    id: `revalidation-${expires.slice(0, 7)}-${id}`,
    day,
    title: words[id].title,
    text: fillTemplate(words[id].text, { due: dueText }),
    remind,
  });
  return [
    event('confirmation', confirmationFrom, [0]),
    event('ask', addMonths(due, -askMonths), [0]),
    event('opens', opens, [0]),
    event('due', due, [28, 7, 1]),
    event('expires', expires, [7]),
  ].filter(({ day }) => day >= today);
}
