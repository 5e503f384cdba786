/** Widths, margins and corners shared by several components. */
export const PAGE_WIDTH = '76rem';
/** Maximum width of running text: about 68 characters. */
export const READING_WIDTH = '46rem';
/** Margin between content and window; on phones it shrinks as text grows, since long words need the line. */
export const GUTTER = 'clamp(max(12px, 36px - 1rem), 4vw, 40px)';
/** Padding of a card; it shrinks likewise. */
export const CARD_PADDING = 'clamp(12px, 32px + 1vw - 1rem, 32px)';
/** Limits a heading's font size: on a phone with large text, words of about 15 letters still fit the line. */
export const headingSize = (size: string): string => `min(${size}, 11.5vw)`;

/** Height of the sticky header, lower in low windows; scroll offsets keep focus and link targets clear of it. */
export const HEADER_HEIGHT = 'clamp(56px, 16vh, 72px)';

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
