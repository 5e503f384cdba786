// Guards what booking links say about the page they are on.
import { bookingAddress } from '../../src/hooks/use-booking-address';

const URL_OF_OWNER = 'https://cal.com/ada/call?name=A%20B&x=(1)#times';
const addressOf = (url: string, utm: boolean | null = true) =>
  bookingAddress({ url, utm }, 'https://www.gracemensah.co.uk', '/blog/band-6/');

const PARAMETERS = 'utm_source=gracemensah.co.uk&utm_medium=website&utm_campaign=%2Fblog%2Fband-6%2F';

test("campaign parameters follow the owner's own", () => {
  expect(addressOf(URL_OF_OWNER)).toBe(`https://cal.com/ada/call?name=A%20B&x=(1)&${PARAMETERS}#times`);
  expect(addressOf('https://cal.com/ada')).toBe(`https://cal.com/ada?${PARAMETERS}`);
});

test.each([null, false])('the address stays as written while `utm` is %s', (utm) => {
  expect(addressOf(URL_OF_OWNER, utm)).toBe(URL_OF_OWNER);
});

test('a parameter of the owner is never doubled', () => {
  expect(addressOf('https://cal.com/ada?utm_campaign=spring&utm_source=')).toBe(
    'https://cal.com/ada?utm_campaign=spring&utm_source=&utm_medium=website',
  );
  const complete = `https://cal.com/ada?${PARAMETERS}`;
  expect(addressOf(complete)).toBe(complete);
});
