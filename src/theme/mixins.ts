import type { Theme } from '@mui/material/styles';

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

/** The dark panel in both colour schemes: its ground, its text, and a focus ring that can be seen on it. */
export const deepPanel = (theme: Theme) => ({
  color: theme.vars.palette.deep.contrastText,
  backgroundColor: theme.vars.palette.deep.main,
  '--focus-ring': theme.vars.palette.deep.contrastText,
});

/** A list without bullets, and still a list in Safari, which `none` would take away. */
export const plainList = { margin: 0, padding: 0, listStyleType: '""' } as const;
