// Guards the listing: filters, URLs, and its search's results, messages and storage. The browser tests cover Load More.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ArticleCard } from '../../src/components/article/ArticleCard';
import { ArticleBrowser } from '../../src/search/ArticleBrowser';
import { forgetSearchIndex } from '../../src/search/use-listing';
import { renderInTheme } from '../support/render-in-theme';
import { specifiedWords } from '../support/specified-words';
import { ARTICLES, CHOICES, INDEX, pageOf, sourceOf } from './listing-fixture';

type Texts = ComponentProps<typeof ArticleBrowser>['texts'];

const TEXTS: Texts = {
  ...specifiedWords<Texts>('copy/blog'),
  emptyPicture: { publicURL: '/static/no-results.svg' },
};

const browser = (category: string | null = null, page = 1) => (
  <ArticleBrowser
    source={sourceOf(category, page)}
    newest={ARTICLES.slice(0, 2)}
    choices={CHOICES}
    locationKey="first"
    texts={TEXTS}
  />
);

/** Serves the search index, or fails like a lost connection (`null`); returns the requested URLs so far. */
function serve(index: object | null): string[] {
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    asked.push(String(input));
    if (index === null) throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, json: async () => index } as Response;
  });
  return asked;
}

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const numbered = (...numbers: number[]) => numbers.map((number) => `Article ${number}`);
const status = () => screen.getByRole('status');
const search = () => screen.getByRole('searchbox', { name: 'Search articles' });
const chip = (name: string) => screen.getByRole('link', { name });
const loadMore = (role: 'link' | 'button' = 'link') => screen.getByRole(role, { name: 'Load More Articles' });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const answers = () => region('Answers and tools');

/** Enters a whole search in one step. */
async function searchFor(text: string): Promise<void> {
  await userEvent.click(search());
  await userEvent.clear(search());
  await userEvent.paste(text);
}

beforeEach(() => {
  forgetSearchIndex();
  window.history.replaceState(null, '', '/blog/');
  serve(INDEX);
});

test("a card has one link with the article's name, and its status", () => {
  const [article] = ARTICLES;
  if (!article) throw new Error('The fixture has no articles.');
  renderInTheme(<ArticleCard article={{ ...article, statusLabel: 'Scheduled' }} readMore="Read More" level={2} />);
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Read More Article 1' })]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blog/article-1/');
  expect(screen.getByText('Scheduled')).toBeVisible();
});

test('Enter in the search box loads no page', () => {
  renderInTheme(browser());
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});

test('a filter is in the address and undone by going back', async () => {
  renderInTheme(browser());
  await userEvent.click(chip('Relocation'));
  await waitFor(() => expect(titles()).toEqual(numbered(2, 5, 8, 11, 14)));
  expect(window.location.search).toBe('?category=Relocation');
  expect(chip('Relocation')).toHaveAttribute('aria-current', 'true');
  await waitFor(() => expect(status()).toHaveTextContent('5 articles'));
  act(() => window.history.back());
  await waitFor(() => expect(titles()).toEqual(numbered(1, 2, 3, 4, 5, 6)));
  expect(chip('All Posts')).toHaveAttribute('aria-current', 'true');
});

/** Whether the browser handles a click on a link; prevents navigation. */
function isLeft(link: HTMLElement, init: MouseEventInit = {}): boolean {
  let left = false;
  const stop = (event: Event): void => {
    left = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent.click(link, init);
  return left;
}

test('All Posts on a further page is an ordinary link', async () => {
  window.history.replaceState(null, '', '/blog/page/2/');
  renderInTheme(browser(null, 2));
  await userEvent.click(chip('Relocation'));
  await waitFor(() => expect(titles()).toEqual(numbered(2, 5, 8, 11, 14)));
  expect(chip('All Posts')).toHaveAttribute('href', '/blog/');
  expect(isLeft(chip('All Posts'))).toBe(true);
});

test.each([
  ['?category=Bedside%20Diary', numbered(3, 6, 9, 12)],
  ['?q=suitcase', numbered(13)],
  ['?category=bedside', numbered(1, 2)],
])('the shared address %s restores its view', async (address, expected) => {
  window.history.replaceState(null, '', `/blog/${address}`);
  renderInTheme(browser());
  await waitFor(() => expect(titles()).toEqual(expected));
});

test('a search leaves other parameters of the address as they are', async () => {
  window.history.replaceState(null, '', '/blog/?utm_source=letter');
  renderInTheme(browser());
  await searchFor('suitcase');
  await waitFor(() => expect(titles()).toEqual(numbered(13)));
  expect(window.location.search).toBe('?utm_source=letter&q=suitcase');
});

test('the result of a search is scrolled to beside its box, the whole list is not', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  renderInTheme(browser());
  jest.spyOn(search(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 48));
  await searchFor('suitcase');
  await waitFor(() => expect(status()).toHaveTextContent('1 article'));
  expect(scroll).toHaveBeenCalled();
  scroll.mockClear();
  await userEvent.clear(search());
  await waitFor(() => expect(status()).toHaveTextContent('1 to 6 of 14'));
  expect(scroll).not.toHaveBeenCalled();
});

