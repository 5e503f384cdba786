/** What the form, the server's rules and our own endpoint (`src/contact-endpoint`) have to agree on. */

/** What a visitor fills in, in the order of the form. */
export const CONTACT_FIELDS = ['name', 'email', 'phone', 'interest', 'message'] as const;

export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Most characters that a field may hold; the same for the form and for our own endpoint. */
export const MOST_CHARACTERS: Readonly<Record<ContactField, number>> = {
  name: 100,
  email: 254,
  phone: 40,
  interest: 40,
  message: 5000,
};

/**
 * Invisible characters that nobody types, and that change what a mail program shows as a name or an address: controls
 * and line ends, halves of characters, and marks that turn the direction of the text around.
 */
export const INVISIBLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** An address whose domain has a dot, for browsers that run no script; with script the form asks what was meant. */
export const EMAIL_PATTERN = '.+@.+\\..{2,}';

/** The name of a hidden field that robots fill in and people never see. */
export const HONEYPOT_FIELD = 'website';

/** The name of the field that says how long the form was shown, in milliseconds. */
export const ELAPSED_FIELD = 'elapsed';

/** The name of the field by which our own endpoint tells a message that is sent again from a new one. */
export const TOKEN_FIELD = 'token';

/** The path of the endpoint on the site's own address. */
export const ENDPOINT_PATH = '/api/contact';

/** Where the endpoint listens, on the machine of the site's server, by default. */
export const ENDPOINT_LISTEN = '127.0.0.1:9025';

/** Most bytes of a message; the longest fields together take 49,000 where each character is nine bytes, URL-encoded. */
export const MOST_BYTES = 64_000;
