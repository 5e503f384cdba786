// Guards the days of the notice, and that a closed one stays closed on this device.
import { showNotice } from '../../src/page-scripts/notice';
import { NOTICE_CLOSE, NOTICE_UNTIL } from '../../src/utils/page-ids';

const DAYS = ['2027-01-05', '2027-01-02'] as const;
const { dataset } = document.documentElement;

function start(now: string, key = 'a1'): void {
  jest.useFakeTimers({ now: new Date(now) });
  document.body.innerHTML = `<aside ${NOTICE_UNTIL}="${DAYS[0]}"><button ${NOTICE_CLOSE}><svg></svg></button></aside><header><a href="/">Home</a></header>`;
  showNotice(key, ...DAYS);
  jest.isolateModules(() => require('../../src/page-scripts/notice-while-open'));
}

const close = (): boolean | undefined =>
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

test.each([
  ['2027-01-01T23:59:00', 'off'],
  ['2027-01-02T00:00:00', 'a1'],
  ['2027-01-05T23:59:00', 'a1'],
  ['2027-01-06T00:00:00', 'off'],
])('at %s it is %s', (now, expected) => {
  start(now);
  expect(dataset.notice).toBe(expected);
});

test('it goes at the end of its last day on a page left open', () => {
  start('2027-01-05T23:59:30');
  expect(dataset.notice).not.toBe('off');
  jest.advanceTimersByTime(60_000);
  expect(dataset.notice).toBe('off');
});

test('a closed one stays closed, its successor is shown, and the focus goes to the header', () => {
  start('2027-01-03T12:00:00');
  // The hydration plugin holds presses on buttons until React runs.
  document.addEventListener('click', (event) => event.stopImmediatePropagation(), { capture: true, once: true });
  close();
  expect(dataset.notice).toBe('off');
  expect(document.activeElement).toHaveTextContent('Home');
  start('2027-01-03T13:00:00');
  expect(dataset.notice).toBe('off');
  start('2027-01-03T13:00:00', 'b2');
  expect(dataset.notice).not.toBe('off');
});

test('where storage is forbidden it is shown, and stays closed on the page', () => {
  for (const name of ['getItem', 'setItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
  start('2027-01-03T12:00:00');
  expect(dataset.notice).not.toBe('off');
  close();
  jest.advanceTimersByTime(60_000);
  expect(dataset.notice).toBe('off');
});
