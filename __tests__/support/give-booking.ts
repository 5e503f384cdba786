import { staticQueryData } from './stubs/gatsby';

/** Gives components the settings and words of a `BookButton`. */
export function giveBooking(): void {
  staticQueryData.current = {
    siteSettings: { booking: { label: 'Book a call', url: 'https://book.example.com/call' } },
    interfaceText: { newTab: '(opens in a new tab)' },
  };
}
