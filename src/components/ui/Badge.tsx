import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { RADIUS } from '../../theme/measures';
import { Icon } from './Icon';

type Tone = 'quiet' | 'accent' | 'strong';

interface BadgeProps {
  readonly children: ReactNode;
  readonly icon?: string;
  /** Quiet for facts, accent for savings, strong for the one that must be seen. */
  readonly tone?: Tone;
}

const Pill = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: Tone }>(({ theme, tone }) => {
  const { tile, secondary, primary, text } = theme.vars.palette;
  const colors = {
    quiet: { color: text.primary, backgroundColor: tile.main },
    accent: { color: secondary.contrastText, backgroundColor: secondary.light },
    strong: { color: primary.contrastText, backgroundColor: primary.main },
  } as const;
  return {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    padding: '6px 14px',
    borderRadius: RADIUS.badge,
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.35,
    '& svg': { flex: 'none' },
    '@media (forced-colors: active)': { border: '1px solid' },
    ...colors[tone],
  };
});

/** A few words that stand out: a claim, a fact, a saving. */
export function Badge({ children, icon, tone = 'quiet' }: BadgeProps) {
  return (
    <Pill tone={tone}>
      {icon && <Icon name={icon} size={20} />}
      {children}
    </Pill>
  );
}
