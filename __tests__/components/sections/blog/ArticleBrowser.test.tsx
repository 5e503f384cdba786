// Guards the listing: first cards, Load More, filters, addresses.
import { ThemeProvider } from '@mui/material/styles';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ArticleCard } from '../../../../src/components/sections/blog/ArticleCard';
import { postPath } from '../../../../src/routes';
import { theme } from '../../../../src/theme/theme';
import { browser, chip, loadMore, numbered, startOver, status, titles } from '../../../support/article-browser';
import { ARTICLES } from '../../../support/listing-fixture';
import { renderInTheme } from '../../../support/render-in-theme';

/** Typing letter by letter takes its time on a busy machine. */
jest.setTimeout(30_000);

beforeEach(() => {
  startOver();
});

test('the server renders the first six cards, the filters as links and the way to the next page', () => {
  const html = renderToString(<ThemeProvider theme={theme}>{browser()}</ThemeProvider>);
  expect(html.match(/<article/g)).toHaveLength(6);
  expect(html).toContain('href="/blog/category/relocation/"');
  expect(html).toContain('href="/blog/page/2/"');
});

test('a card shows category, date, title, excerpt and reading time, and its one link names the article', () => {
  renderInTheme(browser());
  const [card] = screen.getAllByRole('article');
  if (!card) throw new Error('no card');
  for (const text of ['Career Development', '14 May 2024', 'Excerpt 1.', '4 min read']) {
    expect(within(card).getByText(text)).toBeInTheDocument();
  }
  expect(within(card).getAllByRole('link')).toHaveLength(1);
  expect(within(card).getByRole('link', { name: 'Read More Article 1' })).toHaveAttribute(
    'href',
    postPath('article-1'),
  );
});

test('an article that is not published yet says so on its card', () => {
  const scheduled = ARTICLES.slice(0, 1).map((article) => ({
    ...article,
    statusLabel: 'Scheduled for 2 January 2099',
  }));
  renderInTheme(scheduled.map((article) => <ArticleCard key="card" article={article} readMore="Read" level={2} />));
  expect(within(screen.getByRole('article')).getByText('Scheduled for 2 January 2099')).toBeVisible();
});

test('Load More shows six more each time, takes the focus to the first new card, and goes when all are shown', async () => {
  renderInTheme(browser());
  expect(status()).toHaveTextContent('1 to 6 of 14');
  await userEvent.click(loadMore());
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(screen.getByRole('link', { name: 'Read More Article 7' })).toHaveFocus();
  expect(loadMore()).toHaveAttribute('href', '/blog/page/3/');
  await userEvent.click(loadMore());
  await waitFor(() => expect(titles()).toHaveLength(14));
  expect(screen.getByRole('link', { name: 'Read More Article 13' })).toHaveFocus();
  expect(screen.queryByRole('link', { name: 'Load More Articles' })).not.toBeInTheDocument();
  expect(status()).toHaveTextContent('14 articles');
});

test('a filter shows its category in place, in the address, and the back button undoes it', async () => {
  renderInTheme(browser());
  await userEvent.click(chip('Relocation'));
  await waitFor(() => expect(titles()).toEqual(numbered(2, 5, 8, 11, 14)));
  expect(window.location.search).toBe('?category=Relocation');
  expect(chip('Relocation')).toHaveAttribute('aria-current', 'true');
  expect(status()).toHaveTextContent('5 articles');
  act(() => window.history.back());
  await waitFor(() => expect(titles()).toEqual(numbered(1, 2, 3, 4, 5, 6)));
  expect(chip('All Posts')).toHaveAttribute('aria-current', 'true');
});

test('a filter pressed with Ctrl opens its page as any link does', () => {
  renderInTheme(browser());
  const press = createEvent.click(chip('Relocation'), { ctrlKey: true });
  let leftToBrowser = false;
  const stop = (event: Event): void => {
    leftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(chip('Relocation'), press);
  expect(leftToBrowser).toBe(true);
  expect(window.location.search).toBe('');
});

test('All Posts on a further page leads to the first, and the other filters work in place', async () => {
  window.history.replaceState(null, '', '/blog/page/2/');
  renderInTheme(browser(null, 2));
  await userEvent.click(chip('Relocation'));
  await waitFor(() => expect(titles()).toEqual(numbered(2, 5, 8, 11, 14)));
  expect(chip('All Posts')).toHaveAttribute('href', '/blog/');
  const press = createEvent.click(chip('All Posts'));
  fireEvent(chip('All Posts'), press);
  expect(press.defaultPrevented).toBe(false);
});

test.each([
  ['?category=Bedside%20Diary', numbered(3, 6, 9, 12)],
  ['?q=suitcase', numbered(13)],
  ['?category=bedside', numbered(1, 2)],
])('a shared address %s shows its view', async (address, expected) => {
  window.history.replaceState(null, '', `/blog/${address}`);
  renderInTheme(browser());
  await waitFor(() => expect(titles()).toEqual(expected));
});
