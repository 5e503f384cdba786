import { createContext, useContext } from 'react';
import { bookingAddress } from './booking-address';
import { useSiteSettings } from './use-site-settings';

/** The path of the page on screen. */
export const PagePathContext = createContext('');

/** The address of the scheduling page for the links of the page on screen. */
export function useBookingAddress(): string {
  const { booking, siteUrl } = useSiteSettings();
  return bookingAddress(booking, siteUrl, useContext(PagePathContext));
}
