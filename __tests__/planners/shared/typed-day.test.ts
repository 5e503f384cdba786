// Guards the parsing of typed days and years, and the display of days.
import { problemsIn } from '../../../src/planners/shared/read-answers';
import {
  dayOfEntry,
  formatDateParts,
  parseDateParts,
  pastedParts,
  validateDay,
  yearIn,
} from '../../../src/planners/shared/typed-day';
import { dayText, monthText, shortDayText, weekdayText } from '../../../src/planners/shared/value-texts';

const entry = (day: string, month: string, year: string, first?: string) =>
  formatDateParts({ day, month, year }, first);

test.each([
  ...['10/03/2027', '2027-03-10', '10 March 2027', '10th Mar 2027', ' 10.3.27 ', '10-3-2027', '10.03.2027.'],
  ...['\u200E10\u200E/\u200E3\u200E/\u200E2027', 'Wednesday 10 March 2027', 'Wednesday, 10 March, 2027'],
  ...['2027/03/10', '2027.3.10', '2027/3/10', '20270310', '2027-03-10T00:00:00Z', '10/03/2027 14:30', '2027年3月10日'],
  ...['March 10, 2027', 'Mar 10 2027', 'Mar. 10, 2027', 'March 10th, 2027', 'Wed, Mar 10, 2027', 'MARCH 10,2027'],
  ...['10th March 2027', '10th of March 2027', 'the 10th of March, 2027', '10-Mar-27', "10 March '27", '10 Mar ’27'],
  ...['2027-Mar-10', '١٠/٠٣/٢٠٢٧', '۱۰/۳/۲۰۲۷', '１０／０３／２０２７', '١٠ March ٢٠٢٧', '10\u00a0March\u00a02027'],
  ...['10\u20113\u20112027', 'Wed 10 Mar 2027', '10 / 3 / 2027'],
  ...['10/03/2027 (Wed)', '10 March 2027, Wednesday', '2027/03/10 (Wed)'],
  ...['10MAR2027', '10032027', '10\t3\t2027', '10\n3\n2027', '10/03/2027,', '10 March 2027, 9am', '20270310T100000'],
])('a whole date is read: %s', (text) => {
  const parts = pastedParts(text);
  expect(parts && formatDateParts(parts)).toBe('2027-03-10');
});

test.each([
  ['03/04/2027', '2027-04-03'],
  ['03/14/2027', '2027-03-14'],
  ['13/03/2027', '2027-03-13'],
])('the day of a pasted date comes first if possible: %s', (text, day) => {
  const parts = pastedParts(text);
  expect(parts && formatDateParts(parts)).toBe(day);
});

test.each([
  '',
  '10',
  '10/3',
  '1/2/3',
  'March 2027',
  '2027-3',
  'today',
  '10/3/20277',
  '123456789',
  'Month 10 March 2027',
])('the text %j is not a whole date', (text) => expect(pastedParts(text)).toBeNull());

test.each([
  ['10', '3', '2027'],
  ['10', 'March', '27'],
  ['10th', 'Mar', '2027'],
  ['the 10th', 'Mar.', "'27"],
  ['١٠', '٣', '٢٠٢٧'],
  ['１０', '０３', '２０２７'],
  ['10.', 'MARCH', '’27'],
  ['۱۰', 'mar', '۲۷'],
])('three parts make a day: %s %s %s', (day, month, year) => expect(entry(day, month, year)).toBe('2027-03-10'));

test('incomplete parts stay as typed', () => {
  expect(entry('', '', '')).toBe('');
  for (const parts of ['10,,2027', '31,2,2027', '10/3,,', 'about the 10th,x,20', '10,13,2027'].map((text) =>
    text.split(','),
  )) {
    const [day = '', month = '', year = ''] = parts;
    expect(parseDateParts(entry(day, month, year))).toEqual({ day, month, year });
  }
});

test('a date in fewer inputs is kept as a day', () => expect(entry('10 March', '', '27')).toBe('2027-03-10'));

test.each([
  ...['10/3/27//', "10 March '27//", '20270310//', '10 March//2027', '10/March 2027/', 'March 10//27', '10/3/2027/'],
])('a date in the first input alone is read: %s', (text) => expect(dayOfEntry(text)).toBe('2027-03-10'));

test('the parts of any saved text are visible', () => {
  expect(parseDateParts('2027-03-10')).toEqual({ day: '10', month: '3', year: '2027' });
  expect(parseDateParts('March 2026')).toEqual({ day: 'March 2026', month: '', year: '' });
  expect(dayOfEntry('2027-02-30')).toBeNull();
});

test.each([
  ['10//2027', 'missing', ['month']],
  ['10/3/', 'missing', ['year']],
  ['10 March//', 'missing', ['year']],
  ['10/13/', 'unreadable', ['month']],
  ['10 Juni 27//', 'unreadable', ['month']],
  ['31/2/27//', 'noSuchDay', ['day']],
  ['10/13/2027', 'unreadable', ['month']],
  ['x/3/20277', 'unreadable', ['day', 'year']],
  ['2027-02-30', 'noSuchDay', ['day']],
  ['31/April/27', 'noSuchDay', ['day']],
])('the wrong parts are named: %s', (text, kind, parts) => {
  expect(validateDay(text)).toEqual({ kind, parts });
});

test.each([
  ['10//2027', 'Day due: give the month as well'],
  ['10/13/2027', 'Day due: check the month, as “13” cannot be right'],
  ['0x10/3/1e3', 'Day due: check the day and year, as “0x10” and “1e3” cannot be right'],
  ['30/2/2027', 'Day due: there is no 30 February 2027'],
  ['30/2/27//', 'Day due: there is no 30 February 27'],
  ['10. März 27//', 'Day due: check the month, as “März” cannot be right'],
  ['due 10/3/2027//', 'Day due: check the day, as “due 10/3/2027” cannot be right'],
])('a refused day has its reason: %s', (text, problem) => {
  expect(problemsIn({ day: { kind: 'day', label: 'Day due?' } }, { day: text })[0]?.text).toBe(problem);
});

test.each([
  ['27', 1950, 2027],
  ['98', 1950, 1998],
  ['27', 2024, 2027],
  ['23', 2024, 2023],
  ['027', 2024, null],
  ['1e3', 2024, null],
  ['0x27', 2024, null],
])('the year %s is the next plausible one from %d: %s', (text, from, year) => expect(yearIn(text, from)).toBe(year));

test('days are written in words', () => {
  expect(dayText('2027-04-01')).toBe('1\u00a0April 2027');
  expect(weekdayText('2012-04-08')).toBe('Sunday 8\u00a0April 2012');
  expect(shortDayText('2027-04-01')).toBe('1\u00a0Apr 2027');
  expect(monthText('2027-04-30')).toBe('April 2027');
});
