// Guards that calendar files are valid and reveal nothing.
import fc from 'fast-check';
import ICAL from 'ical.js';
import {
  calendarDays,
  calendarFile,
  cancelledEvents,
  type PlanEvent,
  upcomingEvents,
} from '../../../src/planners/shared/calendar-file';
import { addDays } from '../../../src/utils/calendar';
import { tries } from '../../support/seed';

const MOMENT = new Date('2026-11-22T09:30:15.123Z');
const SITE = { brand: { name: 'Site' }, siteUrl: 'https://site.example/', language: 'en-GB' };
const PLAN = { name: 'Dates', tool: 'some-planner', path: '/tools/planner/' };
const EVENT: PlanEvent = { id: 'due', day: '2027-04-01', title: 'Application is due' };

const write = (events: readonly PlanEvent[], discreetTitle?: string): string =>
  calendarFile({ ...PLAN, moment: MOMENT, site: SITE, events, discreetTitle });
const eventsOf = (text: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

test('a calendar program reads all properties', () => {
  const text = 'Sign in; bring: commas, a \\ and\na second line';
  const [event] = eventsOf(write([{ ...EVENT, text, remind: [28, 1, 0] }]));
  expect(event?.summary).toBe('Application is due');
  expect(event?.description).toBe(text);
  expect(event?.uid).toBe('some-due@site.example');
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://site.example/tools/planner/');
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2027-04-01');
  expect(event?.endDate.toString()).toBe('2027-04-02');
  const alarms = event?.component.getAllSubcomponents('valarm') ?? [];
  const times = alarms.map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
  expect(times).toEqual(['-P27DT15H', '-PT15H', 'PT9H']);
});

test('an event with hours has them in UTC, and its place', () => {
  const hours = { from: new Date('2027-01-14T18:00:00Z'), to: new Date('2027-01-15T00:30:00Z') };
  const text = write([{ ...EVENT, hours, location: 'Hall 2; "The Ward", east', remind: [] }]);
  const [event] = eventsOf(text);
  expect(event?.startDate.toJSDate()).toEqual(hours.from);
  expect(event?.endDate.toJSDate()).toEqual(hours.to);
  expect(event?.startDate.zone.tzid).toBe('UTC');
  expect(event?.location).toBe('Hall 2; "The Ward", east');
  // This reader accepts plain commas too.
  expect(text).toContain('LOCATION:Hall 2\\; "The Ward"\\, east');
});

test('an event of whole days ends with its last one', () => {
  const [event] = eventsOf(write([{ ...EVENT, lastDay: '2027-04-03', remind: [] }]));
  expect([event?.startDate.isDate, event?.endDate.toString(), event?.duration.days]).toEqual([true, '2027-04-04', 3]);
});

test('a discreet title replaces each title, which begins the text', () => {
  const other = { ...EVENT, id: 'other', text: 'Online.', remind: [] };
  const file = write([{ ...EVENT, remind: [0] }, other], 'A date');
  const texts = eventsOf(file).map(({ summary, description }) => [summary, description]);
  expect(texts).toEqual([
    ['A date', 'Application is due'],
    ['A date', 'Application is due. Online.'],
  ]);
  expect(file).not.toMatch(/BEGIN:VALARM[\s\S]*Application[\s\S]*END:VALARM/);
});

test('a later file moves the same event', () => {
  const at = (moment: string, day: string) =>
    eventsOf(calendarFile({ ...PLAN, moment: new Date(moment), site: SITE, events: [{ ...EVENT, day }] }))[0];
  const [first, later] = [at('2026-11-22T09:30:15Z', '2027-04-01'), at('2026-11-22T09:30:16Z', '2027-04-15')];
  expect(later?.uid).toBe(first?.uid);
  expect(later?.sequence).toBeGreaterThan(first?.sequence ?? Number.NaN);
  // An iCalendar integer has 32 bits.
  expect(at('2085-01-01T00:00:00Z', '2085-04-01')?.sequence).toBeLessThan(2 ** 31);
});

test('a coming event that the plan no longer has is cancelled', () => {
  const monthly = { ...EVENT, id: 'monthly', day: '2026-11-01', monthlyUntil: '2027-03-01' };
  const inCalendar = { due: '2027-04-01', passed: '2026-11-21', ...calendarDays([monthly]) };
  const cancelled = cancelledEvents(inCalendar, [EVENT], '2026-11-22', 'Not in your plan');
  const [event, other, ...more] = eventsOf(write([EVENT, ...cancelled]));
  expect(more).toEqual([]);
  expect(event?.component.getFirstPropertyValue('status')).toBeNull();
  expect(other?.uid).toBe('some-monthly@site.example');
  expect(other?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(other?.component.getAllSubcomponents('valarm')).toEqual([]);
});

test('days and reminders that have passed are left out', () => {
  const range = { ...EVENT, day: '2026-11-20', to: '2026-11-30' };
  expect(upcomingEvents([range, EVENT], '2026-11-22')).toEqual([EVENT]);
  const triggers = (day: string) => write([{ ...EVENT, day, isDeadline: true }]).match(/(?<=TRIGGER:).*(?=\r)/g);
  expect(triggers('2027-04-01')).toEqual(['-P13DT15H', '-P1DT15H']);
  expect(triggers('2026-11-26')).toEqual(['-P1DT15H']);
  expect(triggers('2026-11-23')).toEqual(['PT9H']);
});

test('a line of 75 octets stays whole; a longer one is folded', () => {
  const linesFor = (length: number) =>
    write([{ ...EVENT, title: 'é'.repeat(length), remind: [] }])
      .split('\r\n')
      .filter((line) => line.includes('é'))
      .map((line) => Buffer.byteLength(line));
  // "SUMMARY:" has 8 octets, each letter 2.
  expect(linesFor(33)).toEqual([74]);
  expect(linesFor(34)).toEqual([74, 3]);
  expect(linesFor(33 + 37 + 1)).toEqual([74, 75, 3]);
});

test('any words keep lines short, characters whole and fields separate', () => {
  const words = fc
    .string({ unit: 'grapheme', minLength: 40, maxLength: 200 })
    .map((text) => text.replaceAll('\uFFFD', ''));
  const day = fc.integer({ min: 0, max: 40_000 }).map((number) => addDays('1990-01-01', number));
  fc.assert(
    fc.property(fc.array(fc.record({ title: words, text: words, day }), { maxLength: 4 }), (entries) => {
      const text = write(entries.map((entry, index) => ({ ...entry, id: `event-${index}` })));
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      for (const line of text.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n]/);
      }
      expect(text).not.toContain('\uFFFD');
      const read = eventsOf(text);
      expect(read.map(({ startDate }) => startDate.toString())).toEqual(entries.map((entry) => entry.day));
      const visible = (title: string): string => title.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
      expect(read.map(({ summary }) => summary ?? '')).toEqual(entries.map(({ title }) => visible(title)));
    }),
    tries(60),
  );
});
