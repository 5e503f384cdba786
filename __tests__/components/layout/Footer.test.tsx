// Guards the links to profiles in the footer.
import { screen } from '@testing-library/react';
import { Footer } from '../../../src/components/layout/Footer';
import { renderInTheme } from '../../support/render-in-theme';
import { staticQueryData } from '../../support/stubs/gatsby';

beforeEach(() => {
  staticQueryData.current = {
    siteSettings: {
      brand: { name: 'Brand', description: 'What we do.' },
      email: 'hello@example.com',
      social: [
        { network: 'x', label: 'X', href: null },
        { network: 'linkedin', label: 'LinkedIn', href: 'https://www.example.com/in' },
      ],
      footer: {
        groups: [
          {
            title: 'Resources',
            links: [
              { label: 'Blog', href: '/blog/' },
              { label: 'Webinars', href: null },
            ],
          },
        ],
        contactTitle: 'Contact',
        socialTitle: 'Follow us',
        legal: [{ label: 'Privacy Policy', href: null }],
        rights: 'All rights reserved.',
      },
    },
    interfaceText: {
      newTab: '(opens in a new tab)',
      footerNavigation: 'Footer',
      theme: { label: 'Colours', light: 'Light', dark: 'Dark', system: 'System' },
    },
  };
});

test('a profile opens in a new tab and says so; one without an address does not pretend', () => {
  renderInTheme(<Footer />);
  const link = screen.getByRole('link', { name: 'LinkedIn (opens in a new tab)' });
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.queryByRole('link', { name: /^X/ })).not.toBeInTheDocument();
});
