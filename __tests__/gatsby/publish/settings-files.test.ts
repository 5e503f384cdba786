// Guards the files made from the settings.
import { securityTxt } from '../../../src/gatsby/publish/settings-files';

const SETTINGS = {
  siteUrl: 'https://www.example.com',
  language: 'en-GB',
  security: { email: 'safe@example.com', expires: '2027-10-31' },
};

test('security.txt contains contact, expiry, language and its own address', () => {
  expect(securityTxt(SETTINGS)).toBe(
    'Contact: mailto:safe@example.com\nExpires: 2027-10-31T23:59:59Z\nPreferred-Languages: en\n' +
      'Canonical: https://www.example.com/.well-known/security.txt\n',
  );
});
