// Guards what an article says of its reviews.
import { screen } from '@testing-library/react';
import { ArticleEnd } from '../../../../src/components/sections/article/ArticleEnd';
import { renderInTheme } from '../../../support/render-in-theme';

const texts = {
  author: 'Written by a nurse.',
  address: 'Read at',
  review: { last: 'Reviewed on {date}.', next: 'Next on {date}.' },
};
const reviewed = { text: '5 April 2026', dateTime: '2026-04-05' };
const reviewBy = { text: '5 April 2027', dateTime: '2027-04-05' };
const shared = { url: 'https://example.com/blog/a/', texts };

test('shows both days, to people and to machines', () => {
  renderInTheme(<ArticleEnd {...shared} reviewed={reviewed} reviewBy={reviewBy} />);
  expect(screen.getByText(/Reviewed on/)).toHaveTextContent(/^Reviewed on 5 April 2026\.$/);
  expect(screen.getByText(/Next on/)).toHaveTextContent(/^Next on 5 April 2027\.$/);
  expect(screen.getByText('5 April 2027')).toHaveAttribute('datetime', '2027-04-05');
});

test('a review that nobody has recorded is not mentioned', () => {
  renderInTheme(<ArticleEnd {...shared} reviewed={null} reviewBy={reviewBy} />);
  expect(screen.queryByText(/Reviewed on/)).not.toBeInTheDocument();
});

test('nothing is said of reviews where no day is given', () => {
  renderInTheme(<ArticleEnd {...shared} reviewed={null} reviewBy={null} />);
  expect(screen.queryByRole('time')).not.toBeInTheDocument();
  expect(document.body).toHaveTextContent('Written by a nurse.Read at https://example.com/blog/a/');
});
