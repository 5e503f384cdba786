// Guards the prefetched files, and restraint on expensive connections.
import { fetchData, isDataPrecious } from '../browser/prefetch';

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'pageData');
  window.fetch = jest.fn(async () => ({
    blob: async () => new Blob(),
    json: async () => ({ staticQueryHashes: ['1', '2'] }),
  })) as unknown as typeof fetch;
});

it('fetches the page’s data, once, and what it names, below the site’s prefix', async () => {
  for (const _time of [1, 2]) await fetchData('/about/', '/site');
  expect(jest.mocked(fetch).mock.calls).toEqual([['/site/page-data/about/page-data.json']]);
  const links = [...document.querySelectorAll('link[rel=prefetch], link[rel=preload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/site/page-data/app-data.json',
    '/site/page-data/sq/d/1.json',
    '/site/page-data/sq/d/2.json',
  ]);
  expect(window).toMatchObject({ pageData: { staticQueryHashes: ['1', '2'] } });
});

it('names the data of the home page as Gatsby does', async () => {
  await fetchData('/', '');
  expect(fetch).toHaveBeenCalledWith('/page-data/index/page-data.json');
});

it.each([
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: '4g' }, false],
  [undefined, false],
])('with the connection %j data is precious: %s', (connection, expected) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(isDataPrecious()).toBe(expected);
});
