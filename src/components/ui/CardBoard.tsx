import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { CardGrid } from './CardGrid';

interface CardBoardProps {
  readonly heading: ReactNode;
  /** Cards as list entries. */
  readonly children: ReactNode;
}

const Board = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: 'clamp(1rem, 0.7rem + 1.2vw, 1.75rem)',
    '& > ul': { display: 'contents' },
    '& > :first-of-type': { alignSelf: 'center', margin: 0 },
  },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** Cards whose heading takes the first place of the grid, so that five of them leave no gap. */
export function CardBoard({ heading, children }: CardBoardProps) {
  return (
    <Board>
      {heading}
      <CardGrid>{children}</CardGrid>
    </Board>
  );
}
