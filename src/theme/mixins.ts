import type { Theme } from '@mui/material/styles';
import { RADIUS } from './measures';

/** The outline of what has the focus; a panel of another colour sets `--focus-ring`. */
export const focusRing = (theme: Theme) => ({
  outline: `3px solid var(--focus-ring, ${theme.vars.palette.accentText.main})`,
  outlineOffset: 3,
});

/** Marks what is chosen in forced colours, which paint over backgrounds and shadows. */
export const CHOSEN_IN_FORCED_COLORS = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    color: 'HighlightText',
    backgroundColor: 'Highlight',
  },
} as const;

/** The dark panel in both colour schemes: its ground, its text and links, and a focus ring that can be seen on it. */
export const deepPanel = (theme: Theme) => ({
  color: theme.vars.palette.deep.contrastText,
  backgroundColor: theme.vars.palette.deep.main,
  '--focus-ring': theme.vars.palette.deep.contrastText,
  '--link-color': 'currentcolor',
});

/** A sheet of paper on the page or on a wash: its ground, a hairline, and round corners, in pixels. */
export const paper = (theme: Theme, corners: number = RADIUS.card) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: corners,
  backgroundColor: theme.vars.palette.background.paper,
});

/** For screen readers only. */
export const visuallyHidden = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A list without bullets, and still a list in Safari, which `none` would take away. */
export const plainList = { margin: 0, padding: 0, listStyleType: '""' } as const;

/** One column, no wider than its place: what is in it breaks or scrolls. */
export const stack = (gap: number | string) => ({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap });

/** For `<details>`: on paper everything is unfolded. */
export const unfoldedOnPaper = {
  '@media print': { border: 0, '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
} as const;
