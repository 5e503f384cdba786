import { z } from 'zod';
import { calendarPath } from '../../routes';
import { type Day, longDay } from '../../utils/calendar';
import { formatPrice } from '../../utils/prices';
import { straight } from '../../utils/straight';
import { unbrokenDays } from '../../utils/unbroken-days';
import { momentIn } from '../../utils/zoned-time';
import { type Event, event } from '../model/event';

/** An event as pages show it on a day. */
export const resolvedEvent = event.extend({
  /** Beginning and end in UTC (ISO 8601), such as `2027-01-14T18:00:00.000Z`. */
  begins: z.string(),
  finishes: z.string(),
  /** Day and hours for display, and the zone that they are in. */
  when: z.string(),
  zone: z.string(),
  /** The first day in two parts, for a calendar leaf. */
  leafDay: z.string(),
  leafMonth: z.string(),
  priceText: z.string().optional(),
  movedText: z.string().optional(),
  /** The address of its calendar file. */
  calendar: z.string(),
  /** Whether it ended before that day. */
  isOver: z.boolean(),
});

export type ResolvedEvent = z.infer<typeof resolvedEvent>;

const LANGUAGE = 'en-GB';

const LONG = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** Works out what an event is on a day. */
export function resolveEvent(entry: Event, today: Day): ResolvedEvent {
  const { day, starts, ends, lastDay = day, timeZone, price, movedFrom, slug } = entry;
  // The schema has refused hours that do not exist.
  const begins = momentIn(timeZone, day, starts) ?? new Date(day);
  const finishes = momentIn(timeZone, lastDay, ends) ?? begins;
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(LANGUAGE, { timeZone, ...options }).format(begins);
  const inZone = new Intl.DateTimeFormat(LANGUAGE, { timeZone, timeZoneName: 'shortGeneric' }).formatToParts(begins);
  return {
    ...entry,
    begins: begins.toISOString(),
    finishes: finishes.toISOString(),
    when: unbrokenDays(new Intl.DateTimeFormat(LANGUAGE, { timeZone, ...LONG }).formatRange(begins, finishes)),
    zone: inZone.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,
    leafDay: part({ day: 'numeric' }),
    leafMonth: part({ month: 'short' }),
    priceText: price && formatPrice(price.amount, price.currency),
    movedText: movedFrom && longDay(movedFrom),
    calendar: calendarPath(slug),
    isOver: finishes.toISOString() < today,
  };
}

/** An event as far as it decides where it is shown. */
type Shown = Pick<ResolvedEvent, 'begins' | 'isOver' | 'kind' | 'recording'>;

/** Whether an event is on the site: to come, or with a recording. */
export const isShown = ({ isOver, recording }: Omit<Shown, 'begins' | 'kind'>): boolean => !isOver || recording != null;

/** Whether a section shows events of this kind. */
export const takesKind = (section: { readonly kind?: string | null | undefined }, kind: string): boolean =>
  !section.kind || straight(section.kind).toLowerCase() === straight(kind).toLowerCase();

/** The events of a section: those to come, the next one first, then recordings, the newest first. */
export function eventsOf<Entry extends Shown>(
  section: { readonly kind?: string | null | undefined },
  events: readonly Entry[],
): readonly Entry[] {
  const own = events
    .filter((entry) => isShown(entry) && takesKind(section, entry.kind))
    .toSorted((a, b) => (a.begins < b.begins ? -1 : Number(a.begins > b.begins)));
  return [...own.filter(({ isOver }) => !isOver), ...own.filter(({ isOver }) => isOver).toReversed()];
}

/** A page of sections, as far as it shows events. */
interface EventPage {
  readonly path: string;
  readonly sections: readonly { readonly type: string; readonly kind?: string | undefined }[];
}

/** The address of an event on the first page that shows it. */
export function eventPath(
  pages: readonly EventPage[],
  { kind, slug }: Pick<Event, 'kind' | 'slug'>,
): string | undefined {
  const shows = ({ sections }: EventPage): boolean =>
    sections.some((section) => section.type === 'events' && takesKind(section, kind));
  const page = pages.find(shows);
  return page && `${page.path}#${slug}`;
}
