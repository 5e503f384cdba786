import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { ServiceDialogLink } from '../../../src/components/sections/ServiceDialogLink';
import { renderInTheme } from '../../support/render-in-theme';

jest.mock('../../../src/components/sections/ServiceDialog', () => {
  throw new Error('Loading chunk 1 failed.');
});

test('where the dialog cannot be fetched, the link leads to the same text on a page', async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  renderInTheme(<ServiceDialogLink to="/services/#wellness" label="Explore" title="Wellness" text="Hours." />);
  await userEvent.click(screen.getByRole('link', { name: 'Explore' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/services/#wellness'));
  expect(screen.getByRole('link', { name: 'Explore' })).toBeVisible();
});
