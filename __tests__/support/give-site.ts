import { staticQueryData } from './stubs/gatsby';

/** What forms say to an e-mail address. */
const EMAIL_QUESTION = { didYouMean: 'Did you mean {address}?', incomplete: 'This address is not complete.' };

/** Gives components the settings and words of the site that they ask for. */
export function giveSite(): void {
  staticQueryData.current = {
    siteSettings: {
      brand: { name: 'Example' },
      siteUrl: 'https://www.example.com',
      language: 'en-GB',
      booking: { label: 'Book a call', url: 'https://book.example.com/call' },
    },
    interfaceText: { newTab: '(opens in a new tab)', closeDialog: 'Close', emailQuestion: EMAIL_QUESTION },
  };
}
