import { readSettings } from '../../src/contact-endpoint/settings';

const GOOD = {
  CONTACT_TO: 'owner@example.com',
  CONTACT_FROM: 'website@example.com',
  CONTACT_ORIGINS: 'https://www.example.com/, http://localhost:9000',
  SMTP_HOST: 'smtp.example.com',
};

test('reads the variables, with TLS demanded unless told otherwise', () => {
  expect(readSettings({ ...GOOD, SMTP_USER: '' })).toMatchObject({
    settings: {
      ...GOOD,
      CONTACT_ORIGINS: ['https://www.example.com', 'http://localhost:9000'],
      CONTACT_LISTEN: { host: '127.0.0.1', port: 9025 },
      SMTP_PORT: 587,
      SMTP_SECURE: false,
      SMTP_REQUIRE_TLS: true,
    },
  });
});

test('names what is missing or wrong, without its value', () => {
  const { SMTP_HOST: _missing, ...rest } = GOOD;
  expect(readSettings({ ...rest, CONTACT_TO: 'secret', SMTP_PORT: 'x' })).toEqual({
    wrong: ['CONTACT_TO', 'SMTP_HOST', 'SMTP_PORT'],
  });
});

const settingsOf = (more: Readonly<Record<string, string>>) => {
  const read = readSettings({ ...GOOD, ...more });
  if ('wrong' in read) throw new Error(read.wrong.join());
  return read.settings;
};

test.each([
  ['0.0.0.0:10000', { host: '0.0.0.0', port: 10000 }],
  ['[::]:80', { host: '::', port: 80 }],
  ['localhost:9025', { host: 'localhost', port: 9025 }],
])('listens where it is told to: %s', (CONTACT_LISTEN, expected) => {
  expect(settingsOf({ CONTACT_LISTEN }).CONTACT_LISTEN).toEqual(expected);
});

test.each(['9025', 'localhost', '127.0.0.1:x', '127.0.0.1:99999', ':9025'])('"%s" is no place to listen', (text) => {
  expect(readSettings({ ...GOOD, CONTACT_LISTEN: text })).toEqual({ wrong: ['CONTACT_LISTEN'] });
});

test('trusts the proxies that are named, and no other', () => {
  const { CONTACT_TRUSTED_PROXIES } = settingsOf({ CONTACT_TRUSTED_PROXIES: '127.0.0.1, ::1 10.1.0.0/16 fd00::/8' });
  const trusted = (address: string, family: 'ipv4' | 'ipv6') => CONTACT_TRUSTED_PROXIES.check(address, family);
  expect([trusted('127.0.0.1', 'ipv4'), trusted('10.1.2.3', 'ipv4'), trusted('fd12::1', 'ipv6')]).not.toContain(false);
  expect([trusted('127.0.0.2', 'ipv4'), trusted('10.2.0.1', 'ipv4'), trusted('::2', 'ipv6')]).not.toContain(true);
  expect(settingsOf({}).CONTACT_TRUSTED_PROXIES.check('127.0.0.1', 'ipv4')).toBe(false);
});

test.each(['0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0', 'proxy'])('"%s" cannot be trusted', (text) => {
  expect(readSettings({ ...GOOD, CONTACT_TRUSTED_PROXIES: text })).toEqual({ wrong: ['CONTACT_TRUSTED_PROXIES'] });
});
