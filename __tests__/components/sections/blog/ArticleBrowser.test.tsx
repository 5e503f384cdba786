import { ThemeProvider } from '@mui/material/styles';
import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ArticleBrowser } from '../../../../src/components/sections/blog/ArticleBrowser';
import { forgetJsonFiles } from '../../../../src/hooks/use-json-files';
import { theme } from '../../../../src/theme/theme';
import { serveFiles } from '../../../support/fake-files';
import { CHOICES, FILES, sourceOf, TEXTS } from '../../../support/listing-fixture';
import { renderInTheme } from '../../../support/render-in-theme';

const browser = (category: string | null = null, page = 1) => (
  <ArticleBrowser source={sourceOf(category, page)} choices={CHOICES} locationKey="first" texts={TEXTS} />
);

const titles = (): string[] =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent ?? '');
const numbered = (...numbers: number[]): string[] => numbers.map((number) => `Article ${number}`);
const status = () => screen.getByRole('status');
const search = () => screen.getByRole('searchbox', { name: 'Search articles' });
const chip = (name: string) => screen.getByRole('link', { name });
const loadMore = (role: 'link' | 'button' = 'link') => screen.getByRole(role, { name: 'Load More Articles' });

/** Typing letter by letter takes its time on a busy machine. */
jest.setTimeout(30_000);

let asked: string[];

beforeEach(() => {
  forgetJsonFiles();
  asked = serveFiles(FILES);
  window.history.replaceState(null, '', '/blog/');
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
  expect(within(card).getByRole('link', { name: 'Read More Article 1' })).toHaveAttribute('href', '/blog/article-1/');
});

test('nothing is fetched before it is needed', () => {
  renderInTheme(browser());
  expect(asked).toEqual([]);
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

test('search finds title or excerpt in any case, and a card gets its date once it is there', async () => {
  renderInTheme(browser());
  await userEvent.type(search(), ' suitCASE ');
  await waitFor(() => expect(titles()).toEqual(['Article 13']));
  expect(status()).toHaveTextContent('1 article');
  expect(await screen.findByText('2 May 2024')).toBeInTheDocument();
  await waitFor(() => expect(window.location.search).toBe('?q=suitCASE'));
});

test('what was typed before the page was live is searched for once it is', async () => {
  const page = <ThemeProvider theme={theme}>{browser()}</ThemeProvider>;
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  within(container).getByRole<HTMLInputElement>('searchbox').value = 'suitcase';
  render(page, { container, hydrate: true });
  await waitFor(() => expect(titles()).toEqual(['Article 13']));
  expect(search()).toHaveValue('suitcase');
});

test('search and filter count together; letting go of the search keeps the filter', async () => {
  renderInTheme(browser());
  await userEvent.click(chip('Relocation'));
  await userEvent.type(search(), 'article 1');
  await waitFor(() => expect(titles()).toEqual(numbered(11, 14)));
  await userEvent.clear(search());
  await waitFor(() => expect(titles()).toEqual(numbered(2, 5, 8, 11, 14)));
});

test('more than six found come in sixes as well, by a button', async () => {
  renderInTheme(browser());
  await userEvent.type(search(), 'excerpt');
  await waitFor(() => expect(status()).toHaveTextContent('1 to 6 of 13'));
  await userEvent.click(loadMore('button'));
  await waitFor(() => expect(titles()).toHaveLength(12));
  expect(screen.getByRole('link', { name: 'Read More Article 7' })).toHaveFocus();
});

test('nothing found says so and offers everything', async () => {
  renderInTheme(browser());
  await userEvent.type(search(), 'zebra');
  expect(await screen.findByRole('heading', { name: 'No Articles Found' })).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/blog/');
  expect(status()).toHaveTextContent(/^No Articles Found/);
});

/** Enters a whole search in one step. */
async function searchFor(text: string): Promise<void> {
  await userEvent.click(search());
  await userEvent.clear(search());
  await userEvent.paste(text);
}

const inText = () => screen.findByRole('region', { name: 'Matches in the text' }, { timeout: 4000 });

test("what the text alone holds is found in the readers' own words, and nothing says that there is none", async () => {
  renderInTheme(browser());
  const said = new Set<string>();
  new MutationObserver(() => said.add(document.body.textContent)).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
  });
  await searchFor('mat leave');
  expect(within(await inText()).getByRole('heading', { name: 'Article 4' })).toBeInTheDocument();
  expect(titles()).toEqual(numbered(4));
  expect(status()).toHaveTextContent(/^1 article$/);
  expect([...said].filter((text) => text.includes('No Articles Found'))).toEqual([]);
});

