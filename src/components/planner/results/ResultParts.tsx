import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** The results of a tool, in this order in every tool. */
export interface ResultPartsProps {
  readonly next?: ReactNode;
  readonly facts: ReactNode;
  /** Questions that are answered with yes or no, or a checklist. */
  readonly answers?: ReactNode;
  /** Bars, or a table. */
  readonly main: ReactNode;
  readonly dates: ReactNode;
  /** What is folded away. */
  readonly details: ReactNode;
}

const Parts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.25rem)',
  '& section > h3': { ...theme.typography.h3, marginBottom: 12 },
}));

/** The largest part and the dates beside each other where there is room. */
const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
  alignItems: 'start',
  gap: 'clamp(1.5rem, 1.2rem + 2vw, 3.5rem)',
  '@media print': { display: 'block' },
});

const Folded = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });

/** What to do, what to know, and below, folded away, everything exactly. */
export function ResultParts({ next, facts, answers, main, dates, details }: ResultPartsProps) {
  return (
    <Parts>
      {next}
      {facts}
      {answers}
      <Pair>
        {main}
        {dates}
      </Pair>
      <Folded>{details}</Folded>
    </Parts>
  );
}
