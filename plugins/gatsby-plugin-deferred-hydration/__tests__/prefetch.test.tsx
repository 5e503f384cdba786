// Guards the prefetched files.
import { fetchData } from '../browser/prefetch';

beforeEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(window, 'pageData');
  const json = async () => ({ staticQueryHashes: ['1', '2'] });
  window.fetch = jest.fn(async () => ({ json }) as Response);
});

it('fetches the page’s data, once, and what it names, below the site’s prefix', async () => {
  for (const _time of [1, 2]) await fetchData('/about/', '/site');
  expect(jest.mocked(fetch).mock.calls).toEqual([['/site/page-data/about/page-data.json']]);
  const links = [...document.querySelectorAll('link[rel=preload]')];
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
