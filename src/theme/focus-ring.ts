import type { Theme } from '@mui/material/styles';

/** The outline of what has the focus; a panel of another colour sets `--focus-ring`. */
export const focusRing = (theme: Theme) => ({
  outline: `3px solid var(--focus-ring, ${theme.vars.palette.accentText.main})`,
  outlineOffset: 3,
});
