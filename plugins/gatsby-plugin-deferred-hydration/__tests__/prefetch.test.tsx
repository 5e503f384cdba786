// Guards the prefetched files.
let fetchData: typeof import('../browser/prefetch').fetchData;

beforeEach(() => {
  jest.isolateModules(() => {
    ({ fetchData } = require('../browser/prefetch'));
  });
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'pageData');
  const json = async () => ({ staticQueryHashes: ['1', '2'] });
  window.fetch = jest.fn(async () => ({ json }) as Response);
});

it('fetches the page’s data, once, and what it names, below the site’s prefix', async () => {
  // A press comes while the page is prefetched.
  await Promise.all([fetchData('/about/', '/site'), fetchData('/about/', '/site')]);
  await fetchData('/about/', '/site');
  expect(jest.mocked(fetch).mock.calls).toEqual([['/site/page-data/about/page-data.json']]);
  const links = [...document.querySelectorAll('link[rel=preload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/site/page-data/app-data.json',
    '/site/page-data/sq/d/1.json',
    '/site/page-data/sq/d/2.json',
  ]);
  expect(window).toMatchObject({ pageData: { staticQueryHashes: ['1', '2'] } });
});

it('asks again after a failure', async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(fetchData('/about/', '')).rejects.toThrow();
  await fetchData('/about/', '');
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('names the data of the home page as Gatsby does', async () => {
  await fetchData('/', '');
  expect(fetch).toHaveBeenCalledWith('/page-data/index/page-data.json');
});
