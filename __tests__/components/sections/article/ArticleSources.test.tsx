// Guards the list of sources.
import { screen, within } from '@testing-library/react';
import { ArticleSources } from '../../../../src/components/sections/article/ArticleSources';
import { renderInTheme } from '../../../support/render-in-theme';

test('every source is a link, with the day on which it was checked only where there is one', () => {
  renderInTheme(
    <ArticleSources
      texts={{ title: 'Sources', checked: 'looked at on {date}' }}
      sources={[
        {
          title: 'NMC: Practice hours',
          url: 'https://nmc.example/hours/',
          checked: '22 November 2026',
          checkedTime: '2026-11-22',
        },
        { title: 'GOV.UK: Leave', url: 'https://gov.example/leave', checked: null, checkedTime: null },
      ]}
    />,
  );
  const list = within(screen.getByRole('region', { name: 'Sources' })).getByRole('list');
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('NMC: Practice hours looked at on 22 November 2026');
  expect(first?.querySelector('time')).toHaveAttribute('datetime', '2026-11-22');
  expect(second).toHaveTextContent(/^GOV.UK: Leave$/);
  expect(within(list).getByRole('link', { name: 'GOV.UK: Leave' })).toHaveAttribute(
    'href',
    'https://gov.example/leave',
  );
});
