import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { RADIUS } from '../../theme/measures';
import { paper } from '../../theme/mixins';
import { Summary } from './Summary';

interface AccordionProps extends Omit<ComponentProps<typeof Sheet>, 'title'> {
  readonly title: ReactNode;
}

const Sheet = styled('details')(({ theme }) => paper(theme, RADIUS.field));

/** A sheet that the browser itself opens and closes by its title, which MUI's Accordion cannot do. */
export function Accordion({ title, children, ...details }: AccordionProps) {
  return (
    <Sheet {...details}>
      <Summary sx={{ borderRadius: `${RADIUS.field}px`, '@media screen': { minHeight: 52, padding: '10px 18px' } }}>
        {title}
      </Summary>
      {children}
    </Sheet>
  );
}
