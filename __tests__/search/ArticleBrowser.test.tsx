// Guards the listing: filters, URLs, and its search's results, messages and storage. The browser tests cover Load More.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ArticleCard } from '../../src/components/article/ArticleCard';
import { SEARCH_INDEX } from '../../src/routes';
import { ArticleBrowser } from '../../src/search/ArticleBrowser';
import type { Searched } from '../../src/search/make-index';
import type { SearchIndex } from '../../src/search/text-search';
import { forgetListing } from '../../src/search/use-listing';
import { renderInTheme } from '../support/render-in-theme';
import { specifiedWords } from '../support/specified-words';
import { ARTICLES, CHOICES, dataAt, pageOf, SEARCHED, searchFiles, sourceOf } from './listing-fixture';

type Texts = ComponentProps<typeof ArticleBrowser>['texts'];

const TEXTS: Texts = {
  ...specifiedWords<Texts>('copy/blog'),
  emptyPicture: { publicURL: '/static/no-results.svg' },
};

/** Serves the search index and listing pages, or fails like a lost connection (`null`); returns the requested URLs so far. */
function serve(searched: Searched | null): string[] {
  const asked: string[] = [];
  const files = searched && searchFiles(searched);
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    const address = String(input);
    asked.push(address);
    if (files === null) throw new TypeError('Failed to fetch');
    return { ok: true, status: 200, json: async () => dataAt(address) ?? files.get(address) } as Response;
  });
  return asked;
}

const titles = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const numbered = (...numbers: number[]) => numbers.map((number) => `Article ${number}`);
const expectArticles = (...numbers: number[]) => waitFor(() => expect(titles()).toEqual(numbered(...numbers)));
const expectCards = (count: number) => waitFor(() => expect(titles()).toHaveLength(count));
const status = () => screen.getByRole('status');
const expectStatus = (text: string | RegExp) => waitFor(() => expect(status()).toHaveTextContent(text));
const search = () => screen.getByRole('searchbox', { name: 'Search articles' });
const chip = (name: string) => screen.getByRole('link', { name });
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const nothing = { name: 'No Articles Found' };

/** Renders the listing at an address. */
function show(address = '/blog/', category: string | null = null, page = 1): void {
  window.history.replaceState(null, '', address);
  renderInTheme(
    <ArticleBrowser
      source={sourceOf(category, page)}
      newest={ARTICLES.slice(0, 2)}
      choices={CHOICES}
      locationKey="first"
      texts={TEXTS}
    />,
  );
}

/** Enters a whole search in one step. */
const searchFor = (text: string) => fireEvent.input(search(), { target: { value: text } });

beforeEach(() => {
  forgetListing();
  serve(SEARCHED);
});

test("a card has one link with the article's name, and its status", () => {
  const [article] = ARTICLES;
  if (!article) throw new Error('The fixture has no articles.');
  renderInTheme(<ArticleCard article={{ ...article, statusLabel: 'Scheduled' }} readMore="Read More" level={2} />);
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Read More Article 1' })]);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/blog/article-1/');
  expect(screen.getByText('Scheduled')).toBeVisible();
});

test.each([true, false])('Enter in the search box loads no page, and closes the keyboard of a phone: %s', (isPhone) => {
  show();
  expect(search()).toHaveAttribute('enterkeyhint', 'search');
  globalThis.matchMedia = (query) => ({ matches: isPhone && query === '(pointer: coarse)' }) as MediaQueryList;
  act(() => search().focus());
  const isLoaded = fireEvent.submit(screen.getByRole('search'));
  Reflect.deleteProperty(globalThis, 'matchMedia');
  expect([isLoaded, document.activeElement === search()]).toEqual([false, !isPhone]);
});

test('a filter is in the address and undone by going back', async () => {
  show();
  await userEvent.click(chip('Relocation'));
  await expectArticles(2, 5, 8, 11, 14);
  expect(window.location.search).toBe('?category=Relocation');
  expect(chip('Relocation')).toHaveAttribute('aria-current', 'true');
  await expectStatus('5 articles');
  act(() => window.history.back());
  await expectArticles(1, 2, 3, 4, 5, 6);
  expect(chip('All Posts')).toHaveAttribute('aria-current', 'true');
});

