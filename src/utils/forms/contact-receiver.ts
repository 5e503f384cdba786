import { chosenProvider } from './chosen-provider';
import { ELAPSED_FIELD } from './contact-fields';
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
  const timed = (fields: Readonly<Record<string, string>>, shownFor: number) =>
    provider.countsTime ? { ...fields, [ELAPSED_FIELD]: String(Math.round(shownFor)) } : fields;
  return { post, send: (fields, shownFor, signal) => sendForm(post, provider, timed(fields, shownFor), signal) };
}
