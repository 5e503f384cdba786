import { styled } from '@mui/material/styles';

/** A `summary` with a chevron instead of the browser's triangle; it turns down when open. */
export const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  fontWeight: 600,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': {
    content: '""',
    flex: 'none',
    width: 9,
    height: 9,
    // Turned, its corners reach as far.
    marginInline: 2,
    borderInlineEnd: '2.5px solid currentColor',
    borderBottom: '2.5px solid currentColor',
    transform: 'rotate(-45deg)',
  },
  '[open] > &::before': { transform: 'rotate(45deg)' },
  '@media print': { breakAfter: 'avoid', '&::before': { display: 'none' } },
});
