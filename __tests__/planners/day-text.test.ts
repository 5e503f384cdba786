// Guards days in words.
import { dayText, monthNames, monthText, shortDayText, weekdayText } from '../../src/planners/day-text';
import { withPlainSpaces } from '../../src/utils/unbroken-days';

test('days in words', () => {
  expect(dayText('2027-04-01', 'en-GB')).toBe('1\u00a0April 2027');
  expect(weekdayText('2012-04-08', 'en-GB')).toBe('Sunday 8\u00a0April 2012');
  expect(shortDayText('2027-04-01', 'en-GB')).toBe('1\u00a0Apr 2027');
  expect(withPlainSpaces(dayText('2027-04-01', 'en-GB'))).toBe('1 April 2027');
  expect(monthText('2027-04-30', 'en-GB')).toBe('April 2027');
  expect(monthNames('en-GB')[11]).toBe('December');
});
