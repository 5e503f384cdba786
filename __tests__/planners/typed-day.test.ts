// Guards how a typed date is understood.
import {
  dayOfEntry,
  formatDateParts,
  parseDateParts,
  partsInText,
  validateDay,
  yearIn,
} from '../../src/planners/typed-day';

const entry = (day: string, month: string, year: string, first?: string) =>
  formatDateParts({ day, month, year }, first);

test.each([
  '10/03/2027',
  '2027-03-10',
  '10 March 2027',
  '\u200E10\u200E/\u200E3\u200E/\u200E2027',
  '10th Mar 2027',
  ' 10.3.27 ',
  '10-3-2027',
  'Wednesday 10 March 2027',
  'Wednesday, 10 March, 2027',
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
  for (const parts of [
    ['10', '', '2027'],
    ['31', '2', '2027'],
    ['10/3', '', ''],
    ['about the 10th', 'x', '20'],
  ] as const) {
    const [day, month, year] = parts;
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

test('two digits are the next such year that makes sense', () => {
  expect(yearIn('27', 1950)).toBe(2027);
  expect(yearIn('98', 1950)).toBe(1998);
  expect(yearIn('27', 2024)).toBe(2027);
  expect(yearIn('23', 2024)).toBe(2023);
  expect(yearIn('027', 2024)).toBeNull();
});
