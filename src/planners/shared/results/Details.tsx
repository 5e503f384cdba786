import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Accordion } from '../../../components/ui/Accordion';
import { stack, unfoldedOnPaper } from '../../../theme/mixins';

export interface DetailsProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly isOpen?: boolean;
  /** Begins a new sheet of paper. */
  readonly isOwnSheet?: boolean;
  /** The title's id; makes it a heading. */
  readonly headingId?: string;
}

const Sheet = styled(Accordion)(unfoldedOnPaper);

/** Less at the sides with large text, whose long words need the line. */
const PADDING = '4px clamp(8px, 34px - 1rem, 18px) 20px';

const Content = styled('div')({ ...stack(20), '@media screen': { padding: PADDING } });

/** Folded details for readers who want exact figures. */
export function Details({ title, children, isOpen, isOwnSheet, headingId }: DetailsProps) {
  const heading = headingId && (
    <Typography variant="h3" component="h2" id={headingId}>
      {title}
    </Typography>
  );
  return (
    <Sheet
      title={heading || title}
      open={isOpen}
      sx={
        isOwnSheet
          ? ({ typography }) => ({ '@media print': { breakBefore: 'page', '& > summary': typography.h3 } })
          : undefined
      }
    >
      <Content>{children}</Content>
    </Sheet>
  );
}
