/** Widths, margins and corners that more than one component shares. */
export const PAGE_WIDTH = '76rem';
/** The widest that running text gets: about 68 characters. */
export const READING_WIDTH = '46rem';
/** Room between the content and the edge of the window; in pixels, so that larger letters do not narrow the page. */
export const GUTTER = 'clamp(20px, 4vw, 40px)';
/** Room inside a card, for the same reason in pixels. */
export const CARD_PADDING = 'clamp(20px, 16px + 1vw, 32px)';

/** From here on words and a picture are side by side; in em, so that larger letters stack them. */
export const SIDE_BY_SIDE = '@media (min-width: 46em)';

/** Corners, in pixels: fields, cards, large panels and pictures, and pills. */
export const RADIUS = { field: 12, card: 20, panel: 28, pill: 999 } as const;
