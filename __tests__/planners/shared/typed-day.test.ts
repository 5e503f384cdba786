// Guards the parsing of typed days and years.
import { problemsIn } from '../../../src/planners/shared/read-answers';
import {
  dayOfEntry,
  entryOf,
  pastedParts,
  typedParts,
  validateDay,
  withPart,
  yearIn,
} from '../../../src/planners/shared/typed-day';

const entry = (day: string, month: string, year: string) => entryOf({ day, month, year });

test.each([
  ...['10/03/2027', '10th Mar 2027', ' 10.3.27 ', '10-3-2027', '10.03.2027.', '10 / 3 / 2027', '10\t3\t2027'],
  ...['\u200E10\u200E/\u200E3\u200E/\u200E2027', '10\u20113\u20112027', '10\n3\n2027', '١٠ March ٢٠٢٧'],
  ...['Wednesday, 10 March, 2027', 'the 10th of March, 2027', "10 March '27", '10MAR2027', '10032027'],
  ...['2027/3/10', '2027-Mar-10', '2027年3月10日', '20270310', '20270310T100000', '2027-03-10T00:00:00Z'],
  ...['Mar. 10, 2027', 'Wed, Mar 10, 2027', 'March 10th, 2027', 'MARCH 10,2027'],
  ...['10/03/2027 14:30', '10 March 2027, 9am', '10 March 2027, Wednesday', '2027/03/10 (Wed)'],
])('a whole date is read: %s', (text) => {
  const parts = pastedParts(text);
  expect(parts && dayOfEntry(entryOf(parts))).toBe('2027-03-10');
});

test('the day of a pasted date comes first if possible', () => {
  const dayOf = (text: string) => dayOfEntry(entryOf(pastedParts(text) ?? typedParts(text)));
  expect(['03/04/2027', '03/14/2027'].map(dayOf)).toEqual(['2027-04-03', '2027-03-14']);
});

test.each(['10', '10/3', '1/2/3', 'March 2027', '2027-3', '10/3/20277', '123456789', 'Month 10 March 2027'])(
  'the text %j is not a whole date',
  (text) => expect(pastedParts(text)).toBeNull(),
);

test.each([
  ['the 10th', 'Mar.', "'27"],
  ['10.', 'MARCH', '’27'],
  ['۱۰', '٣', '２０２７'],
  ['10 March', '', '27'],
])('three parts make a day: %s %s %s', (day, month, year) =>
  expect(dayOfEntry(entry(day, month, year))).toBe('2027-03-10'),
);

test('incomplete parts stay as typed, and those of any saved text are visible', () => {
  expect(entry('', '', '')).toBe('');
  for (const typed of ['03,1,2027', '10,,2027', '31,2,2027', '10/3,,', 'about the 10th,x,20', '10,13,2027']) {
    const [day = '', month = '', year = ''] = typed.split(',');
    expect(typedParts(entry(day, month, year))).toEqual({ day, month, year });
  }
  expect(typedParts('2027-03-10')).toEqual({ day: '10', month: '3', year: '2027' });
  expect(typedParts('March 2026')).toEqual({ day: 'March 2026', month: '', year: '' });
});

test('a part changes the rest of an entry only if a whole date is typed into it', () => {
  expect(withPart('2027-03-10', 'month', '04')).toBe('10/04/2027');
  expect(withPart('/4/', 'day', '9')).toBe('9/4/');
  expect(withPart('9//', 'day', '')).toBe('');
  expect(withPart('9//', 'day', 'March 10, 2027')).toBe('10.March.2027');
  expect(withPart('9//', 'day', '10/3/20')).toBe('10/3/20//');
});

test.each(['10/3/27//', '10 March//2027', '10/March 2027/', 'March 10//27', '10/3/2027/'])(
  'a date in the first inputs alone is read: %s',
  (text) => expect(dayOfEntry(text)).toBe('2027-03-10'),
);

test.each([
  ['10//2027', 'give the month as well'],
  ['10 March//', 'give the year as well'],
  ['10/13/', 'check the month, as “13” cannot be right'],
  ['10/13/2027', 'check the month, as “13” cannot be right'],
  ['0x10/3/1e3', 'check the day and year, as “0x10” and “1e3” cannot be right'],
  ['30/2/2027', 'there is no 30 February 2027'],
  ['2027-02-30', 'there is no 30 February 2027'],
  ['31/April/27', 'there is no 31 April 27'],
  ['30/2/27//', 'there is no 30 February 27'],
  ['10. März 27//', 'check the month, as “März” cannot be right'],
  ['due 10/3/2027//', 'check the day, as “due 10/3/2027” cannot be right'],
])('a refused day has its reason: %s', (text, problem) => {
  expect(problemsIn({ day: { kind: 'day', label: 'Day due?' } }, { day: text })[0]?.text).toBe(`Day due: ${problem}`);
});

test('the day is to blame if a month is too short', () => {
  expect(validateDay('30/2/2027')).toEqual({ kind: 'noSuchDay', parts: ['day'] });
});

test.each([
  ['27', 1950, 2027],
  ['98', 1950, 1998],
  ['23', 2024, 2023],
  ['027', 2024, null],
  ['1e3', 2024, null],
])('the year %s is the next plausible one from %d: %s', (text, from, year) => expect(yearIn(text, from)).toBe(year));
