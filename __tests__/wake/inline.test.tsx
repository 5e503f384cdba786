import { fireEvent } from '@testing-library/react';

const TEMPLATE = '<template id="runtime" data-path="/about/" data-wake="/wake-1.js"></template>';
const CHIP = '<a data-wake="press" href="#chip">Wellness</a>';

/** A fresh page with the inline script running on it; what earlier tests have left listening is stopped. */
function open(body: string, address = '/'): void {
  window.early?.stop();
  history.replaceState(null, '', address);
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  jest.isolateModules(() => require('../../src/wake/browser/inline'));
}

const asked = (): HTMLScriptElement | null => document.querySelector('script[src="/wake-1.js"]');

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
  ['a link that bears the mark itself', '<a href="#back" data-wake="press">Back</a>', 'a'],
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

it('shows the current year on a page that was built in another', () => {
  open(`<p>© <span data-current-year>1999</span> Brand</p>${TEMPLATE}`);
  fireEvent(document, new Event('DOMContentLoaded'));
  expect(document.body).toHaveTextContent(`© ${new Date().getFullYear()} Brand`);
});

it('forgets a press whose page has been left', () => {
  open(TEMPLATE + CHIP);
  fireEvent.click(element('a'));
  fireEvent(window, new Event('pagehide'));
  expect(window.early?.events).toEqual([]);
});
