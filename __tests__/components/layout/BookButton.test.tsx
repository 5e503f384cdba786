// Guards what booking links say about the page they are on.
import { render, screen } from '@testing-library/react';
import { BookButton } from '../../../src/components/layout/BookButton';
import { PagePathContext } from '../../../src/hooks/use-booking-address';
import { staticQueryData } from '../../jest/stubs/gatsby';

const OWN = 'https://cal.com/ada/call?name=A%20B&x=(1)';
const PARAMETERS = 'utm_source=gracemensah.co.uk&utm_medium=website&utm_campaign=%2Fblog%2Fband-6%2F';

test.each([
  ['https://cal.com/ada', true, `https://cal.com/ada?${PARAMETERS}`],
  // The owner's own parameters stay as they are, and none is doubled.
  [`${OWN}#times`, true, `${OWN}&${PARAMETERS}#times`],
  [`${OWN}#times`, false, `${OWN}#times`],
  [
    'https://cal.com/?utm_campaign=a&utm_source=',
    true,
    'https://cal.com/?utm_campaign=a&utm_source=&utm_medium=website',
  ],
  [`https://cal.com/ada?${PARAMETERS}`, true, `https://cal.com/ada?${PARAMETERS}`],
])('a link to %s, with its page: %s', (url, utm, address) => {
  staticQueryData.current = {
    siteSettings: { siteUrl: 'https://www.gracemensah.co.uk', booking: { url, utm } },
    interfaceText: { newTab: '(new tab)' },
  };
  render(
    <PagePathContext value="/blog/band-6/">
      <BookButton>Book a call</BookButton>
    </PagePathContext>,
  );
  expect(screen.getByRole('link', { name: 'Book a call (new tab)' })).toHaveAttribute('href', address);
});
