import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { GUTTER, PAGE_WIDTH } from '../../../theme/measures';
import { Unbroken } from '../../ui/Unbroken';

interface BlogHeroProps {
  readonly title: string;
  readonly lead: string;
  /** What is above the title, such as breadcrumbs. */
  readonly children?: ReactNode;
}

const Band = styled('header')(({ theme }) => ({
  paddingBlock: 'clamp(2rem, 1.2rem + 3.5vw, 4.5rem) clamp(1.5rem, 1rem + 2vw, 2.75rem)',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 16,
    maxWidth: PAGE_WIDTH,
    marginInline: 'auto',
    paddingInline: GUTTER,
  },
  '& h1': { ...theme.typography.h1, maxWidth: '18em' },
}));

const Lead = styled('p')(({ theme }) => ({
  ...theme.typography.subtitle1,
  maxWidth: '38em',
  color: theme.vars.palette.text.secondary,
  textWrap: 'balance',
}));

/** The head of the listing. */
export function BlogHero({ title, lead, children }: BlogHeroProps) {
  return (
    <Band>
      <div>
        {children}
        <h1>
          <Unbroken text={title} />
        </h1>
        <Lead>{lead}</Lead>
      </div>
    </Band>
  );
}
