import type { Theme } from '@mui/material/styles';

/** The dark panel in both colour schemes: its ground, its text, and a focus ring that can be seen on it. */
export const deepPanel = (theme: Theme) => ({
  color: theme.vars.palette.deep.contrastText,
  backgroundColor: theme.vars.palette.deep.main,
  '--focus-ring': theme.vars.palette.deep.contrastText,
});
