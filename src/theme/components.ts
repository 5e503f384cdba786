import type { Components, Theme } from '@mui/material/styles';
import { controlStyles } from './controls';
import { CARD_PADDING, RADIUS } from './measures';
import { focusRing } from './mixins';

/** How MUI's components look here; none of their default look should be left. */
export const componentStyles: Components<Theme> = {
  ...controlStyles,
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
            props: { variant: 'marked' },
            style: { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
          },
        ],
        '@media print': { '& [data-card-link]': { display: 'none' } },
        '&:has([data-card-link])': { transition: theme.transitions.create('border-color') },
        '&:has([data-card-link]):hover': { borderColor: theme.vars.palette.primary.main },
        '&:has([data-card-link]:focus-visible)': {
          ...focusRing(theme),
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
        padding: CARD_PADDING,
        '&:last-child': { paddingBottom: CARD_PADDING },
      },
    },
  },
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
};
