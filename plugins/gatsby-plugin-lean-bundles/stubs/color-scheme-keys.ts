/** The names under which MUI remembers the choice of colours; equal to those of the module that this one stands for. */
export const DEFAULT_MODE_STORAGE_KEY = 'mode';
export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';
export const DEFAULT_ATTRIBUTE = 'data-color-scheme';

/** The script that shows the choice before the first paint stands in the built page; the browser never writes it. */
export const buildInitColorSchemeScript = (): null => null;
