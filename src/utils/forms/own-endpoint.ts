/** What the form, the server's rules and our own endpoint (`src/contact-endpoint`) have to agree on. */

/** The path of the endpoint on the site's own address. */
export const ENDPOINT_PATH = '/api/contact';

/** Where the endpoint listens, on the machine of the site's server, by default. */
export const ENDPOINT_LISTEN = '127.0.0.1:9025';

/** Most bytes of a message; the longest fields together take 49,000 where each character is nine bytes, URL-encoded. */
export const MOST_BYTES = 64_000;