test('what the text holds is offered below what was asked for, and counted with it', async () => {
  renderInTheme(browser());
  await searchFor('suitcase');
  await waitFor(() => expect(titles()).toEqual(numbered(13)));
  await searchFor('winter');
  expect(within(await inText()).getByRole('heading', { name: 'Article 5' })).toBeInTheDocument();
  expect(titles()).toEqual(numbered(13, 5));
  expect(status()).toHaveTextContent(/^1 article · 1 more in the text · 1 elsewhere$/);
});

const elsewhere = () => screen.findByRole('region', { name: 'Also on this site' }, { timeout: 4000 });

test('other pages are offered below the articles as links with their kind', async () => {
  renderInTheme(browser());
  await searchFor('winter');
  const [entry] = within(await elsewhere()).getAllByRole('listitem');
  expect(entry).toHaveTextContent('QuestionWhat does it cost?');
  expect(screen.getByRole('link', { name: 'What does it cost?' })).toHaveAttribute('href', '/faq/#what-does-it-cost');
});

test('where only another page is found, nothing says that there is nothing', async () => {
  renderInTheme(browser());
  await searchFor('the handover');
  expect(within(await elsewhere()).getByRole('link', { name: 'Handover' })).toBeVisible();
  expect(titles()).toEqual([]);
  expect(status()).toHaveTextContent(/^1 elsewhere$/);
  expect(screen.queryByRole('heading', { name: 'No Articles Found' })).not.toBeInTheDocument();
});

test('in a single category only articles are found', async () => {
  renderInTheme(browser());
  await userEvent.click(chip('Wellness'));
  await searchFor('handover');
  expect(await screen.findByRole('heading', { name: 'No Articles Found' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Also on this site' })).not.toBeInTheDocument();
});

test('where the texts cannot be had, what was not found is said all the same', async () => {
  serveFiles({ ...FILES, '/blog/words.json': null });
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  renderInTheme(browser());
  await searchFor('zebra');
  expect(await screen.findByRole('heading', { name: 'No Articles Found' })).toBeInTheDocument();
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
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

test('a category without articles shows No Articles Found', async () => {
  renderInTheme(browser());
  await userEvent.click(chip('Wellness'));
  expect(await screen.findByRole('heading', { name: 'No Articles Found' })).toBeInTheDocument();
});

test.each([
  ['?category=Bedside%20Diary', numbered(3, 6, 9, 12)],
  ['?q=suitcase', numbered(13)],
  ['?category=bedside', []],
])('a shared address %s shows its view', async (address, expected) => {
  window.history.replaceState(null, '', `/blog/${address}`);
  renderInTheme(browser());
  await waitFor(() => expect(titles()).toEqual(expected));
});

test('a category page keeps to its category and leaves the filters to be links', async () => {
  window.history.replaceState(null, '', '/blog/category/relocation/?category=Wellness');
  renderInTheme(browser('Relocation'));
  expect(titles()).toEqual(numbered(2, 5, 8, 11, 14));
  await userEvent.type(search(), 'article 1');
  await waitFor(() => expect(titles()).toEqual(numbered(11, 14)));
});

test('without connection the visitor is told, what is shown stays, and the next try is a new one', async () => {
  serveFiles({ ...FILES, '/page-data/blog/category/relocation/page-data.json': null, '/blog/articles.json': null });
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  renderInTheme(browser());
  await userEvent.click(chip('Relocation'));
  await waitFor(() => expect(status()).toHaveTextContent('The list could not be loaded.'));
  expect(titles()).toEqual(numbered(1, 2, 3, 4, 5, 6));
  await userEvent.type(search(), '1');
  await waitFor(() => expect(warn.mock.calls.length).toBeGreaterThan(1));
  expect(status()).toHaveTextContent('The list could not be loaded.');
  serveFiles(FILES);
  await userEvent.type(search(), '1');
  await waitFor(() => expect(titles()).toEqual(numbered(11)));
  warn.mockRestore();
});
