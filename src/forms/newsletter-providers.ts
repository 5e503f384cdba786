import { netlifyNewsletter } from './netlify';
import type { NewsletterProvider } from './receiver';

/** Mailchimp names its honeypot after the two ids in the list's URL. */
function mailchimpHoneypot(action: string): string {
  const ids = new URL(action).searchParams;
  return `b_${ids.get('u') ?? ''}_${ids.get('id') ?? ''}`;
}

/** Newsletter providers, by their name in `content/site.yaml`; null sends nothing. */
export const NEWSLETTER_PROVIDERS = {
  simulated: null,
  netlify: netlifyNewsletter,
  /** Accepts a browser's POST under a user name. */
  buttondown: {
    needs: ['id'],
    post: ({ id }) => ({
      action: `https://buttondown.com/api/emails/embed-subscribe/${id}`,
      hidden: { embed: '1' },
      honeypot: 'website',
    }),
    emailField: 'email',
  } satisfies NewsletterProvider<'id'>,
  /** Gives each list its own URL, which accepts a browser's POST. */
  mailchimp: {
    needs: ['action'],
    mistakeIn: ({ pathname, searchParams }) =>
      pathname === '/subscribe/post' && searchParams.get('u') && searchParams.get('id')
        ? undefined
        : "must be the address after action= in Mailchimp's embedded form, with /subscribe/post, u= and id=",
    post: ({ action }) => ({ action, hidden: {}, honeypot: mailchimpHoneypot(action) }),
    emailField: 'EMAIL',
  } satisfies NewsletterProvider<'action'>,
  /** Accepts a browser's POST under a form number and redirects to a page on another host. */
  kit: {
    needs: ['id'],
    post: ({ id }) => ({ action: `https://app.kit.com/forms/${id}/subscriptions`, hidden: {}, honeypot: 'website' }),
    emailField: 'email_address',
    leadsOnTo: ['https://*.kit.com'],
  } satisfies NewsletterProvider<'id'>,
} satisfies Readonly<Record<string, NewsletterProvider | null>>;

export type NewsletterProviderName = keyof typeof NEWSLETTER_PROVIDERS;
