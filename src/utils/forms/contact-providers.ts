import { basin } from './providers/basin';
import { formspree } from './providers/formspree';
import { netlify } from './providers/netlify';
import { ownFunction } from './providers/own-function';
import { web3forms } from './providers/web3forms';
import type { ContactProvider } from './receiver';

/** Who may receive the contact form, by the name that `content/site.yaml` uses; null sends nothing. */
export const CONTACT_PROVIDERS = {
  simulated: null,
  netlify,
  formspree,
  basin,
  web3forms,
  function: ownFunction,
} as const satisfies Readonly<Record<string, ContactProvider | null>>;

export type ContactProviderName = keyof typeof CONTACT_PROVIDERS;
