// Guards the colours of the first paint.
import { COLOR_SCHEME_ATTRIBUTE } from '../../src/utils/color-scheme';

const shown = (): string | null => document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE);

function start(): void {
  document.documentElement.removeAttribute(COLOR_SCHEME_ATTRIBUTE);
  jest.isolateModules(() => require('../../src/page-scripts/color-scheme'));
}

function systemIs(scheme: 'light' | 'dark'): void {
  window.matchMedia = jest.fn((query) => ({ matches: query.includes(scheme) })) as unknown as typeof matchMedia;
}

afterEach(() => localStorage.clear());

test.each([
  [null, 'light', 'light'],
  [null, 'dark', 'dark'],
  ['system', 'dark', 'dark'],
  ['light', 'dark', 'light'],
  ['dark', 'light', 'dark'],
] as const)('with the choice %s on a %s system the page is %s', (choice, system, expected) => {
  if (choice) localStorage.setItem('mui-mode', choice);
  systemIs(system);
  start();
  expect(shown()).toBe(expected);
});

test.each([
  ['system', 'dark'],
  ['light', 'light'],
])('with the choice %s a system that turns dark makes the page %s', (choice, expected) => {
  localStorage.setItem('mui-mode', choice);
  const query = { matches: false, onchange: (_event: object) => undefined };
  window.matchMedia = jest.fn(() => query) as unknown as typeof matchMedia;
  start();
  expect(shown()).toBe('light');
  query.matches = true;
  query.onchange({});
  expect(shown()).toBe(expected);
});

test('the style sheet follows the system if storage is forbidden', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  systemIs('dark');
  start();
  expect(shown()).toBeNull();
  jest.restoreAllMocks();
});
