import { netlifyNewsletter } from './netlify';
import {
  type Answers,
  chosenProvider,
  type FormPlace,
  type FormPost,
  type NewsletterProvider,
  type ReceiverSettings,
} from './receiver';

/** Mailchimp's honeypot is named after the two ids in the address that it gives. */
function mailchimpHoneypot(action: string): string {
  const ids = new URL(action).searchParams;
  return `b_${ids.get('u') ?? ''}_${ids.get('id') ?? ''}`;
}

/** Who may keep the subscriptions to the newsletter, by the name that `content/site.yaml` uses; null sends nothing. */
export const NEWSLETTER_PROVIDERS = {
  simulated: null,
  netlify: netlifyNewsletter,
  /** It takes the post of a browser under a user name. */
  buttondown: {
    needs: ['id'],
    post: ({ id }) => ({
      action: `https://buttondown.com/api/emails/embed-subscribe/${id}`,
      hidden: { embed: '1' },
      honeypot: 'website',
    }),
    emailField: 'email',
  } satisfies NewsletterProvider<'id'>,
  /** It gives each list an address of its own, which takes the post of a browser. */
  mailchimp: {
    needs: ['action'],
    post: ({ action }) => ({ action, hidden: {}, honeypot: mailchimpHoneypot(action) }),
    emailField: 'EMAIL',
  } satisfies NewsletterProvider<'action'>,
  /** It takes the post of a browser under the number of a form, and sends the browser on to a page on a host of its own. */
  kit: {
    needs: ['id'],
    post: ({ id }) => ({ action: `https://app.kit.com/forms/${id}/subscriptions`, hidden: {}, honeypot: 'website' }),
    emailField: 'email_address',
    leadsOnTo: ['https://*.kit.com'],
  } satisfies NewsletterProvider<'id'>,
} satisfies Readonly<Record<string, NewsletterProvider | null>>;

export type NewsletterProviderName = keyof typeof NEWSLETTER_PROVIDERS;

/** A newsletter form: what a browser posts, the name of its e-mail field, and how answers are read where our script sends it. */
export interface NewsletterPost extends FormPost {
  readonly emailField: string;
  readonly answers?: Answers;
}

/** How an address is given to the newsletter provider; null while nothing is sent. */
export function newsletterPost(
  settings: ReceiverSettings<NewsletterProviderName>,
  place: FormPlace,
): NewsletterPost | null {
  const chosen = chosenProvider<NewsletterProvider>(NEWSLETTER_PROVIDERS, settings);
  if (!chosen) return null;
  const { post, emailField, answers } = chosen.provider;
  return { ...post(chosen.given, place), emailField, answers };
}
