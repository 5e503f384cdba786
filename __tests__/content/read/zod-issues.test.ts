import { readPost } from '../../../src/content/read/read-files';
import { postText } from '../check/bad-posts';

const BOTH = 'Write 2023-09-05 for 5 September 2023, or 2023-05-09 for 9 May 2023.';

test.each([
  ['5/9/2023', BOTH],
  ['"5/9/2023"', BOTH],
  ['05.09.2023', BOTH],
  ['5-9-2023', BOTH],
  ['5/9/2023 10:30', BOTH],
  ['25/9/2023', 'Write 2023-09-25.'],
  ['9/25/2023', 'Write 2023-09-25.'],
  ['7/7/2023', 'Write 2023-07-07.'],
  ['2023-9-5', 'Write 2023-09-05.'],
  ['2023/09/05', 'Write 2023-09-05.'],
  ['2023-09-05T10:30:00Z', 'Write 2023-09-05.'],
  ['2023-09-05 10:30', 'Write 2023-09-05.'],
  ["'5 September 2023'", 'Write 2023-09-05.'],
  ['5th Sept 2023', 'Write 2023-09-05.'],
  ['"Tuesday, 5 September 2023"', 'Write 2023-09-05.'],
  ['September 5, 2023', 'Write 2023-09-05.'],
  ['32/1/2023', 'Write the year, the month and the day with hyphens, such as 2024-03-12.'],
  ['31/2/2023', 'Write the year, the month and the day with hyphens, such as 2024-03-12.'],
  ['next spring', 'Write the year, the month and the day with hyphens, such as 2024-03-12.'],
])('a date written as %s is reported alone, with what to write', (date, fix) => {
  const { problems } = readPost(Buffer.from(postText({ date })), 'content/blog/a/index.md');
  expect(problems).toEqual([expect.objectContaining({ rule: 'date-format', line: 4, fix })]);
});
