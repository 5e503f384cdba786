import { styled } from '@mui/material/styles';
import { plainList, stack } from '../../theme/mixins';

interface CardGridProps {
  /** Number of columns on wide screens. */
  readonly columns?: number | undefined;
  /** The breakpoint for them; below it, two cards are side by side. */
  readonly from?: 'md' | 'lg';
}

/** Columns in whose rows no card stands alone. */
export const columnsFor = (cards: number): 2 | 3 => (cards < 3 || cards % 3 === 1 ? 2 : 3);

/** A list of cards in a grid. */
export const CardGrid = styled('ul', {
  shouldForwardProp: (name) => !['columns', 'from', 'sx'].includes(String(name)),
})<CardGridProps>(({ theme, columns = 3, from = 'md' }) => ({
  ...stack('clamp(1rem, 0.7rem + 1.2vw, 1.75rem)'),
  ...plainList,
  ...(columns > 1 && { [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } }),
  ...(columns > 2 && { [theme.breakpoints.up(from)]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } }),
}));
