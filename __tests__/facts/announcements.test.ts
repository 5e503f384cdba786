// Guards the recognition of announcements and their last day.
import { announcements } from '../../src/facts/announcements';

test.each([
  ['The NMC plans to publish it in autumn 2027.', '2027-11-30'],
  ['Applications will open on 3 May 2027.', '2027-05-03'],
  ['The rise is due in winter 2026', '2027-02-28'],
  ['It is expected by the end of 2026.', '2026-12-31'],
  ['Every post is to be reviewed by October 2028', '2028-10-31'],
  ['The next cohort starts in early February 2025.', '2025-02-28'],
])('the announcement "%s" ends on %s', (text, until) => {
  expect(announcements(text).map((each) => each.until)).toEqual([until]);
});

test.each([
  'The government planned this for October 2026.',
  'It has applied since April 2024.',
  'You will rest. In May 2020 I did not.',
])('an ordinary sentence announces nothing: %s', (text) => {
  expect(announcements(text)).toEqual([]);
});
