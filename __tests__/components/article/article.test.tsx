// Guards an article's status and its expected changes.
import { screen, within } from '@testing-library/react';
import { ArticleHeader } from '../../../src/components/article/ArticleHeader';
import { ReviewNotices } from '../../../src/components/article/ReviewNotices';
import { renderInTheme } from '../../support/render-in-theme';

const PEOPLE = {
  by: 'By {people}',
  reviewer: 'by {person}',
  originally: 'First published by {title}',
  title: 'Authors',
};

test("a hidden article's status is above its title, in valid HTML", () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  renderInTheme(
    <ArticleHeader
      slug="rest"
      title="Rest"
      excerpt="How to sleep by day."
      category={{ name: 'Wellness', href: '/blog/category/wellness/' }}
      date="2099-01-02"
      updated={null}
      readTime="4 min read"
      statusLabel="Draft"
      cover={{ childImageSharp: null }}
      coverAlt=""
      breadcrumbs={null}
      authors={null}
      originally={null}
      texts={{ back: 'Back to Blog', published: 'Published', updated: 'Updated', people: PEOPLE }}
    />,
  );
  const badge = within(screen.getByRole('banner')).getByText('Draft');
  const title = screen.getByRole('heading', { level: 1 });
  expect(badge.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

const RATE = {
  labels: ['The weekly rate', 'NMC fee'],
  from: '2027-04-05',
  isOverdue: false,
};

test.each([
  [{}, /^From 5 April 2027: the weekly rate, NMC fee\. Checked by 5 April 2026\.$/],
  // An overdue review is reported, without promising another.
  [{ isOverdue: true }, /^Due by 5 April 2026\.From 5 April 2027: the weekly rate, NMC fee\.$/],
  [{ reviewBy: null, expected: [] }, /^$/],
  [
    { expected: [{ ...RATE, isOverdue: true }] },
    /^Not since 5 April 2027: the weekly rate, NMC fee\. Checked by 5 April 2026\.$/,
  ],
])('a notice of %j lists the expected changes and the next review', (changes, text) => {
  const notice = {
    reviewBy: '2026-04-05',
    expected: [RATE],
    texts: {
      overdue: 'Due by {date}.',
      expected: 'From {date}: {what}.',
      expectedPassed: 'Not since {date}: {what}.',
      expectedCheck: 'Checked by {date}.',
    },
    isOverdue: false,
  };
  renderInTheme(<ReviewNotices {...notice} {...changes} />);
  expect(document.body).toHaveTextContent(text);
});
