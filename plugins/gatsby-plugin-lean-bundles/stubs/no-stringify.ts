/** Replaces MUI's function that writes a theme as source text, which only build tools use. */
export const stringifyTheme = undefined;