test('All Posts on a further page is an ordinary link', async () => {
  show('/blog/page/2/', null, 2);
  await userEvent.click(chip('Relocation'));
  await expectArticles(2, 5, 8, 11, 14);
  expect(chip('All Posts')).toHaveAttribute('href', '/blog/');
  const onClick = jest.fn((event: Event) => {
    const { defaultPrevented } = event;
    event.preventDefault();
    return defaultPrevented;
  });
  window.addEventListener('click', onClick, { once: true });
  fireEvent.click(chip('All Posts'));
  expect(onClick).toHaveReturnedWith(false);
});

test.each([
  ['?category=Bedside%20Diary', [3, 6, 9, 12]],
  ['?category=bedside', [1, 2]],
])('the shared address %s restores its view', async (address, expected) => {
  show(`/blog/${address}`);
  await expectArticles(...expected);
});

test('a search keeps other parameters, and its result alone is scrolled to', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  show('/blog/?utm_source=letter');
  jest.spyOn(search(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 100, 300, 48));
  act(() => search().focus());
  searchFor('suitcase');
  await expectStatus('1 article');
  expect(titles()).toEqual(numbered(13));
  expect(window.location.search).toBe('?utm_source=letter&q=suitcase');
  expect(scroll).toHaveBeenCalled();
  scroll.mockClear();
  searchFor('');
  await expectStatus('1 to 6 of 14');
  expect(scroll).not.toHaveBeenCalled();
});

test('a slow search is announced, and then its result, and nothing before', async () => {
  let come: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    come = resolve;
  });
  const answer = globalThis.fetch;
  globalThis.fetch = jest.fn((address: RequestInfo | URL) => arrival.then(() => answer(address)));
  show();
  const heard: (string | null)[] = [];
  const changes = { childList: true, characterData: true, subtree: true };
  new MutationObserver(() => heard.push(status().textContent)).observe(status(), changes);
  searchFor('suitcase');
  await waitFor(() => expect(heard).toContain(TEXTS.searching));
  act(come);
  await expectStatus('1 article');
  expect(heard).toEqual([TEXTS.searching, '1 article']);
});

test('going back undoes the whole search, and moves the focus to no card', async () => {
  const loadMore = async (role: 'link' | 'button', count: number) => {
    await userEvent.click(screen.getByRole(role, { name: 'Load More Articles' }));
    await expectCards(count);
  };
  show();
  for (const count of [12, 14]) await loadMore('link', count);
  searchFor('excerp');
  searchFor('excerpt');
  await expectStatus('1 to 6 of 13');
  for (const count of [12, 13]) await loadMore('button', count);
  act(() => window.history.back());
  await waitFor(() => expect(window.location.search).toBe(''));
  await expectCards(14);
  expect(screen.getByRole('link', { name: 'Read More Article 13' })).not.toHaveFocus();
});

test('the listing follows the history no longer once it is left', () => {
  const [added, removed] = (['addEventListener', 'removeEventListener'] as const).map((name) =>
    jest.spyOn(window, name),
  );
  show();
  cleanup();
  const followers = (spy = added) =>
    spy?.mock.calls.flatMap(([type, listener]) => (type === 'popstate' ? listener : []));
  expect(followers()).toHaveLength(1);
  expect(followers(removed)).toEqual(followers());
  jest.restoreAllMocks();
});

test('filters and further cards load the pages that list them, once', async () => {
  const asked = serve(SEARCHED);
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Load More Articles' }));
  await expectCards(12);
  await userEvent.click(chip('Relocation'));
  await expectArticles(2, 5, 8, 11, 14);
  await userEvent.click(chip('All Posts'));
  await expectCards(6);
  await userEvent.click(screen.getByRole('link', { name: 'Load More Articles' }));
  await expectCards(12);
  expect(asked).toEqual(['blog/page/2', 'blog/category/relocation'].map((name) => `/page-data/${name}/page-data.json`));
});

