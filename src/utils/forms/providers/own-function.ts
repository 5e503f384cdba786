import { HONEYPOT_FIELD } from '../contact-fields';
import { member } from '../json-body';
import type { ContactProvider } from '../receiver';

/** The address of our own endpoint, `src/api/contact.ts`. */
const ENDPOINT = '/api/contact';

/** Our own endpoint answers `{ accepted: true }`, or `{ fields: ['email'] }`; the reasons are the page's to word. */
export const ownFunction: ContactProvider<never> = {
  needs: [],
  post: () => ({ action: ENDPOINT, hidden: {}, honeypot: HONEYPOT_FIELD }),
  countsTime: true,
  isAccepted: (body) => member(body, 'accepted') === true,
  fieldErrors: (body) => {
    const fields = member(body, 'fields');
    return Object.fromEntries(Array.isArray(fields) ? fields.map((field) => [String(field), '']) : []);
  },
};
