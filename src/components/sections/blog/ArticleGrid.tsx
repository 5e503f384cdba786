import { styled } from '@mui/material/styles';
import { CardGrid } from '../../ui/CardGrid';

/** Article cards in one, two or three columns; three only where their titles have room. */
export const ArticleGrid = styled(CardGrid)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));
