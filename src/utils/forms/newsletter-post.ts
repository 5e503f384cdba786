import { netlify } from './providers/netlify';
import type { FormPlace, FormPost, ReceiverSettings } from './receiver';

/** A newsletter form: what a browser posts, the name of its e-mail field, and whether our script sends it. */
export interface NewsletterPost extends FormPost {
  readonly emailField: string;
  /** False where the provider wants the browser's own post, because it goes on to a page of its own. */
  readonly isScripted: boolean;
}

/** Mailchimp's honeypot is named after the two ids in the address that it gives. */
function mailchimpTrap(action: string): string {
  const ids = new URL(action).searchParams;
  return `b_${ids.get('u') ?? ''}_${ids.get('id') ?? ''}`;
}

/** How an address is given to the newsletter provider; null while there is none. */
export function newsletterPost({ provider, id, action }: ReceiverSettings, place: FormPlace): NewsletterPost | null {
  switch (provider) {
    case 'netlify':
      return { ...netlify.post({ provider, id, action }, place), emailField: 'email', isScripted: true };
    case 'buttondown':
      return {
        action: `https://buttondown.com/api/emails/embed-subscribe/${id}`,
        hidden: { embed: '1' },
        trap: 'website',
        emailField: 'email',
        isScripted: false,
      };
    case 'mailchimp':
      return {
        action: action ?? '',
        hidden: {},
        trap: mailchimpTrap(action ?? ''),
        emailField: 'EMAIL',
        isScripted: false,
      };
    case 'kit':
      return {
        action: `https://app.kit.com/forms/${id}/subscriptions`,
        hidden: {},
        trap: 'website',
        emailField: 'email_address',
        isScripted: false,
      };
    default:
      return null;
  }
}
