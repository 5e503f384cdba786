import { MODE_KEY, showColorScheme } from './show-color-scheme';

/**
 * Shows the page in the colours that the visitor has chosen, before the first paint. It does what MUI's
 * `InitColorSchemeScript` does with the names that its theme stores them under, in fewer bytes. Where storage is
 * forbidden, the colours are those of the system.
 */
try {
  showColorScheme(localStorage.getItem(MODE_KEY) ?? 'system');
} catch {}
