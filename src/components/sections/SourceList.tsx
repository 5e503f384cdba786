import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { plainList } from '../../theme/mixins';

/** The pages on which something relies. */
export const SourceList = styled('ul')(({ theme }) => ({ ...theme.typography.body2, ...plainList, marginTop: 10 }));

/** One page, with what is said about it. */
export const SourceEntry = styled('li')({ paddingBlock: 7 });

const OnPaper = styled('a')({
  '@media print': { overflowWrap: 'anywhere', '&::after': { content: '" (" attr(href) ")"' } },
});

interface SourceLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to an official page, which paper shows with its address. */
export function SourceLink({ href, children }: SourceLinkProps) {
  return (
    <OnPaper href={href} rel="noopener">
      {children}
    </OnPaper>
  );
}
