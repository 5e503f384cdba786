import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

/** How prominent a link to the booking page is. */
export type BookingLook = Pick<ButtonProps, 'variant' | 'size' | 'sx'>;

interface BookingLinkProps extends BookingLook {
  readonly href: string;
  /** Tells screen readers that a new tab opens. */
  readonly newTab: string;
  readonly children: ReactNode;
}

/** A button-shaped link to a page outside the site: a new tab, no opener. */
export function BookingLink({ href, newTab, children, ...look }: BookingLinkProps) {
  return (
    <Button href={href} target="_blank" rel="noopener noreferrer" {...look}>
      <span>
        {children} <VisuallyHidden>{newTab}</VisuallyHidden>
      </span>
    </Button>
  );
}
