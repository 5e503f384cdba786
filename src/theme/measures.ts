/** Widths, margins and corners shared by several components. */
export const PAGE_WIDTH = '76rem';
/** Maximum width of running text: about 68 characters. */
export const READING_WIDTH = '46rem';
/** Margin between content and window; in pixels, so that larger text doesn't narrow the page. */
export const GUTTER = 'clamp(20px, 4vw, 40px)';
/** Padding of a card; in pixels for the same reason. */
export const CARD_PADDING = 'clamp(20px, 16px + 1vw, 32px)';

/** Height of the sticky header in pixels; scroll offsets keep focus and link targets clear of it. */
export const HEADER_HEIGHT = 72;

/** From here on text and picture sit side by side; in em, so that larger text stacks them. */
export const SIDE_BY_SIDE = '@media (min-width: 46em)';

/**
 * Corner radii, in pixels where a number: small things, fields, cards, large panels and pictures, and pills. A badge is a pill on one line
 * and keeps these corners on several; the arch has the form of the four pillars in the drawings.
 */
export const RADIUS = {
  small: 4,
  field: 12,
  card: 20,
  panel: 28,
  pill: 999,
  badge: '1.25em',
  arch: '1.625rem 1.625rem 0.875rem 0.875rem',
} as const;

/** Height of a single-line field, and of a button beside it, in pixels. */
export const FIELD_HEIGHT = 52;
