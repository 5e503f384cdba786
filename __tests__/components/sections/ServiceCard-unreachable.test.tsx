// Guards a service card whose dialog fails to load.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { ServiceCard } from '../../../src/components/sections/ServiceCard';
import { giveSite } from '../../support/give-site';
import { renderInTheme } from '../../support/render-in-theme';
import { SERVICE } from '../../support/service';

jest.mock('../../../src/components/sections/ServiceDialog', () => {
  throw new Error('Loading chunk 1 failed.');
});

beforeEach(giveSite);

test('where the dialog cannot be fetched, the link leads to the same text on a page', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  renderInTheme(<ServiceCard {...SERVICE} hasPage={false} pageUrl={null} />);
  await userEvent.click(screen.getByRole('link', { name: 'Explore wellness' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/services/#wellness'));
  expect(screen.getByRole('link', { name: 'Explore wellness' })).toBeVisible();
});
