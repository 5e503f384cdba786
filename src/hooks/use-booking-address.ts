import { createContext, useContext } from 'react';
import { useSiteSettings } from './use-site-settings';

/** The path of the page on screen. */
export const PagePathContext = createContext('');

/** `booking` in `content/site.yaml`, as far as its address goes. */
interface Booking {
  readonly url: string;
  readonly utm: boolean | null;
}

/**
 * The address of the scheduling page and, if the owner wants it, where the visitor came from, in the campaign parameters that
 * scheduling services store with a booking. Parameters that the owner's address has already stay as they are.
 * @param siteUrl the site's address, such as `https://www.example.com`
 * @param path the path of the page with the link
 */
export function bookingAddress({ url, utm }: Booking, siteUrl: string, path: string): string {
  if (!utm) return url;
  const address = new URL(url);
  const parameters = {
    utm_source: new URL(siteUrl).hostname.replace(/^www\./, ''),
    utm_medium: 'website',
    utm_campaign: path,
  };
  const missing = Object.entries(parameters).filter(([name]) => !address.searchParams.has(name));
  // Not through `searchParams`, which would write the owner's own parameters in another way.
  if (missing.length > 0) address.search += `${address.search && '&'}${new URLSearchParams(missing)}`;
  return address.href;
}

/** The address of the scheduling page for the links of the page on screen. */
export function useBookingAddress(): string {
  const { booking, siteUrl } = useSiteSettings();
  return bookingAddress(booking, siteUrl, useContext(PagePathContext));
}
