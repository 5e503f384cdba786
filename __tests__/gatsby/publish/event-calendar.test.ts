// Guards that a calendar program reads an event as it was meant: its days, hours, status and words.
import ICAL from 'ical.js';
import { event } from '../../../src/content/model/event';
import { resolveEvent } from '../../../src/content/resolve/events';
import { eventCalendar } from '../../../src/gatsby/publish/event-calendar';

const SITE = { brand: { name: 'Site' }, siteUrl: 'https://site.example/', language: 'en-GB' };
const WORDS = {
  ...{ register: 'Save my place', calendar: 'Add it', takeOut: 'Take it out', recording: 'Watch' },
  ...{ recordings: 'Recordings', over: 'Over.', online: 'Online', free: 'Free', cancelled: 'Cancelled' },
  ...{ moved: 'From {date}', here: '{hour}' },
};
const HOURS = { starts: '09:00', ends: '16:00' };
const WHOLE = { wholeDays: true };

function read(changes: object): ICAL.Event[] {
  const entry = event.parse({ slug: 'a', kind: 'Course', title: 'T', text: 'T.', day: '2027-03-06', ...changes });
  const text = eventCalendar(resolveEvent(entry, '2027-01-01'), '/courses/', SITE, WORDS);
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

test.each<[string, object, readonly string[]]>([
  ['hours on one day', HOURS, ['2027-03-06T09:00:00Z 2027-03-06T16:00:00Z']],
  [
    'hours on each of two days, around the night when clocks change',
    { ...HOURS, day: '2027-03-27', moreDays: [{ day: '2027-03-28' }] },
    ['2027-03-27T09:00:00Z 2027-03-27T16:00:00Z', '2027-03-28T08:00:00Z 2027-03-28T15:00:00Z'],
  ],
  [
    'the morning when clocks go forward',
    { day: '2027-03-28', starts: '00:30', ends: '03:00' },
    ['2027-03-28T00:30:00Z 2027-03-28T02:00:00Z'],
  ],
  [
    'the morning when clocks go back',
    { day: '2027-10-31', starts: '00:30', ends: '02:00' },
    ['2027-10-30T23:30:00Z 2027-10-31T02:00:00Z'],
  ],
  [
    'other hours on a further day, and two stretches on one',
    {
      ...HOURS,
      moreDays: [
        { day: '2027-03-07', ends: '12:30' },
        { day: '2027-03-07', starts: '14:00' },
      ],
    },
    [
      '2027-03-06T09:00:00Z 2027-03-06T16:00:00Z',
      '2027-03-07T09:00:00Z 2027-03-07T12:30:00Z',
      '2027-03-07T14:00:00Z 2027-03-07T16:00:00Z',
    ],
  ],
  [
    'two evenings past midnight',
    {
      ...{ starts: '22:00', ends: '01:00', lastDay: '2027-03-07' },
      moreDays: [{ day: '2027-03-07', lastDay: '2027-03-08' }],
    },
    ['2027-03-06T22:00:00Z 2027-03-07T01:00:00Z', '2027-03-07T22:00:00Z 2027-03-08T01:00:00Z'],
  ],
  [
    'hours in another zone',
    { ...HOURS, timeZone: 'Asia/Manila', moreDays: [{ day: '2027-03-07' }] },
    ['2027-03-06T01:00:00Z 2027-03-06T08:00:00Z', '2027-03-07T01:00:00Z 2027-03-07T08:00:00Z'],
  ],
  ['a whole day', WHOLE, ['2027-03-06 2027-03-07']],
  ['a whole day in another zone', { ...WHOLE, timeZone: 'America/New_York' }, ['2027-03-06 2027-03-07']],
  [
    'whole days, to the end of a month',
    { ...WHOLE, day: '2027-03-27', lastDay: '2027-03-31' },
    ['2027-03-27 2027-04-01'],
  ],
  [
    'whole days apart',
    { ...WHOLE, moreDays: [{ day: '2027-03-13', lastDay: '2027-03-14' }] },
    ['2027-03-06 2027-03-07', '2027-03-13 2027-03-15'],
  ],
])('%s', (_what, changes, expected) => {
  const entries = read(changes);
  expect(entries.map(({ startDate, endDate }) => `${startDate} ${endDate}`)).toEqual(expected);
  expect(entries.map(({ startDate }) => startDate.isDate)).toEqual(expected.map(() => !expected[0]?.includes('T')));
  const ids = expected.map((_, index) => `event-a${index === 0 ? '' : `--${index + 1}`}@site.example`);
  expect(entries.map(({ uid }) => uid)).toEqual(ids);
});

test.each([HOURS, WHOLE])('each day of %o is cancelled or moved under its own id', (changes) => {
  const moreDays = [{ day: '2027-03-13' }];
  const registration = 'https://zoom.us/x';
  const ids = ['event-a@site.example', 'event-a--2@site.example'];
  const cancelled = read({ ...changes, moreDays, registration, status: 'cancelled' });
  expect(cancelled.map(({ uid }) => uid)).toEqual(ids);
  for (const { component, summary, description } of cancelled) {
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    // For calendars that keep the entry: it says so, and takes no time.
    expect(summary).toBe('Cancelled: T');
    expect(component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
    expect(description).not.toContain(registration);
  }
  const moved = read({
    ...changes,
    day: '2027-03-08',
    moreDays,
    registration,
    status: 'moved',
    movedFrom: '2027-03-06',
  });
  expect(moved.map(({ uid, startDate }) => `${uid} ${startDate.day}`)).toEqual([`${ids[0]} 8`, `${ids[1]} 13`]);
  for (const { component, description } of moved) {
    expect(component.getFirstPropertyValue('status')).toBeNull();
    expect(description).toBe(`T.\n\nSave my place: ${registration}`);
  }
});
