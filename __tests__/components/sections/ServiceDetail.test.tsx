// Guards a service in full.
import { screen } from '@testing-library/react';
import { ServiceDetail, type ServiceDetailProps } from '../../../src/components/sections/ServiceDetail';
import { giveSite } from '../../support/give-site';
import { renderInTheme } from '../../support/render-in-theme';
import { SERVICE } from '../../support/service';

beforeEach(giveSite);

const service: ServiceDetailProps = {
  ...SERVICE,
  slug: 'guidance',
  title: 'Guidance',
  shortDescription: 'Short.',
  longDescription: 'Long.',
  audienceTitle: 'Who it is for',
  audience: 'Nurses on the move.',
  price: 'From $197',
  pageUrl: '/guidance/',
  linkLabel: 'Explore guidance',
  bookLabel: 'Book a call',
  tone: 'plain',
  space: 'full',
  mediaFirst: false,
};

test('a service is a named section with everything about it, at the anchor of its slug', () => {
  renderInTheme(<ServiceDetail {...service} />);
  const section = screen.getByRole('region', { name: 'Guidance' });
  expect(section).toHaveAttribute('id', 'guidance');
  expect(section).toHaveTextContent('Short.');
  expect(section).toHaveTextContent('Long.');
  expect(screen.getByRole('term')).toHaveTextContent('Who it is for');
  expect(screen.getByRole('definition')).toHaveTextContent('Nurses on the move.');
  expect(section).toHaveTextContent('From $197');
  expect(screen.getByRole('link', { name: 'Explore guidance' })).toHaveAttribute('href', '/guidance/');
  expect(screen.getByRole('link', { name: 'Book a call (opens in a new tab)' })).toHaveAttribute('target', '_blank');
});

test('without a price and a page of its own neither is shown', () => {
  renderInTheme(<ServiceDetail {...service} price={null} pageUrl={null} />);
  expect(screen.queryByText(/From/)).not.toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
