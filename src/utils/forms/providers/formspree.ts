import { member } from '../json-body';
import type { ContactProvider } from '../receiver';

/** Formspree answers `{ next }`, where a browser would go on to, or `{ errors: [{ field, code, message }] }`. */
export const formspree: ContactProvider<'id'> = {
  needs: ['id'],
  post: ({ id }, { thanksUrl }) => ({
    action: `https://formspree.io/f/${id}`,
    hidden: { _next: thanksUrl },
    honeypot: '_gotcha',
  }),
  isAccepted: (body) => typeof member(body, 'next') === 'string',
  fieldErrors: (body) => {
    const errors = member(body, 'errors');
    if (!Array.isArray(errors)) return {};
    const pairs = errors.map((error: unknown) => [member(error, 'field'), member(error, 'message')]);
    return Object.fromEntries(pairs.filter((pair) => pair.every((part) => typeof part === 'string')));
  },
};
