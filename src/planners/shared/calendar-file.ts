import { addDays, type Day, localDay } from '../../utils/calendar';

/** An event: all day, or with hours; a range of days without hours is written as its first day. */
export interface PlanEvent {
  /** Stable per planner event, so that importing again updates the first copy; letters, digits, hyphens. */
  readonly id: string;
  readonly day: Day;
  /** Beginning and end as moments, of an event with hours. */
  readonly hours?: { readonly from: Date; readonly to: Date };
  readonly location?: string;
  /** The last day of a range. */
  readonly to?: Day;
  /** The last of the days that it takes as a whole. */
  readonly lastDay?: Day;
  /** The last possible repetition, monthly on the same day. */
  readonly monthlyUntil?: Day;
  readonly title: string;
  readonly text?: string;
  readonly isDeadline?: boolean;
  /** Days before the event to remind, at nine in the morning; defaults to the day itself, or some days before a deadline. */
  readonly remind?: readonly number[];
  /** Takes back an event of an earlier file. */
  readonly isCancelled?: boolean;
}

/** The (last) days of events that earlier files have put into the visitor's calendar, by id. */
export type InCalendar = Readonly<Record<string, Day>>;

/** Days before a deadline that the calendar reminds of it. */
const BEFORE_LAST_DAYS = [14, 2];

/** Events that begin today or later. */
export function upcomingEvents(events: readonly PlanEvent[], today: Day): readonly PlanEvent[] {
  return events.filter(({ day }) => day >= today);
}

/** Cancels the coming events of earlier files that a plan no longer has. */
export function cancelledEvents(
  inCalendar: InCalendar,
  events: readonly PlanEvent[],
  today: Day,
  title: string,
): readonly PlanEvent[] {
  const ids = new Set(events.map(({ id }) => id));
  return Object.entries(inCalendar).flatMap(([id, day]) =>
    ids.has(id) || day < today ? [] : { id, day, title, remind: [], isCancelled: true },
  );
}

/** What to remember of events that a file puts into the visitor's calendar. */
export function calendarDays(events: readonly PlanEvent[]): InCalendar {
  return Object.fromEntries(events.map(({ id, day, monthlyUntil = day }) => [id, monthlyUntil]));
}

/** A calendar file of a plan or of an event. */
export interface CalendarFile {
  readonly name: string;
  /** The site that creates the file; its host name makes ids globally unique. */
  readonly site: { readonly brand: { readonly name: string }; readonly siteUrl: string; readonly language: string };
  /** Creation time; reminders before it are left out. */
  readonly moment: Date;
  /** The planner's name as in its saved files; prefixes ids, so that planners don't overwrite each other's events. */
  readonly tool: string;
  readonly path: string;
  readonly events: readonly PlanEvent[];
  /** Replaces all titles, which calendars show on a locked screen; the title then starts the text. */
  readonly discreetTitle?: string;
}

/** The iCalendar media type (RFC 5545, section 8.1). */
export const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

const MOST_OCTETS = 75;
const HOUR_OF_REMINDERS = 9;

/** Texts escape backslash, semicolon, comma and line end (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const octetsOf = (character: string): number => new TextEncoder().encode(character).length;

/**
 * Folds a line longer than 75 octets into further lines that start with a space (section 3.1), without splitting a
 * character.
 */
function folded(line: string): string {
  let octets = 0;
  let result = '';
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > MOST_OCTETS) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

const basic = (day: Day): string => day.replaceAll('-', '');

/** Rises with each file, so that calendars take the latest as a change of what they have (RFC 5545, section 3.8.7.4). */
const SEQUENCE_FROM = Date.UTC(2020, 0, 1);
const sequenceOf = (moment: Date): number => Math.max(0, Math.floor((moment.getTime() - SEQUENCE_FROM) / 1000));
const stampOf = (moment: Date): string => `${moment.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** From the midnight that starts the day to the reminder (section 3.3.6). */
function trigger(daysBefore: number): string {
  if (daysBefore === 0) return `PT${HOUR_OF_REMINDERS}H`;
  const days = daysBefore - 1;
  return `-P${days > 0 ? `${days}D` : ''}T${24 - HOUR_OF_REMINDERS}H`;
}

function alarm(title: string, daysBefore: number): string[] {
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${trigger(daysBefore)}`,
    'END:VALARM',
  ];
}

function discreet(event: PlanEvent, title: string): PlanEvent {
  return { ...event, title, text: [event.title, event.text].filter(Boolean).join('. ') };
}

function eventLines(event: PlanEvent, prefix: string, page: URL, moment: Date): string[] {
  const { id, day, lastDay = day, hours, location, monthlyUntil, title, text, isDeadline, isCancelled } = event;
  const { remind = isDeadline ? BEFORE_LAST_DAYS : [0] } = event;
  const isToCome = (daysBefore: number): boolean => addDays(day, -daysBefore) >= localDay(moment);
  // Close to the day, when all earlier reminders have passed, one on the day itself.
  const reminders = remind.length === 0 || remind.some(isToCome) ? remind.filter(isToCome) : [0];
  return [
    'BEGIN:VEVENT',
    `UID:${prefix}-${id}@${page.host}`,
    `DTSTAMP:${stampOf(moment)}`,
    // With hours in UTC, calendars show them in the zone of their owner.
    hours ? `DTSTART:${stampOf(hours.from)}` : `DTSTART;VALUE=DATE:${basic(day)}`,
    hours ? `DTEND:${stampOf(hours.to)}` : `DTEND;VALUE=DATE:${basic(addDays(lastDay, 1))}`,
    `SEQUENCE:${sequenceOf(moment)}`,
    ...(isCancelled ? ['STATUS:CANCELLED'] : []),
    ...(monthlyUntil ? [`RRULE:FREQ=MONTHLY;UNTIL=${basic(monthlyUntil)}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(location ? [`LOCATION:${escaped(location)}`] : []),
    `URL:${page.href}`,
    `TRANSP:${hours && !isCancelled ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...reminders.flatMap((days) => alarm(title, days)),
    'END:VEVENT',
  ];
}

/**
 * Writes an iCalendar file (RFC 5545) of events. All-day ones have no time zone and so never shift. Google's, Apple's and
 * Microsoft's calendars open it.
 */
export function calendarFile({ name, site, moment, tool, path, events, discreetTitle }: CalendarFile): string {
  const page = new URL(path, site.siteUrl);
  const prefix = tool.replace(/-planner$/, '');
  const shown = discreetTitle === undefined ? events : events.map((event) => discreet(event, discreetTitle));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(`-//${site.brand.name}//${name}//${site.language.slice(0, 2).toUpperCase()}`)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...shown.flatMap((event) => eventLines(event, prefix, page, moment)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
