// Guards the key points above an article.
import { screen, within } from '@testing-library/react';
import { KeyPoints } from '../../../../src/components/sections/article/KeyPoints';
import { renderInTheme } from '../../../support/render-in-theme';

test('the points are a list under a heading of level 2', () => {
  renderInTheme(<KeyPoints title="In short" points={['Ask early.', 'Keep proof.', 'Rest.']} tool={null} />);
  const region = screen.getByRole('region', { name: 'In short' });
  expect(within(region).getByRole('heading', { level: 2, name: 'In short' })).toBeVisible();
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Ask early.', 'Keep proof.', 'Rest.']);
});

test('they end with a link to the tool that belongs to the article', () => {
  const tool = { linkLabel: 'Plan your leave', href: '/tools/leave/' };
  renderInTheme(<KeyPoints title="In short" points={['Ask early.']} tool={tool} />);
  expect(screen.getByRole('link', { name: 'Plan your leave' })).toHaveAttribute('href', '/tools/leave/');
});
