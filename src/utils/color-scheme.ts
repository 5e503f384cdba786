/** The attribute on <html> that holds the colour scheme: set before the first paint, read by the theme. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';

/** The name of the colour switch's radio buttons. */
export const COLOR_SCHEME_FIELD = 'color-scheme';

/** Where MUI's theme stores the choice in `localStorage`: `light`, `dark` or `system`. */
export const MODE_KEY = 'mui-mode';
