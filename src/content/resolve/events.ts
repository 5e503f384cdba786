import { z } from 'zod';
import type { Day } from '../../utils/calendar';
import { straight } from '../../utils/straight';
import { type Event, event } from '../model/event';
import { momentsIn } from '../model/zoned-time';

/** An event as pages show it on a day. */
export const resolvedEvent = event.extend({
  /** Beginning and end in UTC (ISO 8601), such as `2027-01-14T18:00:00.000Z`. */
  begins: z.string(),
  finishes: z.string(),
  /** Day and hours for display, and the zone that they are in. */
  when: z.string(),
  zone: z.string(),
  /** Whether it ended before that day. */
  isOver: z.boolean(),
});

export type ResolvedEvent = z.infer<typeof resolvedEvent>;

const LANGUAGE = 'en-GB';
const FULL = { dateStyle: 'full', timeStyle: 'short' } as const;

/** Works out what an event is on a day. */
export function resolveEvent(entry: Event, today: Day): ResolvedEvent {
  const { day, starts, ends, lastDay = day, timeZone } = entry;
  // The schema has refused hours that do not exist or come twice.
  const [begins = new Date(day)] = momentsIn(timeZone, day, starts);
  const [finishes = begins] = momentsIn(timeZone, lastDay, ends);
  const inZone = new Intl.DateTimeFormat(LANGUAGE, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(begins);
  return {
    ...entry,
    begins: begins.toISOString(),
    finishes: finishes.toISOString(),
    when: new Intl.DateTimeFormat(LANGUAGE, { timeZone, ...FULL }).formatRange(begins, finishes),
    zone: inZone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    isOver: finishes.toISOString() < today,
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
