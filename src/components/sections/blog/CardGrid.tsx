import { styled } from '@mui/material/styles';

/** Cards in one, two or three columns of equal height. */
export const CardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 'clamp(1.25rem, 0.9rem + 1.2vw, 1.75rem)',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));
