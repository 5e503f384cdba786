import { COLOR_SCHEME_ATTRIBUTE, MODE_KEY } from '../utils/color-scheme';

const system = matchMedia('(prefers-color-scheme: dark)');

function show(mode: string | null): void {
  const isDark = mode === 'dark' || (mode !== 'light' && system.matches);
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light');
}

/**
 * Applies the visitor's colour scheme before the first paint, and again whenever the choice changes, in this window or
 * another, or the system's scheme does. Does the same as MUI's `InitColorSchemeScript`, with the theme's storage keys, in
 * fewer bytes. If storage is forbidden, follows the system.
 */
function showStored(): void {
  try {
    show(localStorage.getItem(MODE_KEY));
  } catch {}
}

showStored();
system.onchange = showStored;
addEventListener('storage', ({ key, newValue }) => {
  if (key === MODE_KEY) show(newValue);
});
