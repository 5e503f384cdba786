import { member } from '../json-body';
import type { ContactProvider } from '../receiver';

/** Basin answers `{ success: true }`, or `{ error }` with a text for the owner; where it leads to is set there. */
export const basin: ContactProvider<'id'> = {
  needs: ['id'],
  post: ({ id }) => ({ action: `https://usebasin.com/f/${id}`, hidden: {}, honeypot: '_gotcha' }),
  isAccepted: (body) => member(body, 'success') === true,
  fieldErrors: () => ({}),
};