test('a slow search is announced, and then its result, and nothing before', async () => {
  let come: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    come = resolve;
  });
  const answer = globalThis.fetch;
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL) => {
    await arrival;
    return answer(address);
  });
  renderInTheme(browser());
  const heard: (string | null)[] = [];
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => heard.push(status().textContent)).observe(status(), changes);
  await searchFor('suitcase');
  await waitFor(() => expect(heard).toContain(TEXTS.searching));
  act(come);
  await waitFor(() => expect(status()).toHaveTextContent('1 article'));
  expect(heard).toEqual([TEXTS.searching, '1 article']);
});

test('going back undoes the whole search, and moves the focus to no card', async () => {
  renderInTheme(browser());
  for (const count of [12, 14]) {
    await userEvent.click(loadMore());
    await waitFor(() => expect(titles()).toHaveLength(count));
  }
  await searchFor('excerp');
  await userEvent.type(search(), 't');
  await waitFor(() => expect(status()).toHaveTextContent('1 to 6 of 13'));
  for (const count of [12, 13]) {
    await userEvent.click(loadMore('button'));
    await waitFor(() => expect(titles()).toHaveLength(count));
  }
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(''));
  await waitFor(() => expect(titles()).toHaveLength(14));
  expect(screen.getByRole('link', { name: 'Read More Article 13' })).not.toHaveFocus();
});

test('the index is fetched once for several searches', async () => {
  const asked = serve(INDEX);
  renderInTheme(browser());
  for (const words of ['mat leave', 'zebra', 'suitcase']) await searchFor(words);
  await waitFor(() => expect(titles()).toEqual(['Article 13']));
  cleanup();
  renderInTheme(browser());
  await searchFor('article 2');
  expect(asked).toEqual(['/blog/search.json']);
});

test('an empty result offers two articles and the whole list', async () => {
  renderInTheme(browser());
  await searchFor('zebra');
  expect(await screen.findByRole('heading', { name: 'No Articles Found' })).toBeInTheDocument();
  expect(screen.getByText(TEXTS.emptyText)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/blog/');
  await waitFor(() => expect(status()).toHaveTextContent(/^No Articles Found$/));
  expect((await region('Or read one of these')).getAllByRole('link')).toHaveLength(2);
});

test('a match in the text alone is announced as found', async () => {
  renderInTheme(browser());
  const said = new Set<string>();
  const observer = new MutationObserver(() => said.add(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  await searchFor('mat leave');
  expect((await region('Matches in the text')).getByRole('heading', { name: 'Article 4' })).toBeInTheDocument();
  expect(titles()).toEqual(numbered(4));
  await waitFor(() => expect(status()).toHaveTextContent(/^1 article$/));
  expect([...said].filter((text) => text.includes('No Articles Found'))).toEqual([]);
});

test('other pages are listed below the articles with the matching sentence', async () => {
  renderInTheme(browser());
  await searchFor('winter');
  const [entry] = (await region('Also on this site')).getAllByRole('listitem');
  expect(entry).toHaveTextContent('QuestionCostInstalments are possible in winter.');
  expect(screen.getByText('winter')).toHaveRole('mark');
  expect(titles()).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Cost' })).toHaveAttribute('href', '/faq/#cost');
});

test('other pages count as found, but not within a category', async () => {
  renderInTheme(browser());
  await searchFor('the handover');
  expect((await answers()).getByRole('link', { name: 'Handover' })).toBeVisible();
  expect(titles()).toEqual([]);
  await waitFor(() => expect(status()).toHaveTextContent(/^1 elsewhere/));
  expect(screen.queryByRole('heading', { name: 'No Articles Found' })).not.toBeInTheDocument();
  await userEvent.click(chip('Wellness'));
  expect(await screen.findByRole('heading', { name: 'No Articles Found' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /Also on this site|Answers/ })).not.toBeInTheDocument();
});

test('a page named by the search precedes the articles', async () => {
  serve({ ...INDEX, pages: [pageOf('Glossary', 'Suitcase', '/glossary/#suitcase', '', 'A bag.')] });
  renderInTheme(browser());
  await searchFor('suitcase');
  const answer = (await answers()).getByRole('link', { name: 'Suitcase' });
  expect(answer.compareDocumentPosition(screen.getByRole('article'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a category page searches within its category', async () => {
  window.history.replaceState(null, '', '/blog/category/relocation/?category=Wellness');
  renderInTheme(browser('Relocation'));
  expect(titles()).toEqual(numbered(2, 5, 8, 11, 14));
  await searchFor('article 1');
  await waitFor(() => expect(titles()).toEqual(numbered(11, 14)));
});

test('a lost connection keeps the list and allows another try', async () => {
  serve(null);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  renderInTheme(browser());
  await userEvent.click(chip('Relocation'));
  await waitFor(() => expect(status()).toHaveTextContent(TEXTS.searchFailed));
  expect(titles()).toEqual(numbered(1, 2, 3, 4, 5, 6));
  await userEvent.type(search(), '1');
  await waitFor(() => expect(warn.mock.calls.length).toBeGreaterThan(1));
  await waitFor(() => expect(status()).toHaveTextContent(TEXTS.searchFailed));
  serve(INDEX);
  await userEvent.type(search(), '1');
  await waitFor(() => expect(titles()).toEqual(numbered(11)));
  warn.mockRestore();
});
