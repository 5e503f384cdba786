import type { Components, Theme } from '@mui/material/styles';
import { controlStyles } from './controls';
import { CARD_PADDING, GUTTER, PAGE_WIDTH, RADIUS, READING_WIDTH } from './measures';
import { focusRing } from './mixins';

/** The site's look for MUI components; none of MUI's default look should remain. */
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
        '&:has([data-card-link]:focus-visible)': focusRing(theme),
        '@media not (forced-colors: active)': { '& [data-card-link]:focus-visible': { outline: 'none' } },
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
      root: ({ theme }) => ({
        width: 'fit-content',
        height: 'auto',
        minHeight: 44,
        maxWidth: '100%',
        borderRadius: RADIUS.pill,
        fontSize: '1rem',
        fontWeight: 600,
        padding: '4px 8px',
        '@media (forced-colors: active)': { border: '1px solid' },
        variants: [
          {
            // A badge: a few highlighted words.
            props: { size: 'small' },
            style: {
              gap: 8,
              minHeight: 0,
              padding: '6px 14px',
              borderRadius: RADIUS.badge,
              fontSize: '0.9375rem',
              lineHeight: 1.35,
              color: theme.vars.palette.text.primary,
              backgroundColor: theme.vars.palette.tile.main,
              '& .MuiChip-label': { padding: 0 },
            },
          },
          {
            props: { size: 'small', color: 'primary' },
            style: { color: theme.vars.palette.primary.contrastText, backgroundColor: theme.vars.palette.primary.main },
          },
          {
            props: { size: 'small', color: 'secondary' },
            style: {
              color: theme.vars.palette.secondary.contrastText,
              backgroundColor: theme.vars.palette.secondary.light,
            },
          },
        ],
      }),
      label: { whiteSpace: 'normal', overflowWrap: 'anywhere' },
      icon: { flex: 'none', margin: 0, color: 'inherit' },
    },
  },
  MuiContainer: {
    defaultProps: { maxWidth: 'lg', disableGutters: true },
    styleOverrides: {
      root: ({ theme, ownerState: { maxWidth } }) => {
        const width = { maxWidth: maxWidth === 'md' ? READING_WIDTH : PAGE_WIDTH };
        return { paddingInline: GUTTER, ...width, [theme.breakpoints.up(maxWidth || 'lg')]: width };
      },
    },
  },
};
