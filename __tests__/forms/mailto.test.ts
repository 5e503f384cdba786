// Guards the fallback e-mail.
import { mailtoLink } from '../../src/forms/mailto';

const LABELS = {
  name: { label: 'Full Name' },
  email: { label: 'Email' },
  phone: { label: 'Phone' },
  interest: { label: 'Interest' },
  message: { label: 'Message' },
};

const INTERESTS = [
  { value: '4cs', label: 'The 4Cs Coaching Program' },
  { value: 'other', label: 'Something Else' },
];

test('the e-mail contains all fields, with standard line ends', () => {
  const fields = { name: 'Maria & Co', email: 'm@example.com', phone: '', interest: '4cs', message: 'One\nTwo?' };
  const { href: link, left } = mailtoLink('hello@example.com', 'A question', fields, LABELS, INTERESTS);
  expect(left).toBeNull();
  const { pathname, searchParams } = new URL(link);
  expect(pathname).toBe('hello@example.com');
  expect(searchParams.get('subject')).toBe('A question');
  expect(searchParams.get('body')).toBe(
    'One\r\nTwo?\r\n\r\nFull Name: Maria & Co\r\nEmail: m@example.com\r\nInterest: The 4Cs Coaching Program',
  );
  expect(link).not.toContain('+');
});

test.each([
  ['letters', 'a'.repeat(5000)],
  ['letters of three bytes', '\u0E40'.repeat(300)],
])('text too long for the address is left for copying: %s', (_kind, message) => {
  const { href, left } = mailtoLink('hello@example.com', 'A question', { name: 'Maria', message }, LABELS, INTERESTS);
  expect(href).toBe('mailto:hello@example.com?subject=A%20question');
  expect(left).toBe(`${message}\n\nFull Name: Maria`);
});
