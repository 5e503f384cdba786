import { styled } from '@mui/material/styles';

/** The line that opens and folds, with a chevron in place of the browser's triangle; it turns down once all is open. */
export const Summary = styled('summary')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontWeight: 600,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '&::before': {
    content: '""',
    flex: 'none',
    width: 9,
    height: 9,
    borderInlineEnd: '2.5px solid currentColor',
    borderBottom: '2.5px solid currentColor',
    transform: 'rotate(-45deg)',
  },
  '[open] > &::before': { transform: 'rotate(45deg)' },
  '@media print': { '&::before': { display: 'none' } },
});
