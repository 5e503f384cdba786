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
  expect(resolved.when.replace(/\s/g, ' ')).toBe(when);
  expect(resolved.begins.slice(0, 16)).toBe(begins);
});
