import { COLOR_SCHEME_ATTRIBUTE } from '../utils/color-scheme';

/**
 * Shows the page in the colours that the visitor has chosen, before the first paint. It does what MUI's
 * `InitColorSchemeScript` does with the names that its theme stores them under, in fewer bytes. Where storage is
 * forbidden, the colours are those of the system.
 */
try {
  const mode = localStorage.getItem('mui-mode') ?? 'system';
  const isDark = mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light');
} catch {}
