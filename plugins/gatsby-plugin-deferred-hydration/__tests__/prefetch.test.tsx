// Guards the prefetched files, and restraint on expensive connections.
import { isDataPrecious } from '../browser/connection';
import { prefetch } from '../browser/prefetch';

const FRAMEWORK = { compilation: '1', scripts: ['/site/app.js', '/site/page.js'] };

beforeEach(() => {
  document.head.replaceChildren();
  window.fetch = jest.fn(async () => ({
    blob: async () => new Blob(),
    json: async () => ({ staticQueryHashes: ['1', '2'] }),
  })) as unknown as typeof fetch;
});

it('prefetches the scripts, the page and its data, below the site’s prefix', async () => {
  await prefetch(FRAMEWORK, '/about/', '/site');
  expect(fetch).toHaveBeenCalledWith('/site/page-data/about/page-data.json');
  for (const script of ['/site/app.js', '/site/page.js'])
    expect(fetch).toHaveBeenCalledWith(script, { priority: 'low' });
  const links = [...document.querySelectorAll('link[rel=prefetch], link[rel=preload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/site/page-data/app-data.json',
    '/site/page-data/sq/d/1.json',
    '/site/page-data/sq/d/2.json',
  ]);
  expect(window).toMatchObject({ pageData: { staticQueryHashes: ['1', '2'] } });
});

it('names the data of the home page as Gatsby does', async () => {
  await prefetch(FRAMEWORK, '/', '');
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