test('the whole index of a few articles is fetched before the first letter', async () => {
  const asked = serve(SEARCHED);
  show();
  fireEvent.focus(search());
  const { parts } = searchFiles(SEARCHED).get(SEARCH_INDEX) as SearchIndex;
  await waitFor(() => expect(asked).toEqual([SEARCH_INDEX, ...parts.map(({ address }) => address)]));
});

test('the index is fetched once for several searches', async () => {
  const asked = serve(SEARCHED);
  show();
  for (const words of ['mat leave', 'zebra', 'suitcase']) searchFor(words);
  await expectArticles(13);
  cleanup();
  show();
  searchFor('article 2');
  await expectArticles(2);
  expect(asked.filter((address) => address === SEARCH_INDEX)).toHaveLength(1);
  expect(asked).toHaveLength(new Set(asked).size);
});

test('an empty result offers two articles and the whole list', async () => {
  show();
  searchFor('zebra');
  expect(await screen.findByRole('heading', nothing)).toBeInTheDocument();
  expect(screen.getByText(TEXTS.emptyText)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Show all articles' })).toHaveAttribute('href', '/blog/');
  await expectStatus(/^No Articles Found$/);
  expect((await region('Or read one of these')).getAllByRole('link')).toHaveLength(2);
});

test('a match in the text alone is announced as found', async () => {
  show();
  const said = new Set<string>();
  const observer = new MutationObserver(() => said.add(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  searchFor('mat leave');
  expect((await region('Matches in the text')).getByRole('heading', { name: 'Article 4' })).toBeInTheDocument();
  expect(titles()).toEqual(numbered(4));
  await expectStatus(/^1 article$/);
  expect([...said].filter((text) => text.includes(nothing.name))).toEqual([]);
});

test('other pages are listed below the articles with the matching sentence, or above if named', async () => {
  serve({
    ...SEARCHED,
    pages: [...SEARCHED.pages, pageOf('Glossary', 'Suitcase', '/glossary/#suitcase', '', 'A bag.')],
  });
  show();
  const isAbove = (link: HTMLElement) =>
    link.compareDocumentPosition(screen.getAllByRole('article')[0] ?? link) === Node.DOCUMENT_POSITION_FOLLOWING;
  searchFor('winter');
  const [entry] = (await region('Also on this site')).getAllByRole('listitem');
  expect(entry).toHaveTextContent('QuestionCostInstalments are possible in winter.');
  expect(screen.getByText('winter')).toHaveRole('mark');
  expect(titles()).toHaveLength(2);
  const cost = screen.getByRole('link', { name: 'Cost' });
  expect([cost.getAttribute('href'), isAbove(cost)]).toEqual(['/faq/#cost', false]);
  searchFor('suitcase');
  expect(isAbove((await region('Answers and tools')).getByRole('link', { name: 'Suitcase' }))).toBe(true);
});

test('other pages count as found, but not within a category', async () => {
  show();
  searchFor('the handover');
  expect((await region('Answers and tools')).getByRole('link', { name: 'Handover' })).toBeVisible();
  expect(titles()).toEqual([]);
  await expectStatus(/^1 elsewhere/);
  expect(screen.queryByRole('heading', nothing)).not.toBeInTheDocument();
  await userEvent.click(chip('Wellness'));
  expect(await screen.findByRole('heading', nothing)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /Also on this site|Answers/ })).not.toBeInTheDocument();
});

test('a category page searches within its category', async () => {
  show('/blog/category/relocation/?category=Wellness', 'Relocation');
  expect(titles()).toEqual(numbered(2, 5, 8, 11, 14));
  searchFor('article 1');
  await expectArticles(11, 14);
  expect(window.location.search).toBe('?q=article+1');
});

test('a lost connection keeps the list and allows another try', async () => {
  serve(null);
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  show();
  await userEvent.click(chip('Relocation'));
  await expectStatus(TEXTS.searchFailed);
  expect(titles()).toEqual(numbered(1, 2, 3, 4, 5, 6));
  searchFor('1');
  await waitFor(() => expect(warn.mock.calls.length).toBeGreaterThan(1));
  await expectStatus(TEXTS.searchFailed);
  serve(SEARCHED);
  searchFor('11');
  await expectArticles(11);
  warn.mockRestore();
});
