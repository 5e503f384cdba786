import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface ArrowLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

const Line = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  fontWeight: 650,
  '& svg': { flex: 'none', transition: theme.transitions.create('transform') },
  '@media (prefers-reduced-motion: no-preference)': { '&:hover svg': { transform: 'translateX(4px)' } },
}));

/** A link to further reading, with an arrow after it. */
export function ArrowLink({ to, children }: ArrowLinkProps) {
  return (
    <Line to={to}>
      {children}
      <Icon name="arrow-right" size={20} />
    </Line>
  );
}
