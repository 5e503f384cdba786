import { useBookingAddress } from '../../hooks/use-booking-address';
import { NewTabButton, type NewTabButtonProps } from './NewTabButton';

/** The button that opens the scheduling page. */
export function BookButton(props: Omit<NewTabButtonProps, 'href'>) {
  return <NewTabButton href={useBookingAddress()} {...props} />;
}
