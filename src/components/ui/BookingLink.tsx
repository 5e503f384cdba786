import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/** The prominence of a booking link. */
export type BookingLook = Pick<ButtonProps, 'variant' | 'size' | 'sx'>;

interface BookingLinkProps extends BookingLook {
  readonly href: string;
  /** Tells screen readers that a new tab opens. */
  readonly newTab: string;
  readonly children: ReactNode;
}

/** A button-like link to an external page: new tab, no opener. */
export function BookingLink({ href, newTab, children, ...look }: BookingLinkProps) {
  return (
    <Button href={href} target="_blank" rel="noopener noreferrer" {...look}>
      <span>
        {children} <VisuallyHidden>{newTab}</VisuallyHidden>
      </span>
    </Button>
  );
}
