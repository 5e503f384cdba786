import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { type ButtonLook, buttonStyles, isForElement } from './Button';
import { VisuallyHidden } from './VisuallyHidden';

interface BookingLinkProps extends ButtonLook {
  readonly href: string;
  /** Tells screen readers that a new tab opens. */
  readonly newTab: string;
  readonly children: ReactNode;
}

const Anchor = styled('a', { shouldForwardProp: isForElement })<ButtonLook>(buttonStyles);

/** A button-shaped link to a page outside the site: a new tab, no opener. */
export function BookingLink({ href, newTab, children, ...look }: BookingLinkProps) {
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer" {...look}>
      <span>
        {children} <VisuallyHidden>{newTab}</VisuallyHidden>
      </span>
    </Anchor>
  );
}
