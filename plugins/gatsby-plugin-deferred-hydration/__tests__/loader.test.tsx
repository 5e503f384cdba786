// Guards when the loader prefetches and starts React, and the fate of clicks if it fails to load.
import { fireEvent } from '@testing-library/react';
import { element, openPage, watchClicks } from './support/open-page';

const COPY = '<button type="button">Copy</button>';
const FRAMEWORK = { compilation: '1', scripts: ['/app.js'] };

/** A fresh page that runs the inline script and the loader. */
function open(body: string, address = '/'): void {
  openPage(body, address);
  load();
}

const imported: string[] = [];

/** @param isComplete whether the framework's scripts arrive */
function load(isComplete = true): void {
  for (const name of ['/app.js', '/site/page.js']) {
    const come = (): object => {
      if (!isComplete) throw new Error('404');
      imported.push(name);
      return {};
    };
    jest.doMock(name, come, { virtual: true });
  }
  jest.isolateModules(() => require('../browser/loader'));
}

/** Waits until the scripts have arrived or failed. */
async function untilImported(): Promise<void> {
  for (const _turn of Array.from({ length: 12 })) await Promise.resolve();
}

function isStarted(): boolean {
  return 'pagePath' in window;
}

function hydrate(): void {
  document.dispatchEvent(new Event('hydrated'));
}

/** jsdom has no layout; holds the elements the loader observes, and can make them visible. */
class Observer {
  static watched: Element[] = [];
  static come: () => void = () => undefined;
  constructor(onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
    Observer.watched = [];
    Observer.come = () => onChange([{ isIntersecting: false }, { isIntersecting: true }]);
  }
  observe = (watched: Element) => Observer.watched.push(watched);
  disconnect = () => {
    Observer.watched = [];
  };
}

function prefetched(): number {
  return jest.mocked(fetch).mock.calls.length;
}

beforeEach(() => {
  jest.useFakeTimers();
  imported.length = 0;
  Reflect.deleteProperty(window, 'pagePath');
  Reflect.deleteProperty(window, 'pageData');
  window.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  Object.assign(window, { IntersectionObserver: Observer });
  Object.assign(globalThis, { FRAMEWORK, PARAMETERS: ['q', 'category'] });
});
afterEach(() => {
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
});

it('waits for a touch where a campaign brought the visitor', () => {
  open('<p>Text</p>', '/?utm_source=mail');
  jest.advanceTimersByTime(60_000);
  expect(isStarted()).toBe(false);
});

it.each<[string, string, number]>([
  ['fetches the data of a pressed control beside the scripts', 'button', 1],
  ['fetches no data for a control elsewhere', 'input', 0],
])('%s', (_name, pressed, links) => {
  open(`<p data-preload="/search.json">${COPY}</p><input />`);
  fireEvent.pointerDown(element(pressed));
  fireEvent.click(element(pressed));
  expect(document.querySelectorAll('link[rel=preload][href="/search.json"]')).toHaveLength(links);
  hydrate();
});

it.each<[string, () => unknown]>([
  ['a script does not arrive', untilImported],
  ['something fails on the way', () => fireEvent(window, new Event('unhandledrejection'))],
  ['nothing comes', () => jest.advanceTimersByTime(20_000)],
])(
  'leaves a link to the browser when %s, and answers a button when the page is hydrated after all',
  async (name, fail) => {
    openPage(`${COPY}<a data-hydrate href="#chip">Wellness</a>`);
    load(!name.startsWith('a script'));
    const [onButton, onLink] = [watchClicks('button'), watchClicks('a')];
    for (const target of ['button', 'a']) fireEvent.click(element(target));
    await fail();
    expect([onButton, onLink].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    hydrate();
    expect(onButton).toHaveBeenCalledTimes(1);
  },
);

it('starts the framework only with everything the page needs, and tries again at the next press', async () => {
  openPage(COPY);
  load(false);
  for (const name of ['/app.js', '/site/page.js?'])
    jest.doMock(name, () => ({ count: imported.push(name) }), { virtual: true });
  window.fetch = jest.fn(async () => ({ json: async () => ({}), blob: async () => new Blob() }) as Response);
  fireEvent.click(element('button'));
  await untilImported();
  expect(document.documentElement.dataset.press).toBe('failed');
  expect(imported).toEqual([]);
  fireEvent.click(element('button'));
  await untilImported();
  expect(imported).toEqual(['/site/page.js?', '/app.js']);
  hydrate();
  expect(document.documentElement.dataset.press).toBeUndefined();
});

it('enters all of a text again that was written on after it gave up', () => {
  open('<input>');
  const field = element<HTMLInputElement>('input');
  const write = (value: string): void => {
    field.value = value;
    fireEvent.input(field);
  };
  write('Where do');
  fireEvent.focusIn(field);
  jest.advanceTimersByTime(15_000);
  write('Where do I begin?');
  hydrate();
  expect(field).toHaveValue('Where do I begin?');
});

it('does not give up for an error in a browser extension', () => {
  open('<a data-hydrate href="#chip">Wellness</a>');
  const onLink = watchClicks('a');
  fireEvent.click(element('a'));
  fireEvent(window, new ErrorEvent('error', { filename: 'chrome-extension://0/a.js' }));
  expect(onLink).not.toHaveBeenCalled();
  hydrate();
  expect(onLink).toHaveBeenCalledTimes(1);
});

it('prefetches once a control comes into view, and not before', () => {
  open(`<p>Text</p><a href="/about/">About</a>${COPY}`);
  jest.advanceTimersByTime(60_000);
  expect(prefetched()).toBe(0);
  expect(Observer.watched).toEqual([element('button')]);
  Observer.come();
  jest.advanceTimersByTime(2000);
  expect(prefetched()).toBeGreaterThan(0);
  expect(Observer.watched).toEqual([]);
  expect(isStarted()).toBe(false);
});

it.each([
  ['a link that few press', '<a data-hydrate="press" href="/services/#visa">More</a>'],
  ['a form that few use', '<form data-hydrate="press"><input type="email" name="email"></form>'],
  ['a switch that a script of the site answers', '<input type="radio" data-native>'],
  ['a box that shows a task of an article', '<input type="checkbox" disabled>'],
  ['plain links and text', '<p>Text</p><a href="/about/">About</a>'],
])('prefetches nothing for %s', (_name, body) => {
  open(body);
  expect(Observer.watched).toEqual([]);
});

it('does not start for a mere sign where data is precious, but does for a control', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  open(`<p>Text</p>${COPY}`);
  fireEvent.keyDown(element('p'));
  jest.advanceTimersByTime(5000);
  expect(isStarted()).toBe(false);
  fireEvent.pointerDown(element('button'));
  expect(isStarted()).toBe(true);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

it('immediately replays what was held on a page that was hydrated before the loader arrived', () => {
  openPage(COPY);
  const onClick = watchClicks('button');
  fireEvent.click(element('button'));
  document.documentElement.dataset.hydrated = '';
  load();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('keeps a text whose field is replaced twice', () => {
  open('<form><input id="hours"></form>');
  const replace = (): void =>
    element('input').replaceWith(Object.assign(document.createElement('input'), { id: 'hours' }));
  fireEvent.focusIn(element('input'));
  element<HTMLInputElement>('input').value = '30';
  fireEvent.input(element('input'));
  replace();
  // The first text entered makes the part render once more.
  element('input').addEventListener('mouseup', replace, { once: true });
  for (const _part of [1, 2]) document.dispatchEvent(new Event('rendered'));
  expect(element('input')).toHaveValue('30');
});
