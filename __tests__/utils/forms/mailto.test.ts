import { mailtoLink } from '../../../src/utils/forms/mailto';

const LABELS = { name: 'Full Name', email: 'Email', phone: 'Phone', interest: 'Interest', message: 'Message' };

test('everything written is in the e-mail, with line ends as the standard wants them', () => {
  const fields = { name: 'Maria & Co', email: 'm@example.com', phone: '', interest: '4cs', message: 'One\nTwo?' };
  const link = mailtoLink('hello@example.com', 'A question', fields, LABELS);
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('hello@example.com');
  expect(searchParams.get('subject')).toBe('A question');
  expect(searchParams.get('body')).toBe(
    'One\r\nTwo?\r\n\r\nFull Name: Maria & Co\r\nEmail: m@example.com\r\nInterest: 4cs',
  );
  expect(link).not.toContain('+');
});
