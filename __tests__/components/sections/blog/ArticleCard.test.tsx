// Guards the card of an article.
import { screen, within } from '@testing-library/react';
import { ArticleCard } from '../../../../src/components/sections/blog/ArticleCard';
import { ARTICLES } from '../../../support/listing-fixture';
import { renderInTheme } from '../../../support/render-in-theme';

const [ARTICLE] = ARTICLES;
if (!ARTICLE) throw new Error('The fixture has no articles.');

test('an article that is not published yet says so on its card', () => {
  renderInTheme(
    <ArticleCard article={{ ...ARTICLE, statusLabel: 'Scheduled for 2 January 2099' }} readMore="Read" level={2} />,
  );
  expect(within(screen.getByRole('article')).getByText('Scheduled for 2 January 2099')).toBeVisible();
});

test('a published article has the same card without it', () => {
  const { container, rerender } = renderInTheme(<ArticleCard article={ARTICLE} readMore="Read" level={2} />);
  const published = container.innerHTML;
  rerender(<ArticleCard article={{ ...ARTICLE, statusLabel: 'Draft' }} readMore="Read" level={2} />);
  screen.getByText('Draft').parentElement?.parentElement?.remove();
  expect(container.innerHTML).toBe(published);
});
