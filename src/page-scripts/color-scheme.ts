import { COLOR_SCHEME_ATTRIBUTE, MODE_KEY } from '../utils/color-scheme';

const system = matchMedia('(prefers-color-scheme: dark)');

function show(mode: string | null): void {
  const isDark = mode === 'dark' || (mode !== 'light' && system.matches);
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light');
}

/**
 * Shows the page in the colours that the visitor has chosen, before the first paint and whenever the choice changes, here
 * or in another window, or the colours of the system do. It does what MUI's `InitColorSchemeScript` does with the names
 * that its theme stores them under, in fewer bytes. Where storage is forbidden, the colours are those of the system.
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
