import { z } from 'zod';
import type { Day } from '../../utils/calendar';
import { straight } from '../../utils/straight';
import { type Event, event, stretchesOf } from '../model/event';

/** An event as pages show it on a day. */
export const resolvedEvent = event.extend({
  /** Beginning and end in UTC (ISO 8601), such as `2027-01-14T18:00:00.000Z`. */
  begins: z.string(),
  finishes: z.string(),
  /** Its stretches of time, each with its days and hours for display; and the zone that they are in. */
  sessions: z.array(
    z.object({ day: z.string(), lastDay: z.string(), begins: z.string(), finishes: z.string(), when: z.string() }),
  ),
  zone: z.string(),
  /** Whether it ended before that day. */
  isOver: z.boolean(),
});

export type ResolvedEvent = z.infer<typeof resolvedEvent>;

const LANGUAGE = 'en-GB';

/** Works out what an event is on a day. */
export function resolveEvent(entry: Event, today: Day): ResolvedEvent {
  const { day, timeZone, wholeDays } = entry;
  const style = wholeDays ? ({ timeZone: 'UTC' } as const) : ({ timeZone, timeStyle: 'short' } as const);
  const written = new Intl.DateTimeFormat(LANGUAGE, { ...style, dateStyle: 'full' });
  const sessions = stretchesOf(entry).map(({ day: first, lastDay, ...stretch }) => {
    // The schema has refused hours that do not exist or come twice.
    const [begins = new Date(first)] = stretch.begins;
    const [finishes = begins] = stretch.finishes;
    const [from, to] = wholeDays ? [new Date(first), new Date(lastDay)] : [begins, finishes];
    const moments = { begins: begins.toISOString(), finishes: finishes.toISOString() };
    return { day: first, lastDay, ...moments, when: written.formatRange(from, to) };
  });
  const [begins = day, finishes = day] = [sessions[0]?.begins, sessions.at(-1)?.finishes];
  const inZone = new Intl.DateTimeFormat(LANGUAGE, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(
    new Date(begins),
  );
  return {
    ...entry,
    begins,
    finishes,
    sessions,
    zone: inZone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    isOver: new Date(finishes) <= new Date(today),
  };
}

/** The events of a section: those to come, the next one first, then recordings, the newest first. */
export function eventsOf<Shown extends ResolvedEvent>(
  section: { readonly kind?: string | undefined },
  events: readonly Shown[],
): readonly Shown[] {
  const plain = (kind: string): string => straight(kind).toLowerCase();
  const own = events
    .filter(({ kind }) => section.kind === undefined || plain(section.kind) === plain(kind))
    .toSorted((a, b) => (a.begins < b.begins ? -1 : Number(a.begins > b.begins)));
  const recorded = own.filter(({ isOver, recording }) => isOver && recording !== undefined);
  return [...own.filter(({ isOver }) => !isOver), ...recorded.toReversed()];
}
