// Guards when the loader prefetches and starts React.
import { fireEvent } from '@testing-library/react';
import { element, openPage, watchClicks } from './support/open-page';

const COPY = '<button type="button">Copy</button>';
const FRAMEWORK = { compilation: '1', scripts: ['/app.js'] };

/** A fresh page that runs the inline script and the loader. */
function open(body: string, address = '/'): void {
  openPage(body, address);
  jest.isolateModules(() => require('../browser/loader'));
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

it.each([
  ['/?utm_source=mail', false],
  ['/#q', false],
  ['/?category=', false],
  ['/#answers-q=1', false],
  ['/?utm_source=mail&q=pin', true],
  ['/#category=visa', true],
  ['/#x&category%253Dvisa', true],
  ['/#q%3Dpin', true],
])('at %s the page starts by itself: %s', (address, isBySelf) => {
  open('<p>Text</p>', address);
  jest.advanceTimersByTime(60_000);
  expect(isStarted()).toBe(isBySelf);
  hydrate();
});

it('a choice from before the scripts of the site is repeated for them', () => {
  openPage('<input type="radio" data-native><input type="radio">');
  for (const name of ['[data-native]', 'input:not([data-native])']) fireEvent.change(element(name));
  const onChange = jest.fn();
  document.addEventListener('change', ({ target }) => onChange(target));
  jest.isolateModules(() => require('../browser/loader'));
  expect(onChange.mock.calls).toEqual([[element('[data-native]')]]);
  hydrate();
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

it('fetches once the data of each control on the way to the one that is pressed, also after hydration', () => {
  open(['search', 'visa', 'pay'].map((name) => `<p data-preload="/${name}.json"><input id="${name}"></p>`).join(''));
  const ahead = () => [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
  for (const name of ['search', 'visa', 'search']) fireEvent.focusIn(element(`#${name}`));
  expect(ahead()).toEqual(['/search.json', '/visa.json']);
  hydrate();
  fireEvent.focusIn(element('#pay'));
  expect(ahead()).toEqual(['/search.json', '/visa.json', '/pay.json']);
});

it('something that fails on the way leaves a link to the browser', () => {
  open('<a data-hydrate href="#chip">Wellness</a>');
  const onLink = watchClicks('a');
  fireEvent.click(element('a'));
  fireEvent(window, new Event('unhandledrejection'));
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
])('prefetches nothing for %s', (_name, body) => {
  open(body);
  expect(Observer.watched).toEqual([]);
});
