import { addMonths, type Day, firstOfMonth } from '../../utils/calendar';
import { fillTemplate } from '../../utils/fill-template';
import type { PlanEvent } from '../calendar-file';
import type { RevalidationDates } from './dates';

/** The words of the events; `text` may hold `{due}`. */
export type ReminderWords = Readonly<Record<ReminderId, { readonly title: string; readonly text: string }>>;

export type ReminderId = 'confirmation' | 'ask' | 'opens' | 'due' | 'expires';

/**
 * The days of a revalidation for a calendar.
 * @param askMonths months before the application is due at which to ask for the two conversations
 * @param dueText the day on which the application is due, in words
 */
export function reminders(
  { confirmationFrom, opens, due, expires }: RevalidationDates,
  words: ReminderWords,
  askMonths: number,
  dueText: string,
): readonly PlanEvent[] {
  const event = (id: ReminderId, day: Day, remind?: readonly number[]): PlanEvent => ({
    id: `${expires.slice(0, 7)}-${id}`,
    day,
    title: words[id].title,
    text: fillTemplate(words[id].text, { due: dueText }),
    ...(remind && { remind }),
  });
  return [
    event('confirmation', confirmationFrom),
    event('ask', addMonths(due, -askMonths)),
    event('opens', opens),
    event('due', due, [28, 7, 1]),
    event('expires', expires, [7]),
  ];
}

/**
 * A reminder on the first of each month until the application is due; null where nothing that is counted is left, or no
 * such day is.
 * @param measures what is left and at what pace, a line each
 */
export function monthlyReminder(
  { due, expires }: RevalidationDates,
  words: { readonly title: string; readonly text: string },
  today: Day,
  dueText: string,
  measures: string,
): PlanEvent | null {
  const first = addMonths(firstOfMonth(today), 1);
  if (measures === '' || first >= due) return null;
  return {
    id: `${expires.slice(0, 7)}-monthly`,
    day: first,
    monthlyUntil: addMonths(due, -1),
    title: words.title,
    text: fillTemplate(words.text, { due: dueText, measures }),
  };
}
