// Guards the choice of figures that need a source.
import { readBody } from '../../../src/content/read/read-body';

const findFigures = (markdown: string) => readBody(markdown, 'index.md', 1).figures;

const figuresIn = (markdown: string): readonly string[] => findFigures(markdown).flatMap(({ figures }) => figures);

test.each([
  ['You get £194.32 a week, or 90% of it.', ['£194.32', '90%']],
  ['Give 28 days, then 39 weeks or 1,650 hours.', ['28 days', '39 weeks', '1,650 hours']],
  ['Write by 3 May 2027, within a 12-hour shift.', ['3 May 2027', '12-hour']],
  ['Pay 3.75 per cent.', ['3.75 per cent']],
  ['Take 5%`or`28 days.', ['5%', '28 days']],
])('the figures of a text need a source: %s', (text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

test.each([
  'Six weeks later I slept four hours.',
  'It is {fact:weekly-rate} after {fact:notice-days} days.',
  'See [28 days of notice](https://a.example/28-days/) and https://a.example/90%25.',
  'Write `28 days` for that.',
  'She said, "I have 9 years of experience", and “20 minutes”.',
  'On 5 October 2026, ward 12, bed 4, call 116 123, day or night.',
  '```\n28 days\n```',
])('figures of other kinds need none: %s', (text) => {
  expect(figuresIn(text)).toEqual([]);
});
