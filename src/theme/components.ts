import type { Components, Theme } from '@mui/material/styles';
import { RADIUS } from './measures';

/** How MUI's components look here; nothing of their default look should be left. */
export const componentStyles: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // MUI takes the outline away and shows the focus by its ripple, which we do not use.
        '&:focus-visible': {
          outline: `3px solid var(--focus-ring, ${theme.vars.palette.accentText.main})`,
          outlineOffset: 3,
        },
        '@media (forced-colors: active)': { border: '1px solid' },
      }),
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        border: `1px solid ${theme.vars.palette.divider}`,
        borderRadius: RADIUS.card,
        backgroundImage: 'none',
        breakInside: 'avoid',
        variants: [
          {
            props: { variant: 'wash' },
            style: { borderColor: 'transparent', backgroundColor: theme.vars.palette.wash.main },
          },
          {
            props: { variant: 'marked' },
            style: { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
          },
        ],
        '@media print': { '& [data-card-link]': { display: 'none' } },
        '&:has([data-card-link])': { transition: 'border-color 200ms, transform 200ms' },
        '&:has([data-card-link]):hover': { borderColor: theme.vars.palette.primary.main },
        '&:has([data-card-link]:focus-visible)': {
          outline: `3px solid var(--focus-ring, ${theme.vars.palette.accentText.main})`,
          outlineOffset: 3,
        },
      }),
    },
  },
  MuiCardContent: {
    styleOverrides: {
      root: {
        display: 'flex',
        flexDirection: 'column',
        gap: 14,
        flexGrow: 1,
        padding: 'clamp(1.25rem, 1rem + 1vw, 2rem)',
        '&:last-child': { paddingBottom: 'clamp(1.25rem, 1rem + 1vw, 2rem)' },
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({
        maxWidth: '36rem',
        margin: 16,
        padding: 'clamp(1rem, 0.5rem + 2vw, 2rem)',
        borderRadius: RADIUS.panel,
        backgroundColor: theme.vars.palette.background.paper,
        backgroundImage: 'none',
        boxShadow: 'none',
      }),
    },
  },
  MuiDialogTitle: { styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h3, padding: '8px 16px' }) } },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        padding: '8px 16px',
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiDialogActions: { styleOverrides: { root: { flexWrap: 'wrap', gap: 8, padding: '16px 16px 8px' } } },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 'auto',
        minHeight: 44,
        maxWidth: '100%',
        borderRadius: RADIUS.pill,
        fontSize: '1rem',
        fontWeight: 600,
        padding: '4px 8px',
      },
      label: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: RADIUS.field, backgroundColor: theme.vars.palette.background.paper }),
      notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.outline.main }),
    },
  },
};
