import type { CSSObject, Theme } from '@mui/material/styles';
import { RADIUS } from './measures';

/** The focus outline; a panel of another colour sets `--focus-ring`. */
export const focusRing = (theme: Theme) => ({
  outline: `3px solid var(--focus-ring, ${theme.vars.palette.accentText.main})`,
  outlineOffset: 3,
});

/** Marks a selection in forced colours, which override backgrounds and shadows. */
export const CHOSEN_IN_FORCED_COLORS = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    color: 'HighlightText',
    backgroundColor: 'Highlight',
  },
} as const;

/** The dark panel in both colour schemes: ground, text, links, and a visible focus ring. */
export const deepPanel = (theme: Theme) => ({
  color: theme.vars.palette.deep.contrastText,
  backgroundColor: theme.vars.palette.deep.main,
  '--focus-ring': theme.vars.palette.deep.contrastText,
  '--link-color': 'currentcolor',
});

/** A sheet of paper on the page or a wash: ground, hairline, and round corners (in pixels). */
export const paper = (theme: Theme, corners: number = RADIUS.card) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: corners,
  backgroundColor: theme.vars.palette.background.paper,
});

/** A checkbox or radio button in the colour of its text. The browser's own looks disabled in dark colours. */
export const drawnMark = {
  appearance: 'none',
  font: 'inherit',
  margin: 0,
  border: '2px solid',
  borderRadius: RADIUS.small,
  color: 'inherit',
  cursor: 'pointer',
  '&[type=checkbox]:checked::after': {
    content: '""',
    display: 'block',
    width: '0.4em',
    height: '0.75em',
    margin: '0.05em auto',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
} as const;

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A list without bullets that Safari still treats as a list, unlike one with `none`. */
export const plainList = { margin: 0, padding: 0, listStyleType: '""' } as const;

/**
 * Prints a grid's children as blocks, because Chromium prints the rows of a grid that crosses pages over each other. The
 * selector outweighs the children's own margins.
 * @param gap the space between them, a CSS length, or a number of pixels
 */
export const blocksOnPaper = (gap: number | string) =>
  ({ '@media print': { display: 'block', '& > :not(style) ~ :not(style)': { marginTop: gap } } }) as const;

/** One column, no wider than its container: its content wraps or scrolls. */
export const stack = (gap: number | string) =>
  ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap, ...blocksOnPaper(gap) }) as const;

/** For `<details>`: unfolded on paper. */
export const unfoldedOnPaper = {
  '@media print': { border: 0, '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
} as const;

/** Delay before a name appears: on the first control, and on further ones of the group. */
const FIRST_DELAY = '700ms';
const NEXT_DELAY = '300ms';

/**
 * For a group of icon-only controls: shows the hidden name of the one under pointer or focus. The name exists for screen
 * readers anyway, so this needs no script and is never read twice. It accepts hover itself, and sits below, in free space.
 */
export function tooltips(theme: Theme): CSSObject {
  const shown: CSSObject = {
    zIndex: theme.zIndex.tooltip,
    insetBlockStart: '100%',
    width: 'max-content',
    height: 'auto',
    padding: '4px 12px',
    border: '1px solid transparent',
    borderRadius: RADIUS.field,
    clipPath: 'none',
    color: theme.vars.palette.background.default,
    backgroundColor: theme.vars.palette.text.primary,
    ...theme.typography.body2,
    animation: `tip ${theme.transitions.duration.shortest}ms var(--tip-delay) both`,
  };
  return {
    '--tip-delay': FIRST_DELAY,
    '&:hover, &:focus-within': {
      '--tip-delay': NEXT_DELAY,
      transition: `--tip-delay 0s ${FIRST_DELAY} allow-discrete`,
    },
    '@keyframes tip': { from: { opacity: 0 } },
    '& a': { position: 'relative' },
    '& a:focus-visible > span': shown,
    // A long press on a link opens the browser's menu.
    '@media (hover: hover)': { '& a:hover > span': shown },
  };
}
