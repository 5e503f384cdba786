/** The families of both fonts, with what is shown before they have come: `font-faces.ts` says which. */
export const DISPLAY_FONT = 'var(--font-display)';
export const TEXT_FONT = 'var(--font-text)';
