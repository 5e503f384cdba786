import { CONTACT_PROVIDERS, type ContactProviderName } from './contact-providers';
import { type ContactProvider, chosenProvider, type FormPlace, type Receiver, type ReceiverSettings } from './receiver';
import { sendForm } from './send-form';

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
