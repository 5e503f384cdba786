import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useBookingAddress } from '../../hooks/use-booking-address';
import { useInterfaceText } from '../../hooks/use-site-settings';
import { VisuallyHidden } from '../ui/VisuallyHidden';

interface BookButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  readonly children: ReactNode;
}

/** The button that opens the scheduling page in a new tab. */
export function BookButton({ children, ...look }: BookButtonProps) {
  const { newTab } = useInterfaceText();
  return (
    <Button href={useBookingAddress()} target="_blank" rel="noopener noreferrer" {...look}>
      <span>
        {children} <VisuallyHidden>{newTab}</VisuallyHidden>
      </span>
    </Button>
  );
}
