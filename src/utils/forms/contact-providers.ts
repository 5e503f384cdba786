import { member } from '../is-record';
import { ELAPSED_FIELD, ENDPOINT_PATH, HONEYPOT_FIELD, TOKEN_FIELD } from './contact-fields';
import { netlify } from './netlify';
import { type ContactProvider, chosenProvider, type FormPlace, type Receiver, type ReceiverSettings } from './receiver';
import { sendForm } from './send-form';

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

/** Who receives the contact form. */
export function contactReceiver(settings: ReceiverSettings<ContactProviderName>, place: FormPlace): Receiver {
  const chosen = chosenProvider<ContactProvider>(CONTACT_PROVIDERS, settings);
  if (!chosen) return simulated;
  const { provider, given } = chosen;
  const post = provider.post(given, place);
  return {
    post,
    send: (fields, sending, signal) =>
      sendForm(post, provider, { ...fields, ...provider.extraFields?.(sending) }, signal),
  };
}

/** How long sending is simulated, in milliseconds. */
const SIMULATED_DELAY = 1000;

/** Used while no provider is configured: waits a second and makes no request. */
const simulated: Receiver = {
  post: null,
  send: (_fields, _sending, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ kind: 'accepted' }), SIMULATED_DELAY);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    }),
};
