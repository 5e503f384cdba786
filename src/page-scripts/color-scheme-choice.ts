import { COLOR_SCHEME_FIELD, MODE_KEY } from '../utils/color-scheme';
import { tryStorage } from '../utils/try-storage';

const SWITCH = `[name=${COLOR_SCHEME_FIELD}]`;

function radio(which: string): HTMLInputElement | null {
  return document.querySelector(SWITCH + which);
}

/** Stores a choice. `color-scheme.ts` and, once loaded, MUI apply it on the storage event that other windows receive. */
function choose({ value }: HTMLInputElement): void {
  // Where storage is forbidden, the choice holds for this page only.
  tryStorage(() => localStorage.setItem(MODE_KEY, value));
  dispatchEvent(new StorageEvent('storage', { key: MODE_KEY, newValue: value }));
}

/**
 * Makes the colour switch work before React loads. Applies a choice made before this script ran; otherwise shows the stored
 * one.
 */
function startSwitch(): void {
  const pressed = radio(':checked:not([checked])');
  if (pressed) choose(pressed);
  // Storage may be forbidden, or hold something that is no value.
  else tryStorage(() => radio(`[value=${localStorage.getItem(MODE_KEY)}]`)?.click());
}

addEventListener('change', ({ target }) => {
  if ((target as HTMLInputElement).name === COLOR_SCHEME_FIELD) choose(target as HTMLInputElement);
});
startSwitch();
