import type { NewsletterProvider } from '../receiver';

/** Mailchimp's honeypot is named after the two ids in the address that it gives. */
function honeypotOf(action: string): string {
  const ids = new URL(action).searchParams;
  return `b_${ids.get('u') ?? ''}_${ids.get('id') ?? ''}`;
}

/** Mailchimp gives each list an address of its own, which takes the post of a browser. */
export const mailchimp: NewsletterProvider<'action'> = {
  needs: ['action'],
  post: ({ action }) => ({ action, hidden: {}, honeypot: honeypotOf(action) }),
  emailField: 'EMAIL',
};
