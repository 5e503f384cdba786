import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { plainList } from '../../theme/mixins';

/** A list of sources. */
export const SourceList = styled('ul')(({ theme }) => ({ ...theme.typography.body2, ...plainList, marginTop: 10 }));

/** One source, with a remark. */
export const SourceEntry = styled('li')({ paddingBlock: 7 });

const OnPaper = styled('a')({
  '@media print': { overflowWrap: 'anywhere', '&::after': { content: '" (" attr(href) ")"' } },
});

interface SourceLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to an official page; print adds its URL. */
export function SourceLink({ href, children }: SourceLinkProps) {
  return (
    <OnPaper href={href} rel="noopener">
      {children}
    </OnPaper>
  );
}
