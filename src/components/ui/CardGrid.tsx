import { styled } from '@mui/material/styles';

/** A list of cards, two, three or four side by side on wide screens. */
export const CardGrid = styled('ul', { shouldForwardProp: (name) => name !== 'columns' })<{ columns?: 2 | 3 | 4 }>(
  ({ theme, columns = 3 }) => ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 'clamp(1rem, 0.7rem + 1.2vw, 1.75rem)',
    margin: 0,
    padding: 0,
    listStyleType: '""',
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${columns === 4 ? 2 : columns}, minmax(0, 1fr))` },
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
  }),
);
