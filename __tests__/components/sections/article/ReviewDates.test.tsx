import { screen } from '@testing-library/react';
import { ExpectedNotice } from '../../../../src/components/sections/article/ExpectedNotice';
import { ReviewDates } from '../../../../src/components/sections/article/ReviewDates';
import { renderInTheme } from '../../../support/render-in-theme';

const texts = { last: 'Reviewed on {date}.', next: 'Next on {date}.' };
const last = { text: '5 April 2026', dateTime: '2026-04-05' };
const next = { text: '5 April 2027', dateTime: '2027-04-05' };

test('shows both days, to people and to machines', () => {
  renderInTheme(<ReviewDates last={last} next={next} texts={texts} />);
  expect(screen.getByText(/Reviewed on/)).toHaveTextContent(/^Reviewed on 5 April 2026\.$/);
  expect(screen.getByText(/Next on/)).toHaveTextContent(/^Next on 5 April 2027\.$/);
  expect(screen.getByText('5 April 2027')).toHaveAttribute('datetime', '2027-04-05');
});

test('a review that nobody has recorded is not mentioned', () => {
  renderInTheme(<ReviewDates last={null} next={next} texts={texts} />);
  expect(screen.queryByText(/Reviewed on/)).not.toBeInTheDocument();
});

test('nothing is shown where no day is given', () => {
  renderInTheme(<ReviewDates last={null} next={null} texts={texts} />);
  expect(screen.queryByRole('time')).not.toBeInTheDocument();
  expect(document.body).toHaveTextContent(/^$/);
});

test('shows what is expected to change, and with the next review where it is known', () => {
  const words = { expected: 'From {date}: {what}.', expectedCheck: 'Checked by {date}.' };
  const change = { changes: [{ labels: ['The weekly rate', 'NMC fee'], day: next }], texts: words };
  const { unmount } = renderInTheme(<ExpectedNotice {...change} check={last} />);
  expect(screen.getByText(/^From/)).toHaveTextContent(
    /^From 5 April 2027: the weekly rate, NMC fee\. Checked by 5 April 2026\.$/,
  );
  unmount();
  renderInTheme(<ExpectedNotice {...change} check={null} />);
  expect(screen.getByText(/^From/)).toHaveTextContent(/NMC fee\.$/);
});
