// Guards the colours of the first paint, the switch before React loads, and choices elsewhere. colours.spec.ts chooses in a browser.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColorSchemeChoice } from '../../src/components/layout/ColorSchemeChoice';
import { COLOR_SCHEME_ATTRIBUTE } from '../../src/utils/color-scheme';
import { renderInTheme } from '../support/render-in-theme';

const shown = (): string | null => document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE);
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const start = (...scripts: readonly string[]) =>
  jest.isolateModules(() => {
    for (const script of ['color-scheme', ...scripts]) require(`../../src/page-scripts/${script}`);
  });

function systemIs(scheme: 'light' | 'dark') {
  const query = { matches: scheme === 'dark', addListener: jest.fn(), removeListener: jest.fn(), onchange: jest.fn() };
  window.matchMedia = jest.fn(() => query) as unknown as typeof matchMedia;
  return query;
}

function forbidStorage(): void {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
}

beforeEach(() => {
  systemIs('light');
  localStorage.clear();
  document.documentElement.removeAttribute(COLOR_SCHEME_ATTRIBUTE);
  // The switch as the server renders it.
  document.body.innerHTML = ['light', 'dark', 'system']
    .map((mode) => `<label><input type="radio" name="color-scheme" value="${mode}">${mode}</label>`)
    .join('')
    .replace('"system"', '"system" checked');
});
afterEach(() => jest.restoreAllMocks());

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

test('a system that turns dark makes the page dark unless another choice is made', () => {
  const query = systemIs('light');
  start();
  expect(shown()).toBe('light');
  query.matches = true;
  query.onchange({});
  expect(shown()).toBe('dark');
});

/** Another window or page stores a choice; only pages that are not in the cache receive the event. */
function storeElsewhere(mode: string, type: 'storage' | 'pageshow'): void {
  localStorage.setItem('mui-mode', mode);
  fireEvent(window, type === 'storage' ? new StorageEvent(type, { key: 'mui-mode', newValue: mode }) : new Event(type));
}

test.each(['storage', 'pageshow'] as const)('switch and page follow a choice made elsewhere, on %s', (type) => {
  start('color-scheme-choice');
  storeElsewhere('dark', type);
  expect([shown(), radio('dark').checked]).toEqual(['dark', true]);
  fireEvent.click(radio('system'));
  expect([shown(), localStorage.getItem('mui-mode')]).toEqual(['light', 'system']);
});

test.each([
  ['dark', 'dark'],
  ['purple', 'system'],
])(
  'the stored choice %s is shown as %s, whatever the browser has filled in, also on a switch rendered again',
  (choice, name) => {
    localStorage.setItem('mui-mode', choice);
    // As browsers do on the way back.
    radio('light').checked = true;
    start('color-scheme-choice');
    expect(radio(name)).toBeChecked();
    expect(localStorage.getItem('mui-mode')).toBe(choice);
    document.body.innerHTML = `${document.body.innerHTML}`;
    document.dispatchEvent(new Event('rendered'));
    expect(radio(name)).toBeChecked();
  },
);

test('without storage the style sheet follows the system, and a choice holds for the page', () => {
  forbidStorage();
  start('color-scheme-choice');
  expect(shown()).toBeNull();
  fireEvent.click(radio('dark'));
  expect(shown()).toBe('dark');
});

test('React leaves the choice to the script', async () => {
  document.body.innerHTML = '';
  start('color-scheme-choice');
  const words = { label: 'Colours', light: 'Light', dark: 'Dark', system: 'System' };
  const { rerender } = renderInTheme(<ColorSchemeChoice words={words} />);
  expect(radio('System')).toBeChecked();
  await userEvent.click(radio('Dark'));
  storeElsewhere('light', 'storage');
  rerender(<ColorSchemeChoice words={{ ...words, label: 'Theme' }} />);
  expect(radio('Light')).toBeChecked();
  expect(shown()).toBe('light');
});
