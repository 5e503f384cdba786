import { ELAPSED_FIELD } from './contact-fields';
import { basin } from './providers/basin';
import { formspree } from './providers/formspree';
import { netlify } from './providers/netlify';
import { ownFunction } from './providers/own-function';
import { web3forms } from './providers/web3forms';
import type { FormPlace, Provider, Receiver, ReceiverSettings } from './receiver';
import { sendForm } from './send-form';
import { simulated } from './simulated';

const PROVIDERS: Readonly<Record<string, Provider>> = { netlify, formspree, basin, web3forms, function: ownFunction };

/** Who receives the contact form; without a provider it is only simulated. */
export function contactReceiver(settings: ReceiverSettings, place: FormPlace): Receiver {
  const provider = PROVIDERS[settings.provider];
  if (!provider) return simulated;
  const post = provider.post(settings, place);
  const timed = (fields: Readonly<Record<string, string>>, elapsed: number) =>
    provider.countsTime ? { ...fields, [ELAPSED_FIELD]: String(elapsed) } : fields;
  return { post, send: (fields, elapsed, signal) => sendForm(post, provider, timed(fields, elapsed), signal) };
}
