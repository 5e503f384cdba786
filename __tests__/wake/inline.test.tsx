import { fireEvent } from '@testing-library/react';

const TEMPLATE = '<template id="runtime" data-path="/about/" data-wake="/wake-1.js"></template>';
const CHIP = '<nav data-wake="press"><a href="#chip">Wellness</a></nav>';

/** A fresh page with the inline script running on it; what earlier tests have left listening is stopped. */
function open(body: string, address = '/'): void {
  window.early?.stop();
  history.replaceState(null, '', address);
  document.head.innerHTML = '<style id="fonts" media="(scripting: none)"></style>';
  document.body.innerHTML = body;
  jest.isolateModules(() => require('../../src/wake/browser/inline'));
}

const asked = (): HTMLScriptElement | null => document.querySelector('script[src="/wake-1.js"]');

function fontsMedia(): string | undefined {
  return document.querySelector('style')?.media;
}

function element(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(document, 'referrer', { value: '', configurable: true });
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

it('asks for the rest once the page is loaded and painted', () => {
  open(TEMPLATE);
  jest.advanceTimersByTime(1000);
  expect(asked()).toBeNull();
  fireEvent.load(window);
  expect(asked()).toBeNull();
  jest.advanceTimersByTime(100);
  expect(asked()).not.toBeNull();
});

it('asks once, whatever happens', () => {
  open(TEMPLATE);
  for (const press of [fireEvent.pointerDown, fireEvent.keyDown, fireEvent.focusIn]) press(document.body);
  expect(document.querySelectorAll('script')).toHaveLength(1);
});

it('asks again where the page has not been read so far', () => {
  open('');
  fireEvent.pointerDown(document.body);
  expect(document.querySelectorAll('script')).toHaveLength(0);
  document.body.innerHTML = TEMPLATE;
  fireEvent.pointerDown(document.body);
  expect(asked()).not.toBeNull();
});

it.each([
  ['/blog/?q=visa', TEMPLATE, true],
  ['/blog/', TEMPLATE, false],
  ['/gone/', '<template id="runtime" data-wake="/wake-1.js"></template>', true],
])('asks for it on %s with %s as soon as the page is read: %s', (address, body, expected) => {
  open(body, address);
  fireEvent(document, new Event('DOMContentLoaded'));
  expect(asked() !== null).toBe(expected);
});

it.each([
  ['a chip', CHIP, 'a'],
  ['a button that only script answers', '<button type="button">Copy</button>', 'button'],
  ['a radio button', '<input type="radio">', 'input'],
  ['the drawing in a button', '<button type="button"><svg></svg></button>', 'svg'],
])('holds a press on %s, and asks for what answers it', (_name, body, target) => {
  open(TEMPLATE + body);
  const goesOn = fireEvent.click(element(target));
  expect(goesOn).toBe(false);
  expect(window.early?.events.map(({ type }) => type)).toEqual(['click']);
  expect(asked()).not.toBeNull();
});

it.each([
  ['a plain link', '<a href="#there">There</a>', 'a', {}],
  ['the button of the menu', '<button popovertarget="menu">Menu</button>', 'button', {}],
  ['a chip in a window of its own', CHIP, 'a', { ctrlKey: true }],
])('leaves %s to the browser', (_name, body, target, how) => {
  open(TEMPLATE + body);
  expect(fireEvent.click(element(target), how)).toBe(true);
});

it('gives back what it holds where the file does not come', () => {
  const onClick = jest.fn((event: Event) => event.preventDefault());
  open(`${TEMPLATE}${CHIP}<form></form>`);
  const form = element('form') as HTMLFormElement;
  const requestSubmit = jest.fn();
  form.requestSubmit = requestSubmit;
  element('a').addEventListener('click', onClick);
  fireEvent.click(element('a'));
  expect(fireEvent.submit(form)).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.error(asked() as HTMLScriptElement);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(requestSubmit).toHaveBeenCalledTimes(1);
  expect(fireEvent.submit(form)).toBe(true);
});

it('forgets a press whose page has been left', () => {
  open(TEMPLATE + CHIP);
  fireEvent.click(element('a'));
  fireEvent(window, new Event('pagehide'));
  expect(window.early?.events).toEqual([]);
});

it.each([
  [`${location.origin}/blog/`, undefined, 'all'],
  [`${location.origin}/blog/`, { saveData: true }, '(scripting: none)'],
  [`${location.origin}.example.com/`, undefined, '(scripting: none)'],
  ['', undefined, '(scripting: none)'],
])('for a visitor from "%s" with the connection %j the fonts hold for %s', (referrer, connection, media) => {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  open(TEMPLATE);
  expect(fontsMedia()).toBe(media);
});
