import { COLOR_SCHEME_ATTRIBUTE, MODE_KEY } from '../utils/color-scheme';

const system = matchMedia('(prefers-color-scheme: dark)');

/**
 * Applies the visitor's colour scheme before the first paint, and again whenever the choice changes, in this window or
 * another, or the system's scheme does. Does the same as MUI's `InitColorSchemeScript`, with the theme's storage keys, in
 * fewer bytes. If storage is forbidden, follows the system, or a choice made on this page.
 */
function show({ key, newValue }: Partial<StorageEvent>): void {
  try {
    const mode = key === MODE_KEY ? newValue : localStorage.getItem(MODE_KEY);
    const isDark = mode === 'dark' || (mode !== 'light' && system.matches);
    document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light');
  } catch {}
}

show({});
system.onchange = window.onstorage = show;
