import { COLOR_SCHEME_ATTRIBUTE } from '../utils/color-scheme';

/** Where MUI's theme stores the choice in `localStorage`: `light`, `dark` or `system`. */
export const MODE_KEY = 'mui-mode';

/** Shows the page in the colours of a choice. */
export function showColorScheme(mode: string): void {
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light');
}
