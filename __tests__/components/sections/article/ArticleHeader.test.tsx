// Guards the head of an article.
import { screen, within } from '@testing-library/react';
import { ArticleHeader } from '../../../../src/components/sections/article/ArticleHeader';
import { renderInTheme } from '../../../support/render-in-theme';

function renderHeader(statusLabel: string | null): void {
  renderInTheme(
    <ArticleHeader
      slug="rest"
      title="Rest"
      excerpt="How to sleep by day."
      category={{ name: 'Wellness', href: '/blog/category/wellness/' }}
      published={{ text: '2 January 2099', dateTime: '2099-01-02' }}
      updated={null}
      readTime="4 min read"
      statusLabel={statusLabel}
      cover={{ childImageSharp: null }}
      coverAlt=""
      breadcrumbs={null}
      texts={{ back: 'Back to Blog', published: 'Published', updated: 'Updated' }}
    />,
  );
}

test('an article that is not published yet says so above its title', () => {
  renderHeader('Draft');
  const badge = within(screen.getByRole('banner')).getByText('Draft');
  const title = screen.getByRole('heading', { level: 1 });
  expect(badge.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the head of a published article has its category first', () => {
  renderHeader(null);
  expect(screen.getByText('Wellness').parentElement?.firstElementChild).toHaveTextContent('Wellness');
});
