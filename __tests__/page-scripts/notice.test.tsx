// Guards the days of the notice, and that a closed one stays closed on this device.
import { startNotice } from '../../src/page-scripts/notice';
import { SAID, SAID_CLOSE } from '../../src/utils/page-ids';

const OPTIONS = { key: 'a1', from: '2027-01-02', until: '2027-01-05' };
const state = (): string | null => document.documentElement.getAttribute(SAID);

function start(now: string, options = OPTIONS): void {
  jest.useFakeTimers({ now: new Date(now) });
  document.body.innerHTML = `<button ${SAID_CLOSE}><svg></svg></button><header><a href="/">Home</a></header>`;
  startNotice(options);
}

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test.each([
  ['2027-01-01T23:59:00', 'off'],
  ['2027-01-02T00:00:00', 'on'],
  ['2027-01-05T23:59:00', 'on'],
  ['2027-01-06T00:00:00', 'off'],
])('at %s it is %s', (now, expected) => {
  start(now);
  expect(state()).toBe(expected);
});

test('it goes at the end of its last day on a page left open', () => {
  start('2027-01-05T23:59:30');
  expect(state()).toBe('on');
  jest.advanceTimersByTime(60_000);
  expect(state()).toBe('off');
});

test('a closed one stays closed, its successor is shown, and the focus goes to the header', () => {
  start('2027-01-03T12:00:00');
  // The hydration plugin holds presses on buttons until React runs.
  document.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(state()).toBe('off');
  expect(document.activeElement).toHaveTextContent('Home');
  start('2027-01-03T13:00:00');
  expect(state()).toBe('off');
  start('2027-01-03T13:00:00', { ...OPTIONS, key: 'b2' });
  expect(state()).toBe('on');
});

test('it is shown and closes where storage is forbidden', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  start('2027-01-03T12:00:00');
  expect(state()).toBe('on');
  jest.restoreAllMocks();
});
