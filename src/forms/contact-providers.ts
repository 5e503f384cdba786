import { member } from '../utils/is-record';
import { CONTACT_FIELDS, HONEYPOT_FIELD } from './contact-fields';
import { netlify } from './netlify';
import {
  type ContactProvider,
  chosenProvider,
  type FieldErrors,
  type FormPlace,
  type Receiver,
  type ReceiverSettings,
} from './receiver';
import { sendForm } from './send-form';

/** Reads the errors of the visitor's own fields from `{ errors: [{ field, message }] }`; nobody can correct others. */
function namedFields(body: unknown): FieldErrors {
  const errors = member(body, 'errors');
  if (!Array.isArray(errors)) return {};
  const pairs = errors.map((error: unknown) => [member(error, 'field'), member(error, 'message') ?? '']);
  const isOwn = ([field, message]: unknown[]): boolean =>
    CONTACT_FIELDS.some((name) => name === field) && typeof message === 'string';
  return Object.fromEntries(pairs.filter(isOwn));
}

/** Contact form providers, by their name in `content/site.yaml`; null sends nothing. */
export const CONTACT_PROVIDERS = {
  simulated: null,
  netlify,
  /** Responds with `{ next }`, the URL of its thank-you page, or `{ errors }`. */
  formspree: {
    needs: ['id'],
    post: ({ id }, { thanksUrl }) => ({
      action: `https://formspree.io/f/${id}`,
      hidden: { _next: thanksUrl },
      honeypot: '_gotcha',
    }),
    isAccepted: (body) => typeof member(body, 'next') === 'string',
    fieldErrors: namedFields,
  } satisfies ContactProvider<'id'>,
  /**
   * Responds with `{ success: true }`, or `{ error }` with a message for the owner; the thank-you page is configured at
   * Basin.
   */
  basin: {
    needs: ['id'],
    post: ({ id }) => ({ action: `https://usebasin.com/f/${id}`, hidden: {}, honeypot: '_gotcha' }),
    isAccepted: (body) => member(body, 'success') === true,
  } satisfies ContactProvider<'id'>,
  /** Responds with `{ success, message }`; its access key is public by design. */
  web3forms: {
    needs: ['id'],
    post: ({ id }, { thanksUrl }) => ({
      action: 'https://api.web3forms.com/submit',
      hidden: { access_key: id, redirect: thanksUrl },
      honeypot: 'botcheck',
    }),
    isAccepted: (body) => member(body, 'success') === true,
  } satisfies ContactProvider<'id'>,
  /** Any endpoint the owner runs: a 2xx status means the message arrived, whatever the body. */
  custom: {
    needs: ['action'],
    post: ({ action }) => ({ action, hidden: {}, honeypot: HONEYPOT_FIELD }),
    isAccepted: () => true,
    fieldErrors: namedFields,
  } satisfies ContactProvider<'action'>,
} satisfies Readonly<Record<string, ContactProvider | null>>;

export type ContactProviderName = keyof typeof CONTACT_PROVIDERS;

/** The receiver of the contact form. */
export function contactReceiver(settings: ReceiverSettings<ContactProviderName>, place: FormPlace): Receiver {
  const chosen = chosenProvider<ContactProvider>(CONTACT_PROVIDERS, settings, place);
  if (!chosen) return simulated;
  const { provider, post } = chosen;
  return { post, send: (fields) => sendForm(post, provider, fields) };
}

const SIMULATED_DELAY = 1000;

/** Used while no provider is configured: waits a second and makes no request. */
const simulated: Receiver = {
  post: null,
  send: () => new Promise((resolve) => setTimeout(() => resolve({ kind: 'accepted' }), SIMULATED_DELAY)),
};
