/** Stands for MUI's way to write a theme as source text, which build tools use. */
export const stringifyTheme = undefined;
