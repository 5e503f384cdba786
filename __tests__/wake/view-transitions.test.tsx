import { ROUTE_EVENT } from '../../src/wake/names';

/** Resolved as by Gatsby's loader, each with what it knows of a page. */
const loadPage = jest.fn<Promise<unknown>, [string]>();
const loadPageSync = jest.fn<unknown, [string]>();
const routerNavigate = jest.fn<void, [string | number, object?]>();
const startViewTransition = jest.fn<Partial<ViewTransition>, [() => Promise<void>]>();
let finished: Promise<void>;
let finish: () => void;
const skipTransition = jest.fn();
let still = false;

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Goes where Gatsby goes: the address changes as soon as the page is loaded. */
function goThere(to: string | number): void {
  if (typeof to === 'string') void loadPage(to).then(() => history.pushState({}, '', to));
}

/** What the router says once the page stands. */
const arrive = (): boolean => document.dispatchEvent(new Event(ROUTE_EVENT));

beforeAll(async () => {
  Object.assign(window, {
    ___navigate: (to: string | number, options?: object) => routerNavigate(to, options),
    ___loader: { loadPage, loadPageSync },
    matchMedia: () => ({ matches: still }),
  });
  const { watchNavigation } = await import('../../src/wake/view-transitions');
  watchNavigation();
});

beforeEach(() => {
  jest.clearAllMocks();
  history.replaceState({}, '', '/blog/');
  arrive();
  still = false;
  loadPage.mockResolvedValue({});
  loadPageSync.mockReturnValue({});
  routerNavigate.mockImplementation(goThere);
  startViewTransition.mockImplementation(() => ({ ready: Promise.resolve(), finished, skipTransition }));
  finished = new Promise((resolve) => {
    finish = resolve;
  });
  Object.assign(document, { startViewTransition });
});

afterEach(() => finish());

it('runs a transition to the page of a link, which lasts until the page stands', async () => {
  window.___navigate('/about/?a=b#c', { replace: false });
  expect(routerNavigate).toHaveBeenCalledWith('/about/?a=b#c', { replace: false });
  await frame();
  expect(loadPageSync).toHaveBeenCalledWith('/about/?a=b');
  expect(startViewTransition).toHaveBeenCalledTimes(1);
  let ended = false;
  const end = startViewTransition.mock.calls[0]?.[0]().then(() => {
    ended = true;
  });
  await frame();
  expect(ended).toBe(false);
  arrive();
  await end;
  expect(ended).toBe(true);
});

it('does not hold the picture of the old page for ever if the new one never says that it stands', async () => {
  window.___navigate('/about/');
  await frame();
  const start = performance.now();
  await startViewTransition.mock.calls[0]?.[0]();
  expect(performance.now() - start).toBeLessThan(1000);
});

it('runs a transition on the way back', async () => {
  history.replaceState({}, '', '/about/');
  dispatchEvent(new PopStateEvent('popstate'));
  await frame();
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

it('runs none on the way back that the browser has shown itself', async () => {
  history.replaceState({}, '', '/about/');
  dispatchEvent(Object.assign(new PopStateEvent('popstate'), { hasUAVisualTransition: true }));
  await frame();
  expect(startViewTransition).not.toHaveBeenCalled();
});

it.each(['/blog/', '/blog/?q=visa', '#top'])('runs none to %s, which is the page that is shown', async (to) => {
  window.___navigate(to);
  await frame();
  expect(routerNavigate).toHaveBeenCalledTimes(1);
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('runs none for those who asked for stillness', async () => {
  still = true;
  window.___navigate('/about/');
  await frame();
  expect(location.pathname).toBe('/about/');
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('runs none where the page is still to be loaded, or the router went elsewhere', async () => {
  loadPageSync.mockReturnValue(undefined);
  window.___navigate('/about/');
  await frame();
  loadPageSync.mockReturnValue({});
  routerNavigate.mockImplementation(() => undefined);
  window.___navigate('/faq/');
  await frame();
  expect(startViewTransition).not.toHaveBeenCalled();
});

it('lets the router go its way when a page does not load, by steps, and when a transition is skipped', async () => {
  loadPage.mockRejectedValueOnce(new Error('no network'));
  window.___navigate('/about/');
  window.___navigate(-1);
  startViewTransition.mockImplementation(() => ({
    ready: Promise.reject(new Error('skipped')),
    finished,
    skipTransition,
  }));
  window.___navigate('/faq/');
  await frame();
  expect(routerNavigate.mock.calls.map(([to]) => to)).toEqual(['/about/', -1, '/faq/']);
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

it('ends at a press, which reaches what lies under its pictures', async () => {
  const onClick = jest.fn();
  const link = document.createElement('button');
  link.addEventListener('click', onClick);
  document.body.append(link);
  document.elementFromPoint = (x, y) => (x === 30 && y === 40 ? link : null);
  window.___navigate('/about/');
  await frame();
  expect(skipTransition).not.toHaveBeenCalled();
  document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(skipTransition).toHaveBeenCalledTimes(1);
  const press = { bubbles: true, clientX: 30, clientY: 40, ctrlKey: true };
  document.documentElement.dispatchEvent(new MouseEvent('click', press));
  document.documentElement.dispatchEvent(new MouseEvent('click', press));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onClick.mock.calls[0]?.[0]).toMatchObject({ ctrlKey: true });
});

it('leaves a press alone once it has ended', async () => {
  window.___navigate('/about/');
  await frame();
  finish();
  await frame();
  document.documentElement.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(skipTransition).not.toHaveBeenCalled();
});

it('goes on without a word where the browser knows no transitions', async () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  window.___navigate('/about/');
  await frame();
  expect(location.pathname).toBe('/about/');
});
