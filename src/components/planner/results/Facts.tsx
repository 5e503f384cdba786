import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RADIUS } from '../../../theme/measures';
import { paper } from '../../../theme/mixins';

/** A figure, and what it says. */
export interface ShownFact {
  readonly key: string;
  readonly value: ReactNode;
  readonly label: ReactNode;
}

interface FactsProps {
  readonly facts: readonly ShownFact[];
}

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.25rem, 100%), 1fr))',
  gap: 'clamp(8px, 2vw, 16px)',
  margin: 0,
  '& > div': {
    display: 'flex',
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    gap: 4,
    padding: '14px clamp(10px, 3vw, 20px)',
    ...paper(theme, RADIUS.field),
    breakInside: 'avoid',
  },
  '& dt': { fontSize: '0.9375rem', lineHeight: 1.4, color: theme.vars.palette.text.secondary },
  '& dd': {
    ...theme.typography.h3,
    fontSize: 'clamp(1.25rem, 1.05rem + 1vw, 1.75rem)',
    margin: 0,
    overflowWrap: 'normal',
  },
}));

/** The few figures that matter most, the figure above its words. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(({ key, value, label }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
