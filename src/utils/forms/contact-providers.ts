import { member } from '../is-record';
import { ELAPSED_FIELD, ENDPOINT_PATH, HONEYPOT_FIELD, TOKEN_FIELD } from './contact-fields';
import { netlify } from './netlify';
import type { ContactProvider } from './receiver';

/** Answers that say nothing about single fields. */
const noFieldErrors = () => ({});

/** Who may receive the contact form, by the name that `content/site.yaml` uses; null sends nothing. */
export const CONTACT_PROVIDERS = {
  simulated: null,
  netlify,
  /** It answers `{ next }`, where a browser would go on to, or `{ errors: [{ field, code, message }] }`. */
  formspree: {
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
  } satisfies ContactProvider<'id'>,
  /** It answers `{ success: true }`, or `{ error }` with a text for the owner; where it leads to is set there. */
  basin: {
    needs: ['id'],
    post: ({ id }) => ({ action: `https://usebasin.com/f/${id}`, hidden: {}, honeypot: '_gotcha' }),
    isAccepted: (body) => member(body, 'success') === true,
    fieldErrors: noFieldErrors,
  } satisfies ContactProvider<'id'>,
  /** It answers `{ success, message }`; its access key is made to be public. */
  web3forms: {
    needs: ['id'],
    post: ({ id }, { thanksUrl }) => ({
      action: 'https://api.web3forms.com/submit',
      hidden: { access_key: id, redirect: thanksUrl },
      honeypot: 'botcheck',
    }),
    isAccepted: (body) => member(body, 'success') === true,
    fieldErrors: noFieldErrors,
  } satisfies ContactProvider<'id'>,
  /** Our own endpoint answers `{ accepted: true }`, or `{ fields: ['email'] }`; the reasons are the page's to word. */
  function: {
    needs: [],
    mayHave: ['action'],
    post: ({ action }) => ({ action: action || ENDPOINT_PATH, hidden: {}, honeypot: HONEYPOT_FIELD }),
    extraFields: ({ shownFor, token }) => ({ [ELAPSED_FIELD]: String(Math.round(shownFor)), [TOKEN_FIELD]: token }),
    isAccepted: (body) => member(body, 'accepted') === true,
    fieldErrors: (body) => {
      const fields = member(body, 'fields');
      return Object.fromEntries(Array.isArray(fields) ? fields.map((field) => [String(field), '']) : []);
    },
  } satisfies ContactProvider<'action'>,
} satisfies Readonly<Record<string, ContactProvider | null>>;

export type ContactProviderName = keyof typeof CONTACT_PROVIDERS;
