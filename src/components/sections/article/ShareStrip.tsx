import { styled } from '@mui/material/styles';
import { tooltips } from '../../ui/tooltips';

/** How the ways to share look. */
export const ShareStrip = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  marginTop: 44,
  paddingTop: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h2': theme.typography.h4,
  '& > div:first-of-type': { ...tooltips(theme), display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& > div:first-of-type > *': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 48,
    minHeight: 48,
    padding: 0,
    border: `1px solid ${theme.vars.palette.outline.main}`,
    borderRadius: 999,
    color: theme.vars.palette.primary.main,
    backgroundColor: 'transparent',
    ...theme.typography.button,
  },
  'html:not([data-can-share]) & [data-share]': { display: 'none' },
  // The card of a text to copy by hand.
  '& > :last-child:not([hidden])': {
    display: 'grid',
    gap: 8,
    padding: 18,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 14,
  },
  '& input': {
    width: '100%',
    minHeight: 48,
    padding: '8px 14px',
    border: `1px solid ${theme.vars.palette.outline.main}`,
    borderRadius: 10,
    color: 'inherit',
    backgroundColor: theme.vars.palette.background.default,
    font: 'inherit',
  },
  '& > div:first-of-type > button': { paddingInline: 22, cursor: 'pointer' },
  // On phones the words have a line of their own, and the icons one below.
  [theme.breakpoints.down('sm')]: { '& > div:first-of-type > button:first-of-type': { flexBasis: '100%' } },
  '& > div:first-of-type > :hover': { backgroundColor: theme.vars.palette.wash.main },
  '@media (scripting: none)': { '& button': { display: 'none !important' } },
  '@media print': { display: 'none' },
}));
