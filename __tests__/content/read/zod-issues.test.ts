import { readPostFile } from '../../../src/content/read/read-files';
import { postText } from '../check/bad-posts';

/** What is said of a post with one field written so. */
function told(fields: Readonly<Record<string, string | undefined>>): readonly string[] {
  const { problems } = readPostFile(Buffer.from(postText(fields)), 'a');
  return problems.map(({ rule, message }) => `${rule}: ${message}`);
}

test.each([
  [{ title: undefined }, 'field-missing: "title" is missing; it must be text'],
  [{ title: '' }, 'field-empty: "title" must be text'],
  [{ title: '""' }, 'field-empty: "title" must not be empty'],
  [{ title: '[a]' }, 'field-type: "title" must be text'],
  [{ draft: '"no"' }, 'field-type: "draft" must be true or false'],
  [{ date: '5/9/2023' }, 'date-format: "date" must be a day of the calendar, written such as 2024-03-12'],
  [{ date: '2024-02-30' }, 'date-format: "date" must be a day of the calendar, written such as 2024-03-12'],
  [{ keyPoints: 'One' }, 'field-type: "keyPoints" must be a list'],
  [{ keyPoints: '[One.]' }, 'field-count: "keyPoints" must have at least 3 entries'],
  [{ coverAlt: undefined }, 'alt-missing: "coverAlt" is missing; it must be text'],
  [{ tittle: 'A' }, 'field-unknown: There is no field of this name here'],
])('%j is told in words', (fields, message) => {
  expect(told(fields)).toEqual([message]);
});

test('a field under a misspelt name is not missing as well', () => {
  expect(told({ title: undefined, tittle: 'A' })).toEqual(['field-unknown: There is no field of this name here']);
});
