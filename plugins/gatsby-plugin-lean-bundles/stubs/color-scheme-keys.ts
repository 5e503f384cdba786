/** The keys under which MUI stores the colour scheme; the same as in the module that this one replaces. */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

/** The script that applies the choice before the first paint is in the built page; the browser never renders it. */
export const buildInitColorSchemeScript = (): null => null;
