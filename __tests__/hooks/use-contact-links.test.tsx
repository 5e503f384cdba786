// Guards the links by which visitors write on WhatsApp or call.
import { renderHook } from '@testing-library/react';
import { useContactLinks } from '../../src/hooks/use-contact-links';
import { staticQueryData } from '../jest/stubs/gatsby';

const number = '+44 7700 900-123';

test.each([
  [
    { whatsapp: { number, message: 'Hi & hello' }, telephone: { number } },
    ['https://wa.me/447700900123?text=Hi%20%26%20hello', 'tel:+447700900123'],
  ],
  [{ whatsapp: { number, message: null }, telephone: null }, ['https://wa.me/447700900123']],
  [null, []],
])('the settings %j lead to %j', (contact, addresses) => {
  staticQueryData.current = { siteSettings: { contact } };
  expect(renderHook(useContactLinks).result.current.map(({ href }) => href)).toEqual(addresses);
});
