import { fireEvent } from '@testing-library/react';

const AWAKE = 'runtime:awake';

/** A fresh page with the inline script running on it. */
function open(body: string, address = '/'): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = body;
  jest.isolateModules(() => require('../../src/wake/browser/start'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const TEMPLATE = '<template id="runtime"><b id="scripts"></b></template>';

function isAwake(): boolean {
  return document.querySelector('#scripts') !== null;
}

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = jest.fn(() => ({ observe: jest.fn() })) as unknown as typeof IntersectionObserver;
});
afterEach(() => {
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
});

it('runs nothing before it is needed, whatever campaign brought the visitor', () => {
  open(`${TEMPLATE}<p>Text</p>`, '/?utm_source=mail');
  jest.advanceTimersByTime(60_000);
  expect(isAwake()).toBe(false);
});

it.each(['/blog/?q=visa', '/blog/?category=Wellness', '/contact/?interest=4cs'])('acts at once on %s', (address) => {
  open(TEMPLATE, address);
  expect(isAwake()).toBe(true);
});

it('wakes for a finger on a button, and repeats the press when the page is awake', () => {
  open(`${TEMPLATE}<button type="button">Copy</button>`);
  const button = document.querySelector('button');
  const onClick = jest.fn();
  button?.addEventListener('click', onClick);
  if (button) fireEvent.click(button);
  expect(isAwake()).toBe(true);
  expect(onClick).not.toHaveBeenCalled();
  document.dispatchEvent(new Event(AWAKE));
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('gives the press back to the browser when a script fails, or when nothing comes', () => {
  for (const fail of [() => fireEvent.error(window), () => jest.advanceTimersByTime(20_000)]) {
    open(`${TEMPLATE}<button type="button">Copy</button>`);
    const button = document.querySelector('button');
    const onClick = jest.fn();
    button?.addEventListener('click', onClick);
    if (button) fireEvent.click(button);
    fail();
    expect(onClick).toHaveBeenCalledTimes(1);
  }
});

it('does not wake on suspicion where data is precious, but does for a control', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  open(`${TEMPLATE}<p>Text</p><button type="button">Copy</button>`);
  const [text, button] = [document.querySelector('p'), document.querySelector('button')];
  if (text) fireEvent.keyDown(text);
  jest.advanceTimersByTime(5000);
  expect(isAwake()).toBe(false);
  if (button) fireEvent.pointerDown(button);
  expect(isAwake()).toBe(true);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

it('wakes when an element that asks for it is seen', () => {
  const observe = jest.fn();
  let seen: (entries: readonly { isIntersecting: boolean }[]) => void = () => undefined;
  window.IntersectionObserver = jest.fn((callback) => {
    seen = callback;
    return { observe };
  }) as unknown as typeof IntersectionObserver;
  open(`${TEMPLATE}<div data-wake="visible"></div>`);
  expect(observe).toHaveBeenCalledTimes(1);
  seen([{ isIntersecting: false }]);
  expect(isAwake()).toBe(false);
  seen([{ isIntersecting: true }]);
  expect(isAwake()).toBe(true);
});
