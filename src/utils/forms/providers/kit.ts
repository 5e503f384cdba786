import type { NewsletterProvider } from '../receiver';

/** Kit takes the post of a browser under the number of a form, and sends the browser on to a page on a host of its own. */
export const kit: NewsletterProvider<'id'> = {
  needs: ['id'],
  post: ({ id }) => ({ action: `https://app.kit.com/forms/${id}/subscriptions`, hidden: {}, honeypot: 'website' }),
  emailField: 'email_address',
  leadsOnTo: ['https://*.kit.com'],
};
