import { contactMessage } from '../../src/contact-endpoint/contact-message';

const GOOD = { name: ' Maria Cruz ', email: 'maria@example.com', message: 'Hello' };
const fields = (message: object) => contactMessage.safeParse(message).error?.issues.map(({ path }) => path[0]) ?? [];

test('takes what the form sends, trimmed, and drops what it does not know', () => {
  expect(contactMessage.parse({ ...GOOD, website: '', elapsed: '9000' })).toEqual({
    name: 'Maria Cruz',
    email: 'maria@example.com',
    phone: '',
    interest: '',
    message: 'Hello',
  });
});

test.each(['name', 'email', 'phone', 'interest'])('refuses a line break in %s', (field) => {
  for (const end of ['\r\n', '\n', '\r', '\0']) {
    expect(fields({ ...GOOD, [field]: `maria@example.com${end}Bcc: x@example.com` })).toContain(field);
  }
});

test('lets a message have lines', () => expect(fields({ ...GOOD, message: 'One\r\nTwo' })).toEqual([]));

test.each(['name', 'email', 'message'])('wants %s', (field) => {
  expect(fields({ ...GOOD, [field]: '' })).toContain(field);
  expect(fields({ ...GOOD, [field]: ' ' })).toContain(field);
});

test.each(['maria', 'maria@example', 'Maria <maria@example.com>', 'a@example.com, b@example.com'])(
  'refuses the address %s',
  (email) => expect(fields({ ...GOOD, email })).toContain('email'),
);

test('counts a line end as one character, as the field of the form does', () => {
  expect(contactMessage.parse({ ...GOOD, message: `${'x\r\n'.repeat(2499)}xx` }).message).toHaveLength(5000);
});

test('has caps on size and links', () => {
  expect(fields({ ...GOOD, name: 'x'.repeat(101) })).toEqual(['name']);
  expect(fields({ ...GOOD, message: 'x'.repeat(5001) })).toEqual(['message']);
  expect(fields({ ...GOOD, message: 'https://a.example '.repeat(3) })).toEqual([]);
  expect(fields({ ...GOOD, message: 'https://a.example '.repeat(4) })).toEqual(['message']);
});
