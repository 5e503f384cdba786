import { COLOR_SCHEME_FIELD, MODE_KEY } from '../utils/color-scheme';

const SWITCH = `[name=${COLOR_SCHEME_FIELD}]`;

function radio(which: string): HTMLInputElement | null {
  return document.querySelector(SWITCH + which);
}

/** Stores a choice. `color-scheme.ts` and, once loaded, MUI apply it on the storage event that other windows receive. */
function choose({ value }: HTMLInputElement): void {
  try {
    localStorage.setItem(MODE_KEY, value);
  } catch {
    // Storage is forbidden: the choice holds for this page only.
  }
  dispatchEvent(new StorageEvent('storage', { key: MODE_KEY, newValue: value }));
}

/**
 * Makes the colour switch work before React loads. Applies a choice made before this script ran; otherwise shows the stored
 * one.
 */
function startSwitch(): void {
  const pressed = radio(':checked:not([checked])');
  if (pressed) choose(pressed);
  else
    try {
      radio(`[value=${localStorage.getItem(MODE_KEY)}]`)?.click();
    } catch {
      // Storage is forbidden, or holds something else.
    }
}

addEventListener('change', ({ target }) => {
  if ((target as HTMLInputElement).name === COLOR_SCHEME_FIELD) choose(target as HTMLInputElement);
});
startSwitch();
