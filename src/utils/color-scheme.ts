/** The attribute on <html> that says which colours are shown: set before the first paint, read by the theme. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

/** The name of the fields of the colour switch. */
export const COLOR_SCHEME_FIELD = 'color-scheme';

/** Where MUI's theme stores the choice in `localStorage`: `light`, `dark` or `system`. */
export const MODE_KEY = 'mui-mode';
