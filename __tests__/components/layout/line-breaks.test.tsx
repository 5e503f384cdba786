// Guards where lines of large text and of narrow windows break.
import { SiteNotice } from '../../../src/components/layout/SiteNotice';
import { MailAddress } from '../../../src/components/ui/MailAddress';
import { renderInTheme } from '../../support/render-in-theme';

jest.mock('../../../src/hooks/use-site-settings', () => ({
  useInterfaceText: () => ({ dismissToast: 'Dismiss' }),
  useSiteSettings: () => ({ notice: { text: 'Closed until 5 January.', link: null, from: null, until: '2027-01-05' } }),
}));

test('a day of the notice stays with its month', () => {
  const { container } = renderInTheme(<SiteNotice />);
  expect(container.querySelector('p')?.textContent).toBe('Closed until 5\u00a0January.');
});

test('an e-mail address breaks after its @ and before its dots', () => {
  const { container } = renderInTheme(<MailAddress address="jo.smith@nhs.example" />);
  expect(container.querySelector('span')?.innerHTML).toBe('jo<wbr>.smith@<wbr>nhs<wbr>.example');
});
