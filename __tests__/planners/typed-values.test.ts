// Guards the parsing of typed days, numbers and amounts, and the display of days.

import { amountOf, readAmount } from '../../src/planners/money';
import { numberIn } from '../../src/planners/questions';
import {
  dayOfEntry,
  formatDateParts,
  parseDateParts,
  partsInText,
  validateDay,
  yearIn,
} from '../../src/planners/typed-day';
import { dayText, monthText, shortDayText, weekdayText } from '../../src/planners/value-texts';

const entry = (day: string, month: string, year: string, first?: string) =>
  formatDateParts({ day, month, year }, first);

test.each([
  ...['10/03/2027', '2027-03-10', '10 March 2027', '10th Mar 2027', ' 10.3.27 ', '10-3-2027'],
  ...['\u200E10\u200E/\u200E3\u200E/\u200E2027', 'Wednesday 10 March 2027', 'Wednesday, 10 March, 2027'],
])('a date written whole is understood: %s', (text) => {
  const parts = partsInText(text);
  expect(parts && formatDateParts(parts)).toBe('2027-03-10');
});

test.each(['', '10', '10/3', '1/2/3', 'March 2027', '2027-3', 'today'])('%j is no whole date', (text) =>
  expect(partsInText(text)).toBeNull(),
);

test('the day is kept once it is complete, and until then what was typed', () => {
  expect(entry('10', '3', '2027')).toBe('2027-03-10');
  expect(entry('10', 'March', '27')).toBe('2027-03-10');
  expect(entry('', '', '')).toBe('');
  for (const parts of ['10,,2027', '31,2,2027', '10/3,,', 'about the 10th,x,20'].map((text) => text.split(','))) {
    const [day = '', month = '', year = ''] = parts;
    expect(parseDateParts(entry(day, month, year))).toEqual({ day, month, year });
  }
});

test('whatever an older file holds is shown', () => {
  expect(parseDateParts('2027-03-10')).toEqual({ day: '10', month: '3', year: '2027' });
  expect(parseDateParts('March 2026')).toEqual({ day: 'March 2026', month: '', year: '' });
  expect(dayOfEntry('2027-02-30')).toBeNull();
});

test.each([
  ['10//2027', 'missing', ['month']],
  ['10/13/', 'missing', ['year']],
  ['10/13/2027', 'unreadable', ['month']],
  ['x/3/20277', 'unreadable', ['day', 'year']],
  ['2027-02-30', 'unreadable', ['day']],
])('the parts that are wrong are named: %s', (text, kind, parts) => {
  expect(validateDay(text)).toEqual({ kind, parts });
});

test.each([
  ['27', 1950, 2027],
  ['98', 1950, 1998],
  ['27', 2024, 2027],
  ['23', 2024, 2023],
  ['027', 2024, null],
])('the year %s is the next from %d that makes sense: %s', (text, from, year) => expect(yearIn(text, from)).toBe(year));

test.each([
  ['7', 7],
  ['1,5', 1.5],
  ['2,190', 2190],
  ['2,190.25', 2190.25],
  [' 0 ', 0],
  ['', null],
  ['-1', -1],
  ['seven', null],
  ['1e999', null],
])('the number "%s" is %s', (text, number) => expect(numberIn(text)).toBe(number));

test.each([
  ['1,000', 1000],
  [' £1 234.5 ', 1234.5],
  ['203.0769', 203.0769],
  ['£12,345,678.90', 12_345_678.9],
  ['1\u00a0234', 1234],
])('the amount "%s" is read as people type it', (text, amount) => expect(readAmount(text)).toBe(amountOf(amount)));

test('what is no amount, or another one in other countries, is refused', () => {
  const refused = [
    '',
    '-5',
    '1.2.3',
    '1e3',
    '12 pounds',
    '9999999999',
    '597,50',
    '1.297,50',
    '12,34',
    '1,2345',
    '1,,000',
  ];
  for (const text of refused) expect([text, readAmount(text)]).toEqual([text, null]);
});

test('days in words', () => {
  expect(dayText('2027-04-01')).toBe('1\u00a0April 2027');
  expect(weekdayText('2012-04-08')).toBe('Sunday 8\u00a0April 2012');
  expect(shortDayText('2027-04-01')).toBe('1\u00a0Apr 2027');
  expect(monthText('2027-04-30')).toBe('April 2027');
});
