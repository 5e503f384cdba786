import type { ReactNode } from 'react';
import { useBookingAddress } from '../../hooks/use-booking-address';
import { useInterfaceText } from '../../hooks/use-interface-text';
import { BookingLink, type BookingLook } from '../ui/BookingLink';

interface BookButtonProps extends BookingLook {
  readonly children: ReactNode;
}

/** The button that opens the scheduling page in a new tab. */
export function BookButton({ children, ...look }: BookButtonProps) {
  const { newTab } = useInterfaceText();
  return (
    <BookingLink href={useBookingAddress()} newTab={newTab} {...look}>
      {children}
    </BookingLink>
  );
}
