// Guards the colour switch before React loads.
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColorSchemeChoice } from '../../src/components/layout/ColorSchemeChoice';
import { COLOR_SCHEME_ATTRIBUTE } from '../../src/utils/color-scheme';
import { renderInTheme } from '../support/render-in-theme';

const WORDS = { label: 'Colours', light: 'Light', dark: 'Dark', system: 'System' };

/** The switch as the server renders it. */
const HTML = ['light', 'dark', 'system']
  .map(
    (mode) =>
      `<label><input type="radio" name="color-scheme" value="${mode}"${mode === 'system' ? ' checked' : ''}>${mode}</label>`,
  )
  .join('');

const shown = (): string | null => document.documentElement.getAttribute(COLOR_SCHEME_ATTRIBUTE);
const radio = (name: string | RegExp): HTMLElement => screen.getByRole('radio', { name });

function start(): void {
  jest.isolateModules(() => {
    require('../../src/page-scripts/color-scheme');
    require('../../src/page-scripts/color-scheme-choice');
  });
}

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false, addListener: jest.fn(), removeListener: jest.fn() });
  localStorage.clear();
  document.documentElement.removeAttribute(COLOR_SCHEME_ATTRIBUTE);
  document.body.innerHTML = HTML;
});
afterEach(() => jest.restoreAllMocks());

test('a choice made before the script loads is applied', () => {
  // Without an event, because an earlier test's script is still listening.
  screen.getByRole<HTMLInputElement>('radio', { name: 'dark' }).checked = true;
  start();
  expect(shown()).toBe('dark');
  expect(localStorage.getItem('mui-mode')).toBe('dark');
});

test('a choice without storage holds for the page', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(denied);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
  start();
  fireEvent.click(radio('dark'));
  expect(shown()).toBe('dark');
});

test("MUI and the script follow each other's choices", async () => {
  document.body.innerHTML = '';
  start();
  renderInTheme(<ColorSchemeChoice words={WORDS} />);
  await userEvent.click(radio('Dark'));
  expect(radio('Dark')).toBeChecked();
  expect(shown()).toBe('dark');
  // Another window, or the script alone, stores it: switch and theme follow.
  localStorage.setItem('mui-mode', 'light');
  fireEvent(window, new StorageEvent('storage', { key: 'mui-mode', newValue: 'light' }));
  expect(radio('Light')).toBeChecked();
  expect(shown()).toBe('light');
});
