import { readSettings } from '../../src/contact-endpoint/settings';

const GOOD = {
  CONTACT_TO: 'owner@example.com',
  CONTACT_FROM: 'website@example.com',
  CONTACT_ORIGINS: 'https://www.example.com/, http://localhost:9000',
  SMTP_HOST: 'smtp.example.com',
};

test('reads the variables, with TLS demanded unless told otherwise', () => {
  expect(readSettings({ ...GOOD, SMTP_USER: '' })).toEqual({
    settings: {
      ...GOOD,
      CONTACT_ORIGINS: ['https://www.example.com', 'http://localhost:9000'],
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
