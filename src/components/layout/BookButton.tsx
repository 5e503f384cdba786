import type { ReactNode } from 'react';
import { useInterfaceText } from '../../hooks/use-interface-text';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { BookingLink, type BookingLook } from '../ui/BookingLink';

interface BookButtonProps extends BookingLook {
  readonly children: ReactNode;
}

/** The button that opens the scheduling page in a new tab. */
export function BookButton({ children, ...look }: BookButtonProps) {
  const { booking } = useSiteSettings();
  const { newTab } = useInterfaceText();
  return (
    <BookingLink href={booking.url} newTab={newTab} {...look}>
      {children}
    </BookingLink>
  );
}
