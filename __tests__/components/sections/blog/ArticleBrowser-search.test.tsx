// Guards the search of the listing: what it finds, says and keeps.
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { theme } from '../../../../src/theme/theme';
import { browser, chip, loadMore, numbered, search, startOver, status, titles } from '../../../support/article-browser';
import { serveFiles } from '../../../support/fake-files';
import { FILES, INDEX } from '../../../support/listing-fixture';
import { renderInTheme } from '../../../support/render-in-theme';

/** Typing letter by letter takes its time on a busy machine. */
jest.setTimeout(30_000);

beforeEach(() => {
  startOver();
});

/** Enters a whole search in one step. */
async function searchFor(text: string): Promise<void> {
  await userEvent.click(search());
  await userEvent.clear(search());
  await userEvent.paste(text);
}

const inText = () => screen.findByRole('region', { name: 'Matches in the text' }, { timeout: 4000 });

const elsewhere = () => screen.findByRole('region', { name: 'Also on this site' }, { timeout: 4000 });

const answers = () => screen.findByRole('region', { name: 'Answers' }, { timeout: 4000 });

test('search finds title or excerpt in any case', async () => {
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
  await waitFor(() => expect(titles()).toEqual(['Article 13']), { timeout: 4000 });
  expect(search()).toHaveValue('suitcase');
});

test('where the browser refuses to change the address, it is tried again', async () => {
  renderInTheme(browser());
  const refuse = jest.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  fireEvent.input(search(), { target: { value: 'visa' } });
  expect(window.location.search).toBe('');
  await waitFor(() => expect(window.location.search).toBe('?q=visa'), { timeout: 5000 });
  refuse.mockRestore();
});

test('going back takes the focus to no card', async () => {
  renderInTheme(browser());
  for (const count of [12, 14]) {
    await userEvent.click(loadMore());
    await waitFor(() => expect(titles()).toHaveLength(count));
  }
  await userEvent.type(search(), 'excerpt');
  await waitFor(() => expect(status()).toHaveTextContent('1 to 6 of 13'));
  for (const count of [12, 13]) {
    await userEvent.click(loadMore('button'));
    await waitFor(() => expect(titles()).toHaveLength(count));
  }
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(titles()).toHaveLength(14), { timeout: 5000 });
  expect(screen.getByRole('link', { name: 'Read More Article 13' })).not.toHaveFocus();
});

test('the index is fetched once, however often something is searched for', async () => {
  const asked = startOver();
  renderInTheme(browser());
  for (const words of ['mat leave', 'zebra', 'suitcase']) await searchFor(words);
  await waitFor(() => expect(titles()).toEqual(['Article 13']));
  cleanup();
  renderInTheme(browser());
  await searchFor('article 2');
  expect(asked).toEqual(['/blog/search.json']);
});

test('nothing found says so, and offers two articles and everything', async () => {
  renderInTheme(browser());
  await userEvent.type(search(), 'zebra');
  expect(await screen.findByRole('heading', { name: 'No Articles Found' })).toBeInTheDocument();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/blog/');
  expect(status()).toHaveTextContent(/^No Articles Found/);
  const suggested = screen.getByRole('region', { name: 'Or read one of these' });
  expect(within(suggested).getAllByRole('link')).toHaveLength(2);
});

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

test('other pages are offered below the articles as links with their kind and the sentence that matches', async () => {
  renderInTheme(browser());
  await searchFor('winter');
  const [entry] = within(await elsewhere()).getAllByRole('listitem');
  expect(entry).toHaveTextContent('QuestionWhat does it cost?Instalments are possible in winter.');
  expect(screen.getByText('winter')).toHaveRole('mark');
  expect(titles()).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'What does it cost?' })).toHaveAttribute('href', '/faq/#what-does-it-cost');
});

test('where only another page is found, nothing says that there is nothing', async () => {
  renderInTheme(browser());
  await searchFor('the handover');
  expect(within(await answers()).getByRole('link', { name: 'Handover' })).toBeVisible();
  expect(titles()).toEqual([]);
  expect(status()).toHaveTextContent(/^1 elsewhere$/);
  expect(screen.queryByRole('heading', { name: 'No Articles Found' })).not.toBeInTheDocument();
});

test('a page that the search names comes before the articles', async () => {
  serveFiles({
    '/blog/search.json': {
      ...INDEX,
      pages: [{ kind: 'Glossary', title: 'Suitcase', path: '/glossary/#suitcase', names: '', text: 'A bag.' }],
    },
  });
  renderInTheme(browser());
  await searchFor('suitcase');
  const answer = within(await answers()).getByRole('link', { name: 'Suitcase' });
  const [article] = screen.getAllByRole('article');
  expect(article && answer.compareDocumentPosition(article)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('in a single category only articles are found', async () => {
  renderInTheme(browser());
  await userEvent.click(chip('Wellness'));
  await searchFor('handover');
  expect(await screen.findByRole('heading', { name: 'No Articles Found' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Also on this site' })).not.toBeInTheDocument();
});

test('a category page keeps to its category and leaves the filters to be links', async () => {
  window.history.replaceState(null, '', '/blog/category/relocation/?category=Wellness');
  renderInTheme(browser('Relocation'));
  expect(titles()).toEqual(numbered(2, 5, 8, 11, 14));
  await userEvent.type(search(), 'article 1');
  await waitFor(() => expect(titles()).toEqual(numbered(11, 14)));
});

test('without connection the visitor is told, what is shown stays, and the next try is a new one', async () => {
  serveFiles({ '/blog/search.json': null });
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
