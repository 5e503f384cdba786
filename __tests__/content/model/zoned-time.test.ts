// Guards the moments that clocks of a zone show, at the days on which summer time begins and ends.
import { isTimeZone, momentsIn } from '../../../src/content/model/zoned-time';

test.each([
  ['Europe/London', '2027-01-14', '18:00', '2027-01-14T18:00'],
  ['Europe/London', '2027-07-14', '18:00', '2027-07-14T17:00'],
  ['Europe/London', '2027-03-28', '00:59', '2027-03-28T00:59'],
  ['Europe/London', '2027-03-28', '01:00'],
  ['Europe/London', '2027-03-28', '02:00', '2027-03-28T01:00'],
  ['Europe/London', '2027-10-31', '00:59', '2027-10-30T23:59'],
  ['Europe/London', '2027-10-31', '01:30', '2027-10-31T00:30', '2027-10-31T01:30'],
  ['Europe/London', '2027-10-31', '02:00', '2027-10-31T02:00'],
  ['America/New_York', '2027-11-07', '01:00', '2027-11-07T05:00', '2027-11-07T06:00'],
  ['Australia/Lord_Howe', '2027-04-04', '01:45', '2027-04-03T14:45', '2027-04-03T15:15'],
  ['Pacific/Apia', '2027-01-14', '08:00', '2027-01-13T19:00'],
  ['America/New_York', '2027-03-14', '02:30'],
  ['Australia/Lord_Howe', '2027-10-03', '02:15'],
  ['UTC', '2028-02-29', '23:59', '2028-02-29T23:59'],
])('in %s on %s at %s it is %s in UTC', (zone, day, hour, ...expected) => {
  expect(momentsIn(zone, day, hour).map((moment) => moment.toISOString().slice(0, 16))).toEqual(expected);
});

test.each([
  ['Europe/Londn', false],
  ['+01:00', false],
  ['UTC', true],
  ['America/Argentina/Buenos_Aires', true],
  ['BST', false],
  ['', false],
])('the time zone %j is known: %s', (name, expected) => {
  expect(isTimeZone(name)).toBe(expected);
});
