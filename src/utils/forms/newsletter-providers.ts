import { buttondown } from './providers/buttondown';
import { kit } from './providers/kit';
import { mailchimp } from './providers/mailchimp';
import { netlifyNewsletter } from './providers/netlify';
import type { NewsletterProvider } from './receiver';

/** Who may keep the subscriptions to the newsletter, by the name that `content/site.yaml` uses; null sends nothing. */
export const NEWSLETTER_PROVIDERS = {
  simulated: null,
  netlify: netlifyNewsletter,
  buttondown,
  mailchimp,
  kit,
} as const satisfies Readonly<Record<string, NewsletterProvider | null>>;

export type NewsletterProviderName = keyof typeof NEWSLETTER_PROVIDERS;
