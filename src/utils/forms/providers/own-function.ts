import { TRAP_FIELD } from '../contact-fields';
import { member } from '../json-body';
import type { FieldErrors } from '../outcome';
import type { Provider } from '../receiver';

/** The address of our own endpoint, `src/api/contact.ts`. */
const ENDPOINT = '/api/contact';

/** Our own endpoint answers `{ accepted: true }`, or `{ fields: { name: message } }`. */
export const ownFunction: Provider = {
  post: () => ({ action: ENDPOINT, hidden: {}, trap: TRAP_FIELD }),
  isAccepted: (body) => member(body, 'accepted') === true,
  fieldErrors: (body): FieldErrors => {
    const fields = member(body, 'fields') ?? {};
    return Object.fromEntries(Object.entries(fields).filter(([, message]) => typeof message === 'string'));
  },
};
