import { addDays, type Day } from '../utils/calendar';
import { withPlainSpaces } from '../utils/unbroken-days';

/** An event of a whole day, or of a span of days, which is written as its first. */
export interface PlanEvent {
  /** The same for the same event of a planner each time, so that a second import brings the first up to date; letters, digits, hyphens. */
  readonly id: string;
  readonly day: Day;
  /** The last day of a span of time. */
  readonly to?: Day;
  /** The last day on which it may come again, each month on the same day. */
  readonly monthlyUntil?: Day;
  readonly title: string;
  readonly text?: string;
  /** Something has to be done by that day. */
  readonly isDeadline?: boolean;
  /** How many days before to remind, at nine in the morning, in place of the usual: on the day, or some days before a last day. */
  readonly remind?: readonly number[];
}

/** How many days before a last day the calendar reminds of it. */
const BEFORE_LAST_DAYS = [14, 2];

/** The events that are to come. */
export function upcomingEvents(events: readonly PlanEvent[], today: Day): readonly PlanEvent[] {
  return events.filter(({ day, to = day }) => to >= today);
}

/** A calendar to write. */
interface CalendarFile {
  readonly name: string;
  /** The site that makes the file. Its host name makes the ids globally unique. */
  readonly site: { readonly brand: { readonly name: string }; readonly siteUrl: string; readonly language: string };
  /** When it is made. */
  readonly moment: Date;
  /** The name of the planner, as in its saved files: it begins the ids, so that no event replaces one of another planner. */
  readonly tool: string;
  /** The path of the page to which each event leads back. */
  readonly path: string;
  readonly events: readonly PlanEvent[];
  /** In place of each title, which calendars show on a locked screen; the title then begins the text. */
  readonly discreetTitle?: string;
}

/** The type under which calendar programs know the file (RFC 5545, section 8.1). */
export const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

const MOST_OCTETS = 75;
const HOUR_OF_REMINDERS = 9;

/** Backslash, semicolon, comma and line end are escaped in texts (RFC 5545, section 3.3.11). */
function escaped(text: string): string {
  return withPlainSpaces(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const octetsOf = (character: string): number => new TextEncoder().encode(character).length;

/** A line of more than 75 octets goes on in the next, which begins with a space (section 3.1); no character is split. */
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
const stampOf = (moment: Date): string => `${moment.toISOString().replace(/[-:]|\.\d+/g, '')}`;

/** From the midnight at which the day begins to the reminder (section 3.3.6). */
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

function eventLines(event: PlanEvent, prefix: string, page: URL, stamp: string): string[] {
  const { id, day, monthlyUntil, title, text, isDeadline } = event;
  const { remind = isDeadline ? BEFORE_LAST_DAYS : [0] } = event;
  return [
    'BEGIN:VEVENT',
    `UID:${prefix}-${id}@${page.host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
    ...(monthlyUntil ? [`RRULE:FREQ=MONTHLY;UNTIL=${basic(monthlyUntil)}`] : []),
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    `URL:${page.href}`,
    'TRANSP:TRANSPARENT',
    ...remind.flatMap((days) => alarm(title, days)),
    'END:VEVENT',
  ];
}

/**
 * Writes an iCalendar file (RFC 5545) of whole days, which belong to no time zone and so stay on their day everywhere.
 * Calendars of Google, Apple and Microsoft open it.
 */
export function calendarFile({ name, site, moment, tool, path, events, discreetTitle }: CalendarFile): string {
  const stamp = stampOf(moment);
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
    ...shown.flatMap((event) => eventLines(event, prefix, page, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
