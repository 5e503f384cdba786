// Guards the card of a service and its dialog.
import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServiceCard } from '../../../src/components/sections/ServiceCard';
import { giveSite } from '../../support/give-site';
import { renderInTheme } from '../../support/render-in-theme';
import { SERVICE } from '../../support/service';

beforeEach(giveSite);

test('a service shows its icon, which is only to be seen', () => {
  const { container } = renderInTheme(<ServiceCard {...SERVICE} />);
  const drawing = container.querySelector('svg');
  expect(drawing).toHaveAttribute('aria-hidden', 'true');
  const { container: other } = renderInTheme(<ServiceCard {...SERVICE} icon="compass" />);
  expect(other.querySelector('svg')?.innerHTML).not.toBe(drawing?.innerHTML);
});

test('a service without a page leads to its place on the services page as long as there is no script', () => {
  renderInTheme(<ServiceCard {...SERVICE} hasPage={false} pageUrl={null} />);
  const link = screen.getByRole('link', { name: 'Explore wellness' });
  expect(link).toHaveAttribute('href', '/services/#wellness');
  expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  expect(screen.queryByText(SERVICE.longDescription)).not.toBeInTheDocument();
});

test('with script it opens its long description in a dialog, and closing gives the focus back', async () => {
  const user = userEvent.setup();
  renderInTheme(<ServiceCard {...SERVICE} hasPage={false} pageUrl={null} />);
  const link = screen.getByRole('link', { name: 'Explore wellness' });
  await user.click(link);
  const dialog = await screen.findByRole('dialog', { name: 'Wellness' });
  expect(dialog).toHaveTextContent(SERVICE.longDescription);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitForElementToBeRemoved(dialog);
  await waitFor(() => expect(link).toHaveFocus());
});

test('Escape closes the dialog, and it can be opened again', async () => {
  const user = userEvent.setup();
  renderInTheme(<ServiceCard {...SERVICE} hasPage={false} pageUrl={null} />);
  const link = screen.getByRole('link', { name: 'Explore wellness' });
  await user.click(link);
  const dialog = await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitForElementToBeRemoved(dialog);
  await user.click(link);
  expect(await screen.findByRole('dialog', { name: 'Wellness' })).toBeInTheDocument();
});
