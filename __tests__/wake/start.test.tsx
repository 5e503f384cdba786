import { fireEvent } from '@testing-library/react';

const AWAKE = 'runtime:awake';

/** A fresh page with the script running on it. */
function open(body: string, address = '/'): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = body;
  jest.isolateModules(() => require('../../src/wake/browser/start'));
}

const TEMPLATE = '<template id="runtime" data-path="/about/" data-wake="/wake-1.js"></template>';

function isAwake(): boolean {
  return document.querySelector('body > script[src="/app.js"]') !== null;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { RUNTIME: { chunks: { app: ['/app.js'] }, compilation: '1', scripts: ['/app.js'] } });
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

it('takes over the presses that were held before it came, and gives back what the browser can do', () => {
  document.body.innerHTML = `${TEMPLATE}<button type="button">Copy</button><label>Name<input></label>`;
  const [button, label] = [document.querySelector('button'), document.querySelector('label')];
  const [onCopy, onLabel, stop] = [jest.fn(), jest.fn(), jest.fn()];
  button?.addEventListener('click', onCopy);
  label?.addEventListener('click', onLabel);
  const events = [button, label].map((target) => {
    const event = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(event, 'target', { value: target });
    return event;
  });
  window.early = { events, stop };
  jest.isolateModules(() => require('../../src/wake/browser/start'));
  delete window.early;
  expect(stop).toHaveBeenCalledTimes(1);
  expect(onLabel).toHaveBeenCalled();
  expect(onCopy).not.toHaveBeenCalled();
  expect(isAwake()).toBe(true);
  document.dispatchEvent(new Event(AWAKE));
  expect(onCopy).toHaveBeenCalledTimes(1);
});

it('wakes for a sign that was seen before it came', () => {
  document.body.innerHTML = `${TEMPLATE}<input type="search">`;
  const event = new FocusEvent('focusin', { bubbles: true });
  Object.defineProperty(event, 'target', { value: document.querySelector('input') });
  window.early = { events: [event], stop: jest.fn() };
  jest.isolateModules(() => require('../../src/wake/browser/start'));
  delete window.early;
  expect(isAwake()).toBe(true);
});

it('holds nothing on a page that is awake before it comes', () => {
  document.documentElement.dataset.awake = '';
  open('<template id="runtime" data-wake="/wake-1.js"></template><button type="button">Copy</button>');
  const onClick = jest.fn();
  const button = document.querySelector('button');
  button?.addEventListener('click', onClick);
  if (button) fireEvent.click(button);
  delete document.documentElement.dataset.awake;
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('tells the framework which page it wakes', () => {
  open(`${TEMPLATE}<input>`);
  const field = document.querySelector('input');
  if (field) fireEvent.focusIn(field);
  expect(window).toMatchObject({
    pagePath: '/about/',
    ___chunkMapping: '{"app":["/app.js"]}',
    ___webpackCompilationHash: '1',
  });
});

it('brings the page’s component along, once it is known', () => {
  window.pageData = { componentChunkName: 'page' };
  const chunks = { app: ['/app.js'], page: ['/page.js'] };
  Object.assign(globalThis, { RUNTIME: { chunks, compilation: '1', scripts: ['/site/app.js'] } });
  open('<template id="runtime" data-path="/about/" data-wake="/site/wake-1.js"></template><input>');
  const field = document.querySelector('input');
  if (field) fireEvent.focusIn(field);
  delete window.pageData;
  const sources = Array.from(document.querySelectorAll('body > script'), (script) => script.getAttribute('src'));
  expect(sources).toEqual(['/site/app.js', '/site/page.js']);
  const page = document.querySelector('script[src="/site/page.js"]');
  if (page) fireEvent.error(page);
  // The framework would take one that is there for one that is under way.
  expect(document.querySelector('script[src="/site/page.js"]')).toBeNull();
});
