import { screen } from '@testing-library/react';
import { OverdueNotice } from '../../../../src/components/sections/article/OverdueNotice';
import { ReviewDates } from '../../../../src/components/sections/article/ReviewDates';
import { renderInTheme } from '../../../support/render-in-theme';

const texts = { last: 'Reviewed on {date}.', next: 'Next on {date}.' };
const last = { text: '5 April 2026', dateTime: '2026-04-05' };
const next = { text: '5 April 2027', dateTime: '2027-04-05' };

test('both days are told, for people and for machines', () => {
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

test('an overdue review is told with its day', () => {
  renderInTheme(<OverdueNotice text="Due on {date}, so check." due={last} />);
  expect(screen.getByText(/Due on/)).toHaveTextContent(/^Due on 5 April 2026, so check\.$/);
});
