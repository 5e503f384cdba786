// Guards a service: its card, the card's dialog, and the full description.
import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { ServiceCard } from '../../../src/components/services/ServiceCard';
import { renderInTheme } from '../../support/render-in-theme';

/** A service with its own page. */
const SERVICE = {
  slug: 'wellness',
  icon: 'heart',
  title: 'Wellness',
  shortDescription: 'Rest and work in balance.',
  longDescription: 'We look at your week and find the hours that belong to you.',
  audience: 'Nurses who are tired.',
  image: { childImageSharp: null },
  imageAlt: '',
  hasPage: true,
  pageUrl: '/wellness/',
  linkLabel: 'Explore wellness',
};

let mockIsReachable = true;
jest.mock('../../../src/components/services/ServiceDialog', () => {
  if (!mockIsReachable) throw new Error('Loading chunk 1 failed.');
  return jest.requireActual('../../../src/components/services/ServiceDialog');
});

test('the link leads to the services page if the dialog cannot load', async () => {
  mockIsReachable = false;
  jest.spyOn(console, 'warn').mockImplementation();
  renderInTheme(<ServiceCard {...SERVICE} hasPage={false} pageUrl={null} />);
  await userEvent.click(screen.getByRole('link', { name: 'Explore wellness' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/services/#wellness'));
  expect(screen.getByRole('link', { name: 'Explore wellness' })).toBeVisible();
  mockIsReachable = true;
});

test('a card opens its dialog repeatedly; closing returns the focus', async () => {
  const user = userEvent.setup();
  renderInTheme(<ServiceCard {...SERVICE} hasPage={false} pageUrl={null} />);
  const link = screen.getByRole('link', { name: 'Explore wellness' });
  // Without script, it links to the service on the services page.
  expect(link).toHaveAttribute('href', '/services/#wellness');
  expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.queryByText(SERVICE.longDescription)).not.toBeInTheDocument();
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
