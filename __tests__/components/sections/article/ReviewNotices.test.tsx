// Guards the notices of what is expected to change.
import { screen } from '@testing-library/react';
import { ReviewNotices } from '../../../../src/components/sections/article/ReviewNotices';
import { renderInTheme } from '../../../support/render-in-theme';

const shared = {
  reviewBy: { text: '5 April 2026', dateTime: '2026-04-05' },
  expected: [{ labels: ['The weekly rate', 'NMC fee'], from: '5 April 2027', dateTime: '2027-04-05' }],
  texts: { overdue: 'Due by {date}.', expected: 'From {date}: {what}.', expectedCheck: 'Checked by {date}.' },
};

test('shows what is expected to change, and with the next review where it is known', () => {
  const { unmount } = renderInTheme(<ReviewNotices {...shared} isOverdue={false} />);
  expect(screen.getByText(/^From/).parentElement).toHaveTextContent(
    /^From 5 April 2027: the weekly rate, NMC fee\. Checked by 5 April 2026\.$/,
  );
  expect(screen.queryByText(/^Due/)).not.toBeInTheDocument();
  unmount();
  renderInTheme(<ReviewNotices {...shared} reviewBy={null} isOverdue={false} />);
  expect(screen.getByText(/^From/)).toHaveTextContent(/NMC fee\.$/);
});

test('says that a review is overdue, and then promises none', () => {
  renderInTheme(<ReviewNotices {...shared} isOverdue />);
  expect(screen.getByText(/^Due/)).toHaveTextContent(/^Due by 5 April 2026\.$/);
  expect(screen.getByText(/^From/)).toHaveTextContent(/NMC fee\.$/);
});

test('an article of which nothing is known has no notice', () => {
  renderInTheme(<ReviewNotices {...shared} reviewBy={null} expected={[]} isOverdue={false} />);
  expect(document.body).toHaveTextContent(/^$/);
});
