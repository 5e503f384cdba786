import { styled } from '@mui/material/styles';

/** The results of a plan, one below the other. */
export const Results = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  '& h2': theme.typography.h2,
  '& h3': { ...theme.typography.h3, marginBottom: 8 },
}));
