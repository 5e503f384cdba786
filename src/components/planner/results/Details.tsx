import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { stack } from '../../../theme/mixins';
import { Accordion, unfoldedOnPaper } from '../../ui/Accordion';

interface DetailsProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isOpen?: boolean;
  /** Too long for paper, unless it is open. */
  readonly isOnScreenOnly?: boolean;
  /** The id of the title, which is then a heading. */
  readonly headingId?: string;
}

const Box = styled(Accordion)(({ theme }) => ({
  '& > summary > h2': theme.typography.h3,
  '@media print': { ...unfoldedOnPaper, '&[data-screen]:not([open])': { display: 'none' } },
}));

const Content = styled('div')(({ theme }) => ({
  ...stack(20),
  padding: '4px 18px 20px',
  '& > ul': { ...theme.typography.body2, maxWidth: '42rem', margin: 0, paddingInlineStart: '1.25em' },
  '& > ul > li + li': { marginTop: 6 },
}));

/** What is folded away until someone wants to know it exactly. */
export function Details({ title, children, isOpen, isOnScreenOnly = false, headingId }: DetailsProps) {
  return (
    <Box open={isOpen} data-screen={isOnScreenOnly ? '' : undefined}>
      <summary>{headingId ? <h2 id={headingId}>{title}</h2> : title}</summary>
      <Content>{children}</Content>
    </Box>
  );
}
