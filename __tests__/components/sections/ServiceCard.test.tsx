// Guards a service: its card, the dialog of the card, and the service in full.
import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServiceCard } from '../../../src/components/sections/ServiceCard';
import { ServiceDetail, type ServiceDetailProps } from '../../../src/components/sections/ServiceDetail';
import { giveSite } from '../../support/give-site';
import { renderInTheme } from '../../support/render-in-theme';
import { SERVICE } from '../../support/service';

beforeEach(giveSite);

describe('the card of a service without a page', () => {
  test('leads to its place on the services page as long as there is no script', () => {
    renderInTheme(<ServiceCard {...SERVICE} hasPage={false} pageUrl={null} />);
    const link = screen.getByRole('link', { name: 'Explore wellness' });
    expect(link).toHaveAttribute('href', '/services/#wellness');
    expect(link).toHaveAttribute('aria-haspopup', 'dialog');
    expect(screen.queryByText(SERVICE.longDescription)).not.toBeInTheDocument();
  });

  test('opens its long description in a dialog, again and again, and closing gives the focus back', async () => {
    const user = userEvent.setup();
    renderInTheme(<ServiceCard {...SERVICE} hasPage={false} pageUrl={null} />);
    const link = screen.getByRole('link', { name: 'Explore wellness' });
    const close = [() => user.click(screen.getByRole('button', { name: 'Close' })), () => user.keyboard('{Escape}')];
    for (const leave of close) {
      await user.click(link);
      const dialog = await screen.findByRole('dialog', { name: 'Wellness' });
      expect(dialog).toHaveTextContent(SERVICE.longDescription);
      await leave();
      await waitForElementToBeRemoved(dialog);
      await waitFor(() => expect(link).toHaveFocus());
    }
  });
});

describe('a service in full', () => {
  const service: ServiceDetailProps = {
    ...SERVICE,
    slug: 'guidance',
    title: 'Guidance',
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

  test('is a named section at the anchor of its slug, with its audience, price and links', () => {
    renderInTheme(<ServiceDetail {...service} />);
    const section = screen.getByRole('region', { name: 'Guidance' });
    expect(section).toHaveAttribute('id', 'guidance');
    expect(section).toHaveTextContent(SERVICE.longDescription);
    expect(screen.getByRole('term')).toHaveTextContent('Who it is for');
    expect(screen.getByRole('definition')).toHaveTextContent('Nurses on the move.');
    expect(section).toHaveTextContent('From $197');
    expect(screen.getByRole('link', { name: 'Explore guidance' })).toHaveAttribute('href', '/guidance/');
    const book = screen.getByRole('link', { name: 'Book a call (opens in a new tab)' });
    expect(book).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('shows neither a price nor a page that it does not have', () => {
    renderInTheme(<ServiceDetail {...service} price={null} pageUrl={null} />);
    expect(screen.queryByText(/From/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
