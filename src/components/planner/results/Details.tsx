import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { stack, unfoldedOnPaper } from '../../../theme/mixins';
import { Accordion } from '../../ui/Accordion';

interface DetailsProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isOpen?: boolean;
  /** Too long for paper, unless open. */
  readonly isOnScreenOnly?: boolean;
  /** The title's id; makes it a heading. */
  readonly headingId?: string;
}

const Sheet = styled(Accordion)({
  ...unfoldedOnPaper,
  '@media print': { ...unfoldedOnPaper['@media print'], '&[data-screen]:not([open])': { display: 'none' } },
});

const Content = styled('div')({ ...stack(20), '@media screen': { padding: '4px 18px 20px' } });

/** Folded details for readers who want exact figures. */
export function Details({ title, children, isOpen, isOnScreenOnly = false, headingId }: DetailsProps) {
  const heading = headingId && (
    <Typography variant="h3" component="h2" id={headingId}>
      {title}
    </Typography>
  );
  return (
    <Sheet title={heading || title} open={isOpen} data-screen={isOnScreenOnly ? '' : undefined}>
      <Content>{children}</Content>
    </Sheet>
  );
}
