// Guards which events a section shows on a day, and how they are written.
import { event } from '../../../src/content/model/event';
import { eventsOf, resolveEvent } from '../../../src/content/resolve/events';

const entry = (slug: string, day: string, changes: object = {}) =>
  event.parse({ slug, kind: 'Webinar', title: 'T', text: 'T.', day, starts: '18:00', ends: '19:00', ...changes });

const shown = (today: string, section: { kind?: string }, ...entries: ReturnType<typeof entry>[]) => {
  const events = eventsOf(
    section,
    entries.map((each) => resolveEvent(each, today)),
  );
  return events.map(({ slug }) => slug);
};

test('the next one is first, two at once keep their order, and recordings begin with the newest', () => {
  const recording = { recording: 'https://a.org/v' };
  const entries = [
    entry('later', '2027-02-01'),
    entry('old', '2026-01-01', recording),
    entry('same', '2027-01-02'),
    entry('also', '2027-01-02'),
    entry('gone', '2026-02-01'),
    entry('newer', '2026-03-01', recording),
  ];
  expect(shown('2026-12-01', {}, ...entries)).toEqual(['same', 'also', 'later', 'newer', 'old']);
});

test('an event lasts until its last day has passed', () => {
  const long = entry('long', '2027-01-01', { lastDay: '2027-01-03' });
  expect(shown('2027-01-03', {}, long)).toEqual(['long']);
  expect(shown('2027-01-04', {}, long)).toEqual([]);
});

test('a section takes a kind in any capitals and quotes', () => {
  const entries = [entry('one', '2027-01-01', { kind: "Nurses' Evening" }), entry('two', '2027-01-01')];
  expect(shown('2026-12-01', { kind: 'nurses’ evening' }, ...entries)).toEqual(['one']);
});

test.each([
  ['in winter', { day: '2027-01-14' }, 'Thursday, 14 January 2027, 18:00–19:00', '2027-01-14T18:00'],
  ['in summer', { day: '2027-07-15' }, 'Thursday, 15 July 2027, 18:00–19:00', '2027-07-15T17:00'],
  [
    'past midnight',
    { day: '2027-01-14', starts: '23:00', ends: '01:00', lastDay: '2027-01-15' },
    'Thursday, 14 January 2027 at 23:00 – Friday, 15 January 2027 at 01:00',
    '2027-01-14T23:00',
  ],
])('an event %s is written in its own zone', (_when, { day, ...changes }, when, begins) => {
  const resolved = resolveEvent(entry('a', day, changes), '2027-01-01');
  expect(resolved.sessions.map((session) => session.when.replace(/\s/g, ' '))).toEqual([when]);
  expect(resolved.begins.slice(0, 16)).toBe(begins);
});

test('an event has hours on each of several days', () => {
  const moreDays = [{ day: '2027-03-28' }, { day: '2027-04-03', starts: '10:00', ends: '13:30' }];
  const { sessions, begins, finishes } = resolveEvent(entry('a', '2027-03-27', { moreDays }), '2027-01-01');
  expect(sessions.map((session) => [session.begins, session.finishes].map((moment) => moment.slice(0, 16)))).toEqual([
    ['2027-03-27T18:00', '2027-03-27T19:00'],
    ['2027-03-28T17:00', '2027-03-28T18:00'],
    ['2027-04-03T09:00', '2027-04-03T12:30'],
  ]);
  expect([begins, finishes]).toEqual([sessions[0]?.begins, sessions[2]?.finishes]);
});

test('an event of whole days has no hours and ends with its last midnight', () => {
  const hours = { starts: undefined, ends: undefined, wholeDays: true };
  const whole = resolveEvent(entry('a', '2027-06-05', { ...hours, lastDay: '2027-06-06' }), '2027-06-06');
  expect(whole).toMatchObject({ begins: '2027-06-04T23:00:00.000Z', finishes: '2027-06-06T23:00:00.000Z' });
  expect(whole.sessions).toMatchObject([{ day: '2027-06-05', lastDay: '2027-06-06' }]);
  expect(whole.sessions[0]?.when.replace(/\s/g, ' ')).toBe('Saturday 5 June – Sunday 6 June 2027');
  expect(whole.isOver).toBe(false);
  const one = resolveEvent(entry('a', '2027-06-05', hours), '2027-06-06');
  expect([one.sessions[0]?.when, one.isOver]).toEqual(['Saturday, 5 June 2027', true]);
  const winter = resolveEvent(entry('a', '2027-01-14', hours), '2027-01-15');
  expect([winter.finishes, winter.isOver]).toEqual(['2027-01-15T00:00:00.000Z', true]);
  // There, summer time skips this midnight.
  const skipped = resolveEvent(entry('a', '2027-04-30', { ...hours, timeZone: 'Africa/Cairo' }), '2027-04-30');
  expect([skipped.sessions[0]?.when, skipped.begins]).toEqual(['Friday, 30 April 2027', '2027-04-29T22:00:00.000Z']);
});
