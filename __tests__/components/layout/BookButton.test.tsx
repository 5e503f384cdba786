// Guards the address of booking links.
import { render, screen } from '@testing-library/react';
import { BookButton } from '../../../src/components/layout/BookButton';
import { PagePathContext } from '../../../src/hooks/use-booking-address';
import { staticQueryData } from '../../jest/stubs/gatsby';

test('a booking link names its page', () => {
  staticQueryData.current = {
    siteSettings: { siteUrl: 'https://www.example.com', booking: { url: 'https://cal.com/ada', utm: true } },
    interfaceText: { newTab: '(new tab)' },
  };
  render(
    <PagePathContext value="/about/">
      <BookButton>Book a call</BookButton>
    </PagePathContext>,
  );
  expect(screen.getByRole('link', { name: 'Book a call (new tab)' })).toHaveAttribute(
    'href',
    'https://cal.com/ada?utm_source=example.com&utm_medium=website&utm_campaign=%2Fabout%2F',
  );
});
