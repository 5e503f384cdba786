/** Widths, margins and corners that more than one component shares. */
export const PAGE_WIDTH = '76rem';
/** The widest that running text gets: about 68 characters. */
export const READING_WIDTH = '46rem';
/** Room between the content and the edge of the window; in pixels, so that larger letters do not narrow the page. */
export const GUTTER = 'clamp(20px, 4vw, 40px)';
/** Room inside a card, for the same reason in pixels. */
export const CARD_PADDING = 'clamp(20px, 16px + 1vw, 32px)';

/** Height of the sticky header, in pixels, so that nothing focused or linked to hides behind it. */
export const HEADER_HEIGHT = 72;

/** From here on words and a picture are side by side; in em, so that larger letters stack them. */
export const SIDE_BY_SIDE = '@media (min-width: 46em)';

/**
 * Corners, in pixels: what is small, fields, cards, large panels and pictures, and pills; a badge is a pill on one
 * line and keeps these corners on several; the arch is the form of the four pillars in the drawings.
 */
export const RADIUS = {
  small: 4,
  field: 12,
  card: 20,
  panel: 28,
  pill: 999,
  badge: '1.25em',
  arch: '26px 26px 14px 14px',
} as const;

/** The height of a field of one line, and of a button beside it, in pixels. */
export const FIELD_HEIGHT = 52;
