import { ELAPSED_FIELD, HONEYPOT_FIELD, TOKEN_FIELD } from '../contact-fields';
import { member } from '../json-body';
import { ENDPOINT_PATH } from '../own-endpoint';
import type { ContactProvider } from '../receiver';

/** Our own endpoint answers `{ accepted: true }`, or `{ fields: ['email'] }`; the reasons are the page's to word. */
export const ownFunction: ContactProvider<'action'> = {
  needs: [],
  mayHave: ['action'],
  post: ({ action }) => ({ action: action || ENDPOINT_PATH, hidden: {}, honeypot: HONEYPOT_FIELD }),
  extraFields: ({ shownFor, token }) => ({ [ELAPSED_FIELD]: String(Math.round(shownFor)), [TOKEN_FIELD]: token }),
  isAccepted: (body) => member(body, 'accepted') === true,
  fieldErrors: (body) => {
    const fields = member(body, 'fields');
    return Object.fromEntries(Array.isArray(fields) ? fields.map((field) => [String(field), '']) : []);
  },
};
