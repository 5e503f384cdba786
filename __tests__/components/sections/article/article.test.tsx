// Guards what an article says of itself: its status, what is expected to change, and how it is shared.
import { screen, within } from '@testing-library/react';
import { ArticleHeader } from '../../../../src/components/sections/article/ArticleHeader';
import { ReviewNotices } from '../../../../src/components/sections/article/ReviewNotices';
import { renderInTheme } from '../../../support/render-in-theme';
import { showShareRow, TITLE } from '../../../support/show-share-row';

test('an article that is not published yet says so above its title, in valid HTML', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation();
  renderInTheme(
    <ArticleHeader
      slug="rest"
      title="Rest"
      excerpt="How to sleep by day."
      category={{ name: 'Wellness', href: '/blog/category/wellness/' }}
      published={{ text: '2 January 2099', dateTime: '2099-01-02' }}
      updated={null}
      readTime="4 min read"
      statusLabel="Draft"
      cover={{ childImageSharp: null }}
      coverAlt=""
      breadcrumbs={null}
      texts={{ back: 'Back to Blog', published: 'Published', updated: 'Updated' }}
    />,
  );
  const badge = within(screen.getByRole('banner')).getByText('Draft');
  const title = screen.getByRole('heading', { level: 1 });
  expect(badge.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

describe('a notice', () => {
  const shared = {
    reviewBy: { text: '5 April 2026', dateTime: '2026-04-05' },
    expected: [{ labels: ['The weekly rate', 'NMC fee'], from: '5 April 2027', dateTime: '2027-04-05' }],
    texts: { overdue: 'Due by {date}.', expected: 'From {date}: {what}.', expectedCheck: 'Checked by {date}.' },
  };

  test('says what is expected to change, and when the article is reviewed', () => {
    renderInTheme(<ReviewNotices {...shared} isOverdue={false} />);
    expect(document.body).toHaveTextContent(
      /^From 5 April 2027: the weekly rate, NMC fee\. Checked by 5 April 2026\.$/,
    );
  });

  test('says that a review is overdue, and then promises none', () => {
    renderInTheme(<ReviewNotices {...shared} isOverdue />);
    expect(screen.getByText(/^Due/)).toHaveTextContent(/^Due by 5 April 2026\.$/);
    expect(screen.getByText(/^From/)).toHaveTextContent(/NMC fee\.$/);
  });

  test('is not there where nothing is known', () => {
    renderInTheme(<ReviewNotices {...shared} reviewBy={null} expected={[]} isOverdue={false} />);
    expect(document.body).toHaveTextContent(/^$/);
  });
});

test('the services to share are plain links to the published address, in a new tab but for e-mail', () => {
  showShareRow();
  const address = encodeURIComponent('https://www.example.com/blog/relatives/');
  for (const name of ['WhatsApp', 'LinkedIn', 'Facebook', 'X']) {
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link.getAttribute('href')).toContain(address);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const email = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'E-mail' }).href);
  expect(email.searchParams.get('subject')).toBe(TITLE);
  expect(email.searchParams.get('body')).toContain('https://www.example.com/blog/relatives/');
});
