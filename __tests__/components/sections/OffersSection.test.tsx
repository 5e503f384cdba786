import { screen } from '@testing-library/react';
import { OffersSection } from '../../../src/components/sections/OffersSection';
import { renderInTheme } from '../../support/render-in-theme';

test('each offer leads to the contact form with its interest chosen', () => {
  renderInTheme(
    <OffersSection
      title="Also possible"
      eyebrow={null}
      lead={null}
      linkLabel="Ask about"
      offers={[
        { icon: 'mentor', title: '1:1 Coaching', description: 'Private.', interest: '1on1' },
        { icon: 'group', title: 'Group Coaching', description: 'Together.', interest: 'group' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: 'Ask about 1:1 Coaching' })).toHaveAttribute(
    'href',
    '/contact/?interest=1on1',
  );
  expect(screen.getByRole('link', { name: 'Ask about Group Coaching' })).toHaveAttribute(
    'href',
    '/contact/?interest=group',
  );
});
