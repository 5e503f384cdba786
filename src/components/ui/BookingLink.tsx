import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';

interface BookingLinkProps extends Pick<ButtonProps, 'variant' | 'color' | 'size' | 'sx'> {
  readonly href: string;
  /** Said to screen readers: that a new tab opens. */
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
