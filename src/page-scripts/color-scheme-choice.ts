import { COLOR_SCHEME_FIELD, MODE_KEY } from '../utils/color-scheme';
import { tryStorage } from '../utils/try-storage';

/** The visitor's choice: the stored one or, where storage is forbidden, the one made on this page. */
let choice = stored() ?? null;

/** Undefined where storage is forbidden, null without a choice. */
function stored(): string | null | undefined {
  return tryStorage(() => localStorage.getItem(MODE_KEY));
}

/** Sets the switch, which React renders with the system's scheme and then leaves alone. Storage may hold something that is no choice. */
function show(): void {
  const radios = [...document.querySelectorAll<HTMLInputElement>(`[name=${COLOR_SCHEME_FIELD}]`)];
  const chosen = radios.find(({ value }) => value === choice) ?? radios.find(({ defaultChecked }) => defaultChecked);
  if (chosen) chosen.checked = true;
}

/** Applies a choice: this script, `color-scheme.ts` and, once loaded, MUI follow the event that other windows receive. */
function apply(newValue: string | null): void {
  dispatchEvent(new StorageEvent('storage', { key: MODE_KEY, newValue }));
}

addEventListener('change', ({ target }) => {
  const { name, value } = target as HTMLInputElement;
  if (name !== COLOR_SCHEME_FIELD) return;
  tryStorage(() => localStorage.setItem(MODE_KEY, value));
  apply(value);
});
addEventListener('storage', ({ key, newValue }) => {
  if (key !== MODE_KEY && key !== null) return;
  choice = newValue;
  show();
});
// A page from the back/forward cache has missed the choices made on others.
addEventListener('pageshow', () => {
  const now = stored();
  if (now !== undefined) apply(now);
});
// Runs again when React renders a part of the page again.
document.addEventListener('rendered', show);
show();
