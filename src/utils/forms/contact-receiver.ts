import { chosenProvider } from './chosen-provider';
import { CONTACT_PROVIDERS, type ContactProviderName } from './contact-providers';
import type { ContactProvider, FormPlace, Receiver, ReceiverSettings } from './receiver';
import { sendForm } from './send-form';
import { simulated } from './simulated';

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
