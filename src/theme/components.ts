import type { Components, Theme } from '@mui/material/styles';

/** How MUI's components look here; nothing of their default look should be left. */
export const componentStyles: Components<Theme> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'contained', color: 'secondary' },
    styleOverrides: {
      root: { minHeight: 48, borderRadius: 999, padding: '10px 24px', lineHeight: 1.3, textAlign: 'center' },
      sizeSmall: { minHeight: 44, padding: '8px 18px' },
      outlined: { borderWidth: 1.5, borderColor: 'currentColor' },
    },
  },
  MuiCard: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme }) => ({
        border: `1px solid ${theme.vars.palette.divider}`,
        backgroundImage: 'none',
      }),
    },
  },
  MuiAppBar: { defaultProps: { elevation: 0, color: 'transparent' } },
  MuiChip: {
    styleOverrides: {
      root: { minHeight: 44, borderRadius: 999, fontSize: '1rem', fontWeight: 600, padding: '0 8px' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 12, backgroundColor: theme.vars.palette.background.paper }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.outline.main }),
    },
  },
};
