import { staticQueryData } from '../jest/stubs/gatsby';

/** The forms' questions about an e-mail address. */
const EMAIL_QUESTION = { didYouMean: 'Did you mean {address}?', incomplete: 'This address is not complete.' };

/** Supplies the site settings and texts that components query. */
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
